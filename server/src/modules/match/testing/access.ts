import { randomUUID } from 'node:crypto';
import {
  type AreaAccess,
  all,
  CITY,
  NOTHING,
  notMembers,
  type Outcome,
  type Role,
  row,
  signedIn,
} from '../../../../test/matrix.ts';

/** Of the owner and their partner, who are members; who shares with nobody is told so, or that there is no such deck. */
const ofTheTwo = (partner: Outcome, others: Outcome): Record<Role, Outcome> => ({
  ...all(others),
  ...notMembers('NOT_MEMBER'),
  visitor: 'UNAUTHENTICATED',
  owner: 'ok',
  partner,
});

export const matchAccess: AreaAccess = {
  procedures: [
    row('match.current', { ...signedIn, ...notMembers('NOT_MEMBER') }, (c) => () => c.match.current()),
    row('match.deck', ofTheTwo('ok', 'NOT_FOUND'), (c, w) => () => c.match.deck({ id: w.deck.id })),
    row(
      'match.vote',
      ofTheTwo('NOT_FOUND', 'NOT_FOUND'),
      (c, w) => () => c.match.vote({ ...w.deck, vote: 'yes', was: null }),
      'on a card of the owner',
    ),
    row(
      'match.start',
      ofTheTwo('ok', 'NO_PARTNER'),
      (c) => () => c.match.start({ request_id: randomUUID(), origin: CITY }),
    ),
  ],
  // What cards show is held to the policies of both people in faces.test.ts.
  ways: {
    'match.current': NOTHING,
    'match.deck': NOTHING,
  },
};
