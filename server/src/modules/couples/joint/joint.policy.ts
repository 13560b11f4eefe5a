import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../rpc/context.ts';

/** Whose a thing of two is: its maker's, and while it carries a link that of the two whom it links. */
export interface JointRow {
  user_id: string;
  link_id: string | null;
}

/** Whether somebody sees and changes such a thing. While their sharing is paused it is their own things alone. */
export const isTheirs = (row: JointRow, viewer: Viewer): boolean =>
  row.user_id === viewer.userId || (row.link_id !== null && row.link_id === viewer.linkId);

/** The same in SQL, of the rows of `alias`; a test holds it to {@link isTheirs}. */
export function theirs(viewer: Viewer, alias: string): RawBuilder<boolean> {
  const own = sql<boolean>`${sql.ref(`${alias}.user_id`)} = ${viewer.userId}::uuid`;
  if (viewer.linkId === null) return own;
  return sql<boolean>`(${own} or ${sql.ref(`${alias}.link_id`)} = ${viewer.linkId}::uuid)`;
}

/** Whoever writes for two, and with whom. */
export interface OneOfTwo {
  userId: string;
  partnerId: string;
  linkId: string;
}
