import type { JointContent } from '../../content/jointKind.ts';
import { callOffSurprises } from '../invitations/write/sender.service.ts';
import { releaseSurprises } from '../plans/write/surprisePlan.service.ts';
import { eraseOfLink } from './surprises.queries.ts';

/**
 * Surprises end with the link, and so do their invitations, which name nothing that the two could still do; their plans stay
 * with whoever planned them, who alone sees them.
 */
export const jointSurprises: JointContent = {
  part: async (trx, { id, endedBy, at }) => {
    const erased = await eraseOfLink(trx, id);
    await releaseSurprises(
      trx,
      erased.map(({ plan_id }) => plan_id),
      { shared: false },
    );
    for (const by of ['sender', 'recipient'] as const) {
      const isTheirs = ({ user_id }: { user_id: string }) =>
        (by === 'sender') === (endedBy === null || endedBy === user_id);
      const ids = erased.filter(isTheirs).map(({ invitation_id }) => invitation_id);
      await callOffSurprises(trx, ids, by, at);
    }
  },
};
