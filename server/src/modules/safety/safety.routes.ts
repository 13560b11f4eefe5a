import { admin, signedIn } from '../../rpc/builders.ts';
import { blockUser, listBlocked, unblockUser } from './blocks/blocks.service.ts';
import { decideContent, moderationHistory, moderationQueue } from './moderation/moderation.service.ts';
import { reportContent, reportPlan } from './reports/reports.service.ts';
import { whoSees } from './visibility/whoSees.service.ts';

export const safetyRoutes = {
  reportPlan: signedIn.safety.reportPlan.handler(({ context, input }) => reportPlan(context, input)),
  report: signedIn.safety.report.handler(({ context, input }) => reportContent(context, input)),
  block: signedIn.safety.block.handler(({ context, input }) => blockUser(context, input.user_id)),
  unblock: signedIn.safety.unblock.handler(({ context, input }) => unblockUser(context, input.user_id)),
  blocked: signedIn.safety.blocked.handler(({ context, input }) => listBlocked(context, input.cursor)),
  whoSees: signedIn.safety.whoSees.handler(({ context, input }) => whoSees(context, input)),
  moderationQueue: admin.safety.moderationQueue.handler(({ context }) => moderationQueue(context)),
  moderationHistory: admin.safety.moderationHistory.handler(({ context, input }) =>
    moderationHistory(context, input.cursor),
  ),
  hide: admin.safety.hide.handler(({ context, input }) => decideContent(context, 'hide', input)),
  restoreContent: admin.safety.restoreContent.handler(({ context, input }) =>
    decideContent(context, 'restore', input),
  ),
};
