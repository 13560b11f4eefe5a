import { signedIn } from '../../rpc/builders.ts';
import { ownLimits, saveLimits } from './dateLimits.service.ts';
import { changeSurprise, createSurprise, getSurprise, listSurprises } from './surprises.service.ts';

export const surprisesRoutes = {
  create: signedIn.surprises.create.handler(({ context, input }) => createSurprise(context, input)),
  list: signedIn.surprises.list.handler(({ context, input }) => listSurprises(context, input)),
  get: signedIn.surprises.get.handler(({ context, input }) => getSurprise(context, input.id)),
  change: signedIn.surprises.change.handler(({ context, input }) => changeSurprise(context, input)),
  limits: signedIn.surprises.limits.handler(({ context }) => ownLimits(context)),
  saveLimits: signedIn.surprises.saveLimits.handler(({ context, input }) => saveLimits(context, input)),
};
