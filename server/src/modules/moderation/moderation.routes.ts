import { admin } from '../../rpc/builders.ts';
import { dropJob, readActivity, runJobAgain, setPremiumOverride } from './activity/activity.service.ts';
import { exportActions, listActions } from './audit/actions.service.ts';
import {
  clearTier,
  eraseMember,
  revealEmail,
  setTier,
  signOutMember,
} from './members/actOnMember.service.ts';
import { listMembers, memberByEmail, readMember } from './members/members.service.ts';

const { moderation } = admin;

export const moderationRoutes = {
  actions: moderation.actions.handler(({ context, input }) => listActions(context, input)),
  activity: moderation.activity.handler(({ context }) => readActivity(context)),
  runJobAgain: moderation.runJobAgain.handler(({ context, input }) => runJobAgain(context, input)),
  dropJob: moderation.dropJob.handler(({ context, input }) => dropJob(context, input)),
  setPremiumOverride: moderation.setPremiumOverride.handler(({ context, input }) =>
    setPremiumOverride(context, input),
  ),
  members: moderation.members.handler(({ context, input }) => listMembers(context, input)),
  memberByEmail: moderation.memberByEmail.handler(({ context, input }) => memberByEmail(context, input)),
  member: moderation.member.handler(({ context, input }) => readMember(context, input)),
  revealEmail: moderation.revealEmail.handler(({ context, input }) => revealEmail(context, input)),
  setTier: moderation.setTier.handler(({ context, input }) => setTier(context, input)),
  clearTier: moderation.clearTier.handler(({ context, input }) => clearTier(context, input)),
  signOutMember: moderation.signOutMember.handler(({ context, input }) => signOutMember(context, input)),
  eraseMember: moderation.eraseMember.handler(({ context, input }) => eraseMember(context, input)),
  exportActions: moderation.exportActions.handler(({ context, input }) => exportActions(context, input)),
};
