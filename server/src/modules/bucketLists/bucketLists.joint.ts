import type { JointContent } from '../../content/jointKind.ts';
import { copyShared, dropWishesOfOthers, unshare } from './write/parting.queries.ts';

/**
 * Each of the two keeps what they added and gets a copy of what the other one did: all that is shared counts as made by both.
 * Own wishes go along, those of the other one go. What was taken out a moment ago can be brought back by who added it.
 */
export const bucketListsJoint: JointContent = {
  part: async (trx, link) => {
    await copyShared(trx, link);
    await dropWishesOfOthers(trx, link.id);
    await unshare(trx, link);
  },
};
