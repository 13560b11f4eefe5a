import { admin } from '../../rpc/builders.ts';
import { exportActions, listActions } from './audit/actions.service.ts';

const { moderation } = admin;

export const moderationRoutes = {
  actions: moderation.actions.handler(({ context, input }) => listActions(context, input)),
  exportActions: moderation.exportActions.handler(({ context, input }) => exportActions(context, input)),
};
