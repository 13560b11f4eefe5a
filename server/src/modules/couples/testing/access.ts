import { toLinkCode } from '@liora/domain/rules/linkCode';
import { type AreaAccess, NOTHING, notMembers, row, signedIn } from '../../../../test/matrix.ts';

const NOBODYS_CODE = toLinkCode(new Uint8Array(16));

export const couplesAccess: AreaAccess = {
  procedures: [
    row('couples.link', signedIn, (c) => () => c.couples.link()),
    row(
      'couples.createCode',
      { ...signedIn, ...notMembers('NOT_MEMBER'), owner: 'HAS_PARTNER', partner: 'HAS_PARTNER' },
      (c) => () => c.couples.createCode(),
    ),
    row('couples.cancelCode', signedIn, (c) => () => c.couples.cancelCode()),
    // That it leads nowhere is an answer, no error (RUL-43).
    row('couples.accept', signedIn, (c) => () => c.couples.accept({ code: NOBODYS_CODE })),
    row('couples.disconnect', signedIn, (c) => () => c.couples.disconnect()),
  ],
  ways: {
    'couples.link': NOTHING,
  },
};
