import { sql } from 'kysely';
import type { HidingFlags } from '../../content/contentKind.ts';
import type { Db } from '../../db/client.ts';

/** Flags of pins that reports and decisions set; nothing happens to those that are gone. */
export async function updatePinFlags(db: Db, ids: readonly string[], flags: HidingFlags): Promise<void> {
  if (ids.length === 0) return;
  const among = sql<boolean>`id = any(${ids}::uuid[])`;
  await db.updateTable('dropped_pins').set(flags).where(among).execute();
}

/**
 * Writes where the first photo that others see is served, in the smallest size; null without one. It is an address alone: who
 * follows it is looked at each time. Serves: photos_subject.
 */
export async function updatePhotoAddress(trx: Db, id: string): Promise<void> {
  await sql`update dropped_pins d set photo_url = n.address
    from (select (select '/photos/' || p.id || '/small' from photos p
      where p.belongs_to = 'pin' and p.subject_id = ${id}::uuid and p.state = 'ready' and not p.is_hidden and not p.is_reported
      order by p.position, p.id limit 1) as address) n
    where d.id = ${id}::uuid and d.photo_url is distinct from n.address`.execute(trx);
}
