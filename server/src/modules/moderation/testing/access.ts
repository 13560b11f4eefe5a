import { type AreaAccess, adminOnly, all, NOTHING, row, type World } from '../../../../test/matrix.ts';

const because = (w: World) => ({ user_id: w.stranger, reason: 'They wrote to us' });

const nothing = { id: '0190a000-0000-7000-8000-000000000000' };

export const moderationAccess: AreaAccess = {
  procedures: [
    row('moderation.actions', adminOnly, (c) => () => c.moderation.actions({})),
    row('moderation.activity', adminOnly, (c) => () => c.moderation.activity()),
    row('moderation.runJobAgain', all('NOT_FOUND'), (c) => () => c.moderation.runJobAgain(nothing), 'no job'),
    row('moderation.dropJob', all('NOT_FOUND'), (c) => () => c.moderation.dropJob(nothing), 'no job'),
    row(
      'moderation.setPremiumOverride',
      adminOnly,
      (c) => () => c.moderation.setPremiumOverride({ on: false, reason: 'It is over' }),
    ),
    row('moderation.members', adminOnly, (c) => () => c.moderation.members({ search: 'person' })),
    row(
      'moderation.memberByEmail',
      adminOnly,
      (c) => () => c.moderation.memberByEmail({ email: 'nobody@example.com' }),
    ),
    row('moderation.member', adminOnly, (c, w) => () => c.moderation.member({ user_id: w.stranger })),
    row('moderation.revealEmail', adminOnly, (c, w) => () => c.moderation.revealEmail(because(w))),
    row(
      'moderation.setTier',
      adminOnly,
      (c, w) => () => c.moderation.setTier({ ...because(w), tier: 'prive', until: null }),
    ),
    row('moderation.clearTier', adminOnly, (c, w) => () => c.moderation.clearTier(because(w))),
    row('moderation.signOutMember', adminOnly, (c, w) => () => c.moderation.signOutMember(because(w))),
    row(
      'moderation.eraseMember',
      adminOnly,
      (c, w) => () => c.moderation.eraseMember({ ...because(w), user_id: w.leaving }),
    ),
    row('moderation.exportActions', adminOnly, (c) => () => c.moderation.exportActions({ format: 'csv' })),
  ],
  ways: {
    'moderation.actions': NOTHING,
    'moderation.activity': NOTHING,
    // Of one person at a time, whom admins look at whatever there is between people.
    'moderation.member': NOTHING,
  },
};
