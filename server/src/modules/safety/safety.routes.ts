import { admin, signedIn, signedInEvenSuspended } from '../../rpc/builders.ts';
import { blockUser, listBlocked, unblockUser } from './blocks/blocks.service.ts';
import { decideContent } from './moderation/decide.service.ts';
import { moderationHistory, moderationQueue } from './moderation/moderation.service.ts';
import { objectTo, readOwnDecision, readOwnSuspension } from './moderation/objections.service.ts';
import { haveOpen } from './moderation/openItems.service.ts';
import { undoDecisions } from './moderation/undo.service.ts';
import { listPublished, moderationItem } from './published/published.service.ts';
import { listOwnReports } from './receipts/ownReports.service.ts';
import { reportContent, reportPlan } from './reports/reports.service.ts';
import { whoSees } from './visibility/whoSees.service.ts';

export const safetyRoutes = {
  reportPlan: signedIn.safety.reportPlan.handler(({ context, input }) => reportPlan(context, input)),
  report: signedIn.safety.report.handler(({ context, input }) => reportContent(context, input)),
  block: signedIn.safety.block.handler(({ context, input }) => blockUser(context, input.user_id)),
  unblock: signedIn.safety.unblock.handler(({ context, input }) => unblockUser(context, input.user_id)),
  blocked: signedIn.safety.blocked.handler(({ context, input }) => listBlocked(context, input.cursor)),
  whoSees: signedIn.safety.whoSees.handler(({ context, input }) => whoSees(context, input)),
  moderationQueue: admin.safety.moderationQueue.handler(({ context, input }) =>
    moderationQueue(context, input.cursor),
  ),
  moderationItem: admin.safety.moderationItem.handler(({ context, input }) => moderationItem(context, input)),
  published: admin.safety.published.handler(({ context, input }) => listPublished(context, input)),
  haveOpen: admin.safety.haveOpen.handler(({ context, input }) => haveOpen(context, input.item)),
  moderationHistory: admin.safety.moderationHistory.handler(({ context, input }) =>
    moderationHistory(context, input.cursor),
  ),
  decide: admin.safety.decide.handler(({ context, input }) => decideContent(context, input)),
  undo: admin.safety.undo.handler(({ context, input }) => undoDecisions(context, input.decisions)),
  ownReports: signedInEvenSuspended.safety.ownReports.handler(({ context, input }) =>
    listOwnReports(context, input.cursor),
  ),
  ownDecision: signedInEvenSuspended.safety.ownDecision.handler(({ context, input }) =>
    readOwnDecision(context, input.id),
  ),
  ownSuspension: signedInEvenSuspended.safety.ownSuspension.handler(({ context }) =>
    readOwnSuspension(context),
  ),
  object: signedInEvenSuspended.safety.object.handler(({ context, input }) => objectTo(context, input)),
};
