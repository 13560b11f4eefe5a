import { randomUUID } from 'node:crypto';
import { periodAt } from '@liora/domain/rules/checkIns';
import { TEST_NOW } from '../../../../test/factories.ts';
import {
  type AreaAccess,
  type Client,
  NOTHING,
  notMembers,
  type Outcome,
  type Role,
  row,
  signedIn,
} from '../../../../test/matrix.ts';

/** For members with a partner. */
const ofTwo = (outcome: Outcome): Record<Role, Outcome> => ({
  ...signedIn,
  ...notMembers('NOT_MEMBER'),
  trial: 'NO_PARTNER',
  prive: 'NO_PARTNER',
  premium: 'NO_PARTNER',
  managed: 'NO_PARTNER',
  former: 'NO_PARTNER',
  blocker: 'NO_PARTNER',
  partner: outcome,
  owner: outcome,
});

const day = periodAt('day', TEST_NOW, 'UTC');
const answer = (period: string) => (c: Client) => () =>
  c.checkIns.answer({ kind: 'day', period, mood: 'good', request_id: randomUUID() });

export const checkInsAccess: AreaAccess = {
  procedures: [
    row('checkIns.answer', ofTwo('CHECK_INS_OFF'), answer(day), 'before anybody has begun them'),
    row('checkIns.start', ofTwo('ok'), (c) => () => c.checkIns.start({ time_zone: 'UTC' })),
    row('checkIns.answer', ofTwo('CHECK_IN_OVER'), answer('2026-01-01'), 'a day that is over'),
    row('checkIns.answer', ofTwo('ok'), answer(day), 'the first and the second of two'),
    row('checkIns.answer', ofTwo('CHECK_IN_CHANGED'), answer(day), 'once more'),
    row('checkIns.current', signedIn, (c) => () => c.checkIns.current()),
    row('checkIns.list', signedIn, (c) => () => c.checkIns.list({})),
    row('checkIns.trend', signedIn, (c) => () => c.checkIns.trend()),
    row(
      'checkIns.skip',
      signedIn,
      (c) => () => c.checkIns.skip({ kind: 'week', period: '2026-05-11', skipped: true }),
    ),
    row('checkIns.remind', signedIn, (c) => () => c.checkIns.remind({ reminder: null })),
    row('checkIns.delete', signedIn, (c) => () => c.checkIns.delete({ id: randomUUID() })),
    row('checkIns.deleteAll', signedIn, (c) => () => c.checkIns.deleteAll()),
    row('checkIns.stop', signedIn, (c) => () => c.checkIns.stop()),
  ],
  ways: {
    'checkIns.current': NOTHING,
    'checkIns.list': NOTHING,
    'checkIns.trend': NOTHING,
  },
};
