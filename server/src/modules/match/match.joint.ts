import type { JointContent } from '../../content/jointKind.ts';
import { deleteDecksOf } from './closing/closing.queries.ts';

/** What two people voted on is between them alone: with their link all of it goes; a pause ends what waits, without a result. */
export const matchJoint: JointContent = {
  part: (trx, { id }) => deleteDecksOf(trx, id),
  pause: (trx, linkId) => deleteDecksOf(trx, linkId, { waiting: true }),
};
