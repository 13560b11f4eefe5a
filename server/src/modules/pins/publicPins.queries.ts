import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../db/newestFirst.ts';
import { PREPARED } from '../../db/prepared.ts';
import type { Viewer } from '../../rpc/context.ts';
import { pinSight } from './pins.policy.ts';

export interface PublicPinRow {
  id: string;
  title: string;
  category: string;
  subcategory: string | null;
  is_prive: boolean;
  position: string;
}

/** What a person's pins are to somebody else, and to themself: published, and seen by the viewer. */
const published = (viewer: Viewer | null, userId: string) =>
  sql`c.user_id = ${userId}::uuid and c.deleted_at is null and (c.is_public or c.is_prive) and ${pinSight(viewer, 'c')} = 'full'`;

/** A page of somebody's published pins that the viewer sees, newest first. Serves: dropped_pins_published. */
export async function publicPinsOf(
  db: Db,
  viewer: Viewer | null,
  userId: string,
  page: { after: TimePosition | null; limit: number },
): Promise<PublicPinRow[]> {
  const { rows } = await sql<PublicPinRow>`
    select c.id, c.title, c.category, c.subcategory, c.is_prive, ${timePosition('c')} as position
    from dropped_pins c where ${published(viewer, userId)} and ${isAfter('c', page.after)}
    order by c.created_at desc, c.id desc limit ${page.limit} ${PREPARED}`.execute(db);
  return rows;
}

/** How many there are, up to `most`. Serves: dropped_pins_published. */
export async function countPublicPins(
  db: Db,
  viewer: Viewer | null,
  userId: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from dropped_pins c where ${published(viewer, userId)} limit ${most}) found
    ${PREPARED}`.execute(db);
  return rows[0]?.count ?? 0;
}
