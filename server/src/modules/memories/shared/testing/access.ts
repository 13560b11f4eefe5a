import { randomUUID } from 'node:crypto';
import {
  type AreaAccess,
  all,
  everybody,
  NOTHING,
  row,
  sharedPrivate,
  signedIn,
  type World,
} from '../../../../../test/matrix.ts';

const chosen = (w: World) => ({
  memory_id: w.memories.joint,
  place_name: 'The corner table',
  date_completed: '2026-05-10',
  rating: 9,
});
const noCode = { shareCode: 'nobody has this' };

export const sharedMemoriesAccess: AreaAccess = {
  procedures: [
    row(
      'sharedMemories.create',
      sharedPrivate,
      (c, w) => () => c.sharedMemories.create({ ...chosen(w), request_id: randomUUID() }),
    ),
    row(
      'sharedMemories.mine',
      sharedPrivate,
      (c, w) => () => c.sharedMemories.mine({ memory_id: w.memories.joint }),
    ),
    row(
      'sharedMemories.get',
      everybody,
      (c, w) => () => c.sharedMemories.get({ shareCode: w.memories.share.code }),
    ),
    row(
      'sharedMemories.get',
      all('MEMORY_NOT_FOUND'),
      (c) => () => c.sharedMemories.get(noCode),
      'of nothing',
    ),
    row(
      'sharedMemories.claim',
      signedIn,
      (c, w) => () => c.sharedMemories.claim({ shareCode: w.memories.share.code }),
    ),
    row(
      'sharedMemories.claim',
      { ...all('MEMORY_CLAIM_REFUSED'), visitor: 'UNAUTHENTICATED', owner: 'ok' },
      (c, w) => () => c.sharedMemories.claim({ shareCode: w.memories.share.code, userId: w.owner }),
      'for somebody else',
    ),
    row(
      'sharedMemories.revoke',
      sharedPrivate,
      (c, w) => () => c.sharedMemories.revoke({ id: w.memories.share.id }),
    ),
  ],
  ways: { 'sharedMemories.mine': NOTHING },
};
