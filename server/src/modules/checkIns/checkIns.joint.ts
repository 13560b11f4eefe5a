import type { JointContent } from '../../content/jointKind.ts';
import { partCheckIns } from './parting.queries.ts';

/**
 * Each answer has one writer: it stays with them alone, and what the other one wrote is no longer there. What was never revealed
 * is a draft and is erased; so is the switch (docs/decisions/0034).
 */
export const checkInsJoint: JointContent = {
  part: (trx, { id }) => partCheckIns(trx, id),
};
