import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { OneOfTwo } from '../couples/joint/joint.policy.ts';

/** What somebody marked from a day on. Serves: free_evenings_own. */
export async function ownEvenings(db: Db, userId: string, first: string): Promise<string[]> {
  const { rows } = await sql<{ evening: string }>`
    select evening::text from free_evenings where user_id = ${userId}::uuid and evening >= ${first}::date
    order by free_evenings.evening`.execute(db);
  return rows.map(({ evening }) => evening);
}

/** What both of a link marked, from a day on; nobody's marks are read for it. Serves: shared_evenings_pkey. */
export async function sharedEvenings(db: Db, linkId: string, first: string): Promise<string[]> {
  const { rows } = await sql<{ evening: string }>`
    select evening::text from shared_evenings where link_id = ${linkId}::uuid and evening >= ${first}::date
    order by shared_evenings.evening`.execute(db);
  return rows.map(({ evening }) => evening);
}

/** Takes marks of somebody back; those of the evenings that both had marked until then. Serves: free_evenings_pkey, shared_evenings_pkey. */
export async function unmark(
  trx: Db,
  { userId, linkId }: OneOfTwo,
  evenings: readonly string[],
): Promise<string[]> {
  await sql`delete from free_evenings where link_id = ${linkId}::uuid and user_id = ${userId}::uuid
    and evening = any(${evenings}::date[])`.execute(trx);
  const { rows } = await sql<{ evening: string }>`
    delete from shared_evenings where link_id = ${linkId}::uuid and evening = any(${evenings}::date[])
    returning evening::text`.execute(trx);
  return rows.map(({ evening }) => evening);
}

/** Marks evenings; those that both have marked now and had not before. Serves: free_evenings_pkey. */
export async function mark(
  trx: Db,
  { userId, partnerId, linkId }: OneOfTwo,
  evenings: readonly string[],
): Promise<string[]> {
  await sql`
    insert into free_evenings (link_id, user_id, evening)
    select ${linkId}::uuid, ${userId}::uuid, e from unnest(${evenings}::date[]) e on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<{ evening: string }>`
    insert into shared_evenings (link_id, evening)
    select f.link_id, f.evening from free_evenings f
    where f.link_id = ${linkId}::uuid and f.user_id = ${partnerId}::uuid and f.evening = any(${evenings}::date[])
    on conflict do nothing returning evening::text`.execute(trx);
  return rows.map(({ evening }) => evening).sort();
}

/** Serves: free_evenings_pkey, shared_evenings_pkey. */
export async function partEvenings(trx: Db, linkId: string): Promise<void> {
  await sql`delete from free_evenings where link_id = ${linkId}::uuid`.execute(trx);
  await sql`delete from shared_evenings where link_id = ${linkId}::uuid`.execute(trx);
}

/** Erases marks of evenings before a day; how many. Serves: free_evenings_past. */
export async function erasePastMarks(db: Db, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from free_evenings where ctid in (
      select ctid from free_evenings where evening < ${before}::date order by evening limit ${limit} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** The same of evenings that both have marked. Serves: shared_evenings_past. */
export async function erasePastShared(db: Db, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from shared_evenings where ctid in (
      select ctid from shared_evenings where evening < ${before}::date order by evening limit ${limit} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
