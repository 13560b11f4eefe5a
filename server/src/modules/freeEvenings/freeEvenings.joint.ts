import type { JointContent } from '../../content/jointKind.ts';
import { partEvenings } from './freeEvenings.queries.ts';

/** Marks are votes between the two: nobody has any use for them alone, so all of them go (docs/decisions/0034). */
export const freeEveningsJoint: JointContent = {
  part: (trx, { id }) => partEvenings(trx, id),
};
