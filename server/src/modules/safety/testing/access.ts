import { randomUUID } from 'node:crypto';
import {
  type AreaAccess,
  adminOnly,
  all,
  invisible,
  NOTHING,
  notMembers,
  type Outcome,
  type Role,
  row,
  sharedPrivate,
  signedIn,
  type World,
} from '../../../../test/matrix.ts';
import { listBlocked } from '../blocks/blocks.service.ts';
import { requireAdmin } from '../moderation/admins.service.ts';
import { moderationQueue } from '../moderation/moderation.service.ts';
import { listPublished } from '../published/published.service.ts';

/** Reporting needs to see the thing and not to own it; a report that others made first still counts. */
const reporting: Record<Role, Outcome> = { ...signedIn, owner: 'OWN_CONTENT', blocker: 'NOT_FOUND' };
const decision = (w: World) => ({
  items: [{ content_type: 'plan' as const, content_id: w.plans.reportable, seen: null }],
  action: 'restore' as const,
  reason: 'x',
});
/** Nobody but whom it is about learns of a decision. */
const theirsAlone: Record<Role, Outcome> = {
  ...all('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  appealing: 'ok',
};

export const safetyAccess: AreaAccess = {
  procedures: [
    row(
      'safety.whoSees',
      invisible,
      (c, w) => () => c.safety.whoSees({ type: 'plan', id: w.plans.private }),
      'a private plan',
    ),
    row(
      'safety.whoSees',
      invisible,
      (c, w) => () => c.safety.whoSees({ type: 'plan', id: w.plans.public }),
      'a public plan',
    ),
    row(
      'safety.reportPlan',
      reporting,
      (c, w) => () => c.safety.reportPlan({ id: w.plans.reportable, reason: 'spam' }),
      'a public plan',
    ),
    row(
      'safety.reportPlan',
      { ...sharedPrivate, owner: 'OWN_CONTENT' },
      (c, w) => () => c.safety.reportPlan({ id: w.plans.private, reason: 'spam' }),
      'a private plan',
    ),
    row(
      'safety.reportPlan',
      { ...reporting, ...notMembers('NOT_FOUND') },
      (c, w) => () => c.safety.reportPlan({ id: w.plans.prive, reason: 'spam' }),
      'a Privé plan',
    ),
    row(
      'safety.report',
      reporting,
      (c, w) => () => c.safety.report({ content_type: 'pin', content_id: w.pin, reason: 'spam' }),
      'a public pin',
    ),
    row(
      'safety.report',
      signedIn,
      (c, w) => () => c.safety.report({ content_type: 'profile', content_id: w.stranger, reason: 'spam' }),
      'a profile',
    ),
    row(
      'safety.report',
      reporting,
      (c, w) => () => c.safety.report({ content_type: 'review', content_id: w.review, reason: 'spam' }),
      'a review',
    ),
    row(
      'safety.report',
      { ...all('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
      (c) => () => c.safety.report({ content_type: 'photo', content_id: randomUUID(), reason: 'spam' }),
      'a photo, of which there are none yet',
    ),
    row('safety.block', signedIn, (c, w) => () => c.safety.block({ user_id: w.stranger })),
    row('safety.unblock', signedIn, (c, w) => () => c.safety.unblock({ user_id: w.stranger })),
    row('safety.blocked', signedIn, (c) => () => c.safety.blocked({})),
    row('safety.moderationQueue', adminOnly, (c) => () => c.safety.moderationQueue({})),
    row('safety.moderationHistory', adminOnly, (c) => () => c.safety.moderationHistory({})),
    row(
      'safety.moderationItem',
      adminOnly,
      (c, w) => () => c.safety.moderationItem({ content_type: 'plan', content_id: w.plans.reportable }),
      'a public plan',
    ),
    row(
      'safety.moderationItem',
      all('NOT_FOUND'),
      (c, w) => () => c.safety.moderationItem({ content_type: 'pin', content_id: w.pins.private }),
      'a private pin that nobody reported',
    ),
    row('safety.published', adminOnly, (c) => () => c.safety.published({ kind: 'plan', list: 'newest' })),
    row('safety.haveOpen', adminOnly, (c) => () => c.safety.haveOpen({ item: null })),
    row('safety.decide', adminOnly, (c, w) => () => c.safety.decide(decision(w))),
    row(
      'safety.undo',
      { ...all('NOT_FOUND'), admin: 'UNDO_TOO_LATE' },
      (c, w) => () => c.safety.undo({ decisions: [w.decision] }),
      'a decision of the admin, a day old',
    ),
    row('safety.ownReports', signedIn, (c) => () => c.safety.ownReports({})),
    row('safety.ownDecision', theirsAlone, (c, w) => () => c.safety.ownDecision({ id: w.decision })),
    row('safety.ownSuspension', signedIn, (c) => () => c.safety.ownSuspension()),
    row(
      'safety.object',
      { ...theirsAlone, appealing: 'OBJECTION_REFUSED' },
      (c, w) => () => c.safety.object({ id: w.decision, words: 'Once more' }),
      'a decision that was objected to',
    ),
  ],
  ways: {
    // Of an own thing who sees it, and nothing of the thing.
    'safety.whoSees': NOTHING,
    'safety.blocked': {
      ...NOTHING,
      profile: {
        look: async ({ caller }) => {
          const { viewer } = caller;
          const users = viewer ? (await listBlocked({ ...caller, viewer }, undefined)).users : [];
          return { full: users.map(({ user_id }) => user_id) };
        },
        // The one place where those who block somebody still see who it is.
        expects: (role) => (role === 'blocker' ? 'full' : 'none'),
      },
    },
    // Here admins see what was reported, whatever it is; nothing of the things in every state was.
    'safety.moderationQueue': {
      ...NOTHING,
      plan: {
        look: async ({ owner }) => ({
          full: (await moderationQueue(owner)).items.map(({ content_id }) => content_id),
        }),
        expects: () => 'none',
      },
    },
    // Published things, hidden and reported ones as well. That private ones are not among them has tests of its own.
    'safety.published': {
      ...NOTHING,
      plan: {
        look: async ({ caller }) => {
          const viewer = await requireAdmin(caller).catch(() => null);
          if (!viewer) return { full: [] };
          const input = { kind: 'plan', list: 'newest', words: '' } as const;
          const { things } = await listPublished({ ...caller, viewer }, input);
          return { full: things.map(({ content_id }) => content_id) };
        },
        some: true,
        expects: (role, bySight) => (role === 'admin' ? bySight('owner') : 'none'),
      },
    },
    'safety.moderationHistory': NOTHING,
    // Of what somebody reported its name, while they may see it (ownReports.test.ts), and no more.
    'safety.ownReports': NOTHING,
    'safety.ownDecision': NOTHING,
    'safety.ownSuspension': NOTHING,
  },
};
