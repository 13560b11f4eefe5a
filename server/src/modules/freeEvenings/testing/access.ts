import { type AreaAccess, NOTHING, notMembers, row, signedIn } from '../../../../test/matrix.ts';

const SINGLE = {
  trial: 'NO_PARTNER',
  prive: 'NO_PARTNER',
  premium: 'NO_PARTNER',
  managed: 'NO_PARTNER',
  former: 'NO_PARTNER',
  blocker: 'NO_PARTNER',
} as const;

export const freeEveningsAccess: AreaAccess = {
  procedures: [
    row('freeEvenings.get', signedIn, (c) => () => c.freeEvenings.get()),
    row(
      'freeEvenings.mark',
      { ...signedIn, ...notMembers('NOT_MEMBER'), ...SINGLE },
      (c) => () => c.freeEvenings.mark({ free: ['2026-05-22'] }),
    ),
    row(
      'freeEvenings.mark',
      {
        ...signedIn,
        ...notMembers('NOT_MEMBER'),
        trial: 'EVENING_REFUSED',
        prive: 'EVENING_REFUSED',
        premium: 'EVENING_REFUSED',
        managed: 'EVENING_REFUSED',
        former: 'EVENING_REFUSED',
        blocker: 'EVENING_REFUSED',
        partner: 'EVENING_REFUSED',
        owner: 'EVENING_REFUSED',
      },
      (c) => () => c.freeEvenings.mark({ free: ['2027-05-22'] }),
      'too far away',
    ),
  ],
  ways: {
    'freeEvenings.get': NOTHING,
  },
};
