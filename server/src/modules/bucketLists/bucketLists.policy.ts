import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../rpc/context.ts';
import { type JointRow, theirs } from '../couples/joint/joint.policy.ts';

/** Whether an item is shared with the viewer's partner today. */
export const isShared = ({ link_id }: JointRow, { linkId }: Viewer): boolean =>
  link_id !== null && link_id === linkId;

/** The same in SQL, of the rows of `alias`. */
export const sharedNow = ({ linkId }: Viewer, alias: string): RawBuilder<boolean> =>
  linkId === null
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${sql.ref(`${alias}.link_id`)} = ${linkId}::uuid, false)`;

/** Who added an item alone decides whether it is shared. */
export const maySetSharing = ({ user_id }: JointRow, { userId }: Viewer): boolean => user_id === userId;

/** What somebody may take out: members what is on their list, whoever is none any more what they added (MEM-23). */
export const mayRemove = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  theirs(viewer.entitlement.member ? viewer : { ...viewer, linkId: null }, alias);
