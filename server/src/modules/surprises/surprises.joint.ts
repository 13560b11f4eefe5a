import type { JointContent } from '../../content/jointKind.ts';
import { releaseSurprises } from '../plans/write/surprisePlan.service.ts';
import { eraseOfLink } from './surprises.queries.ts';

/** Surprises end with the link; their plans stay with whoever planned them, who alone sees them. */
export const jointSurprises: JointContent = {
  part: async (trx, { id }) => {
    await releaseSurprises(trx, await eraseOfLink(trx, id), { shared: false });
  },
};
