import type { Db } from '../db/client.ts';

/** A link that has just ended, in the transaction that ended it. */
export interface EndedLink {
  id: string;
  /** User ids of the two. */
  people: readonly [string, string];
  /** Whoever ended it; null: nobody did. */
  endedBy: string | null;
  at: Date;
}

/** What becomes of what two people share when their link ends (RUL-47). */
export interface JointContent {
  /**
   * Gives what both made to either of the two, erases what was between them alone (votes, drafts), and takes the link off
   * what stays with its maker. Nobody can add anything for this link any more. A few statements, however much there is.
   */
  part: (trx: Db, link: EndedLink) => Promise<void>;
  /** Ends what waits for both while their sharing is paused (RUL-46); asked again and again as long as it is. */
  pause?: (trx: Db, linkId: string) => Promise<void>;
}
