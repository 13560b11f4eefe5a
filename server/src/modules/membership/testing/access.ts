import { type AreaAccess, NOTHING, row, signedIn } from '../../../../test/matrix.ts';

export const membershipAccess: AreaAccess = {
  procedures: [
    row('membership.get', signedIn, (c) => () => c.membership.get()),
    row('membership.restore', signedIn, (c) => () => c.membership.restore()),
    // Last, because it makes everybody a member; in purchase mode 'stub', which is that of the demo city.
    row('membership.purchase', signedIn, (c) => () => c.membership.purchase(), 'in purchase mode'),
  ],
  ways: { 'membership.get': NOTHING },
};
