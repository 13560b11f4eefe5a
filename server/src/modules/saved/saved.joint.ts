import type { JointContent } from '../../content/jointKind.ts';
import { forgetSeen } from './shared/sharedSaves.queries.ts';

/** Saved places stay whose they were. What each had looked at of the other's is forgotten. */
export const savedJoint: JointContent = {
  part: (trx, { people }) => forgetSeen(trx, people),
};
