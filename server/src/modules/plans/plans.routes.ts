import { reader, signedIn } from '../../rpc/builders.ts';
import { checkFacts } from './check/checkFacts.service.ts';
import { topCurators } from './curators/curators.service.ts';
import { countCuratedPlans, listCuratedPlans, ownPlans, sharedPlans } from './lists/planLists.service.ts';
import { createPlan, deletePlan, editPlan, getPlan, restorePlan } from './plans.service.ts';
import { react } from './reactions/reactions.service.ts';
import { savedPlans } from './saved/saved.service.ts';

export const plansRoutes = {
  list: reader.plans.list.handler(({ context, input }) => listCuratedPlans(context, input)),
  count: reader.plans.count.handler(({ context, input }) => countCuratedPlans(context, input)),
  get: reader.plans.get.handler(({ context, input }) => getPlan(context, input.id, input)),
  checkFacts: reader.plans.checkFacts.handler(({ context, input }) => checkFacts(context, input)),
  create: signedIn.plans.create.handler(({ context, input }) => createPlan(context, input)),
  update: signedIn.plans.update.handler(({ context, input }) => editPlan(context, input)),
  delete: signedIn.plans.delete.handler(({ context, input }) => deletePlan(context, input.id)),
  restore: signedIn.plans.restore.handler(({ context, input }) => restorePlan(context, input.id)),
  like: signedIn.plans.like.handler(({ context, input }) =>
    react(context, 'like', input.id, input.request_id),
  ),
  unlike: signedIn.plans.unlike.handler(({ context, input }) =>
    react(context, 'unlike', input.id, input.request_id),
  ),
  save: signedIn.plans.save.handler(({ context, input }) =>
    react(context, 'save', input.id, input.request_id),
  ),
  unsave: signedIn.plans.unsave.handler(({ context, input }) =>
    react(context, 'unsave', input.id, input.request_id),
  ),
  saved: signedIn.plans.saved.handler(({ context, input }) => savedPlans(context, input)),
  shared: signedIn.plans.shared.handler(({ context, input }) => sharedPlans(context, input)),
  topCurators: reader.plans.topCurators.handler(({ context }) => topCurators(context)),
  mine: signedIn.plans.mine.handler(({ context, input }) => ownPlans(context, input)),
};
