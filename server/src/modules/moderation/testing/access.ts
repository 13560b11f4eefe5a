import { type AreaAccess, all, NOTHING, type Outcome, type Role, row } from '../../../../test/matrix.ts';

/** To everybody else there is no such thing (RUL-95). */
const adminOnly: Record<Role, Outcome> = { ...all('NOT_FOUND'), admin: 'ok' };

export const moderationAccess: AreaAccess = {
  procedures: [
    row('moderation.actions', adminOnly, (c) => () => c.moderation.actions({})),
    row('moderation.exportActions', adminOnly, (c) => () => c.moderation.exportActions({ format: 'csv' })),
  ],
  ways: {
    'moderation.actions': NOTHING,
  },
};
