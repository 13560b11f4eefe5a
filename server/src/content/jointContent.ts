import { bucketListsJoint } from '../modules/bucketLists/bucketLists.joint.ts';
import { checkInsJoint } from '../modules/checkIns/checkIns.joint.ts';
import { freeEveningsJoint } from '../modules/freeEvenings/freeEvenings.joint.ts';
import { matchJoint } from '../modules/match/match.joint.ts';
import { jointMemories } from '../modules/memories/memories.joint.ts';
import { notificationsJoint } from '../modules/notifications/notifications.joint.ts';
import { savedJoint } from '../modules/saved/saved.joint.ts';
import { jointSurprises } from '../modules/surprises/surprises.joint.ts';
import type { JointContent } from './jointKind.ts';

/** Every kind of thing that two linked people share. A new one is a module with a `*.joint.ts`, and a line here. */
export const JOINT_CONTENT: Readonly<Record<string, JointContent>> = {
  surprises: jointSurprises,
  bucketLists: bucketListsJoint,
  checkIns: checkInsJoint,
  freeEvenings: freeEveningsJoint,
  memories: jointMemories,
  match: matchJoint,
  notifications: notificationsJoint,
  saved: savedJoint,
};
