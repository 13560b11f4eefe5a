import type { Db } from '../db/client.ts';
import { bucketListsJoint } from '../modules/bucketLists/bucketLists.joint.ts';
import { checkInsJoint } from '../modules/checkIns/checkIns.joint.ts';
import { freeEveningsJoint } from '../modules/freeEvenings/freeEvenings.joint.ts';
import { matchJoint } from '../modules/match/match.joint.ts';
import { jointMemories } from '../modules/memories/memories.joint.ts';
import { savedJoint } from '../modules/saved/saved.joint.ts';
import { jointSurprises } from '../modules/surprises/surprises.joint.ts';

/** A link that has just ended, in the transaction that ended it. */
export interface EndedLink {
  id: string;
  /** User ids of the two. */
  people: readonly [string, string];
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

/** Every kind of thing that two linked people share. A new one is a module with a `*.joint.ts`, and a line here. */
export const JOINT_CONTENT: Readonly<Record<string, JointContent>> = {
  surprises: jointSurprises,
  bucketLists: bucketListsJoint,
  checkIns: checkInsJoint,
  freeEvenings: freeEveningsJoint,
  memories: jointMemories,
  match: matchJoint,
  saved: savedJoint,
};
