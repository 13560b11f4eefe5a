import type { Viewer } from '../../rpc/context.ts';
import type { JointRow } from '../couples/joint/joint.policy.ts';

// Whose memories are is joint.policy.ts: their maker's, and while they carry the link of two those two's.

/** What a decision about taking a memory for oneself needs to know. */
export interface Taking extends JointRow {
  /** The one who did not make it has changed it, or added photos. */
  of_both: boolean;
  /** Each has read what the other one wrote for them. */
  words_opened: boolean;
}

/** Whether the viewer shares it with their partner now. */
export const isShared = ({ link_id }: Pick<JointRow, 'link_id'>, { linkId }: Viewer): boolean =>
  link_id !== null && link_id === linkId;

/**
 * What keeps a maker from having it for themself again. What the other one wrote and nobody has read yet does not: else the
 * refusal would tell of it.
 */
export const isOfBoth = ({ of_both, words_opened }: Taking): boolean => of_both || words_opened;
