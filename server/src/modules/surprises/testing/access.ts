import { randomUUID } from 'node:crypto';
import {
  type AreaAccess,
  all,
  NOTHING,
  type Outcome,
  type Role,
  row,
  signedIn,
} from '../../../../test/matrix.ts';

/** To everybody but the two there is no such thing, to those whose link has ended neither. */
const ofTheTwo = (partner: Outcome): Record<Role, Outcome> => ({
  ...all('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  owner: 'ok',
  partner,
});

const CHOSEN = { minutes: 180, area_miles: 3 as const, reveals: [] };

export const surprisesAccess: AreaAccess = {
  procedures: [
    row(
      'surprises.create',
      { ...all('NO_PARTNER'), visitor: 'UNAUTHENTICATED', partner: 'NOT_OWNER', owner: 'INVITATION_TIME' },
      (c, w) => () =>
        c.surprises.create({
          ...CHOSEN,
          request_id: randomUUID(),
          plan_id: w.plans.private,
          starts_at: '2020-01-01T00:00:00Z',
        }),
    ),
    row('surprises.list', signedIn, (c) => () => c.surprises.list({})),
    row('surprises.get', ofTheTwo('ok'), (c, w) => () => c.surprises.get({ id: w.surprise })),
    row(
      'surprises.change',
      { ...ofTheTwo('NOT_OWNER'), owner: 'SURPRISE_CHANGED' },
      (c, w) => () => c.surprises.change({ ...CHOSEN, id: w.surprise, version: 99 }),
    ),
    row('surprises.limits', signedIn, (c) => () => c.surprises.limits()),
    row(
      'surprises.saveLimits',
      signedIn,
      (c) => () =>
        c.surprises.saveLimits({ diet: 'Vegan', budget: null, longest_walk_minutes: null, version: 0 }),
    ),
  ],
  ways: {
    'surprises.list': NOTHING,
    'surprises.get': NOTHING,
    'surprises.limits': NOTHING,
  },
};
