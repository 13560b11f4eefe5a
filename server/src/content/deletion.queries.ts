import { DAY_MS } from '@liora/domain/durations';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** A row of a table with `id`, `user_id` and `deleted_at`, and whose it has to be. The module that owns the table names it. */
export interface OwnRow {
  table: 'date_plans' | 'dropped_pins' | 'liora_reviews';
  id: string;
  userId: string;
}

const from = ({ table }: OwnRow) => sql.table(table);
const isTheirs = ({ id, userId }: OwnRow) => sql`id = ${id}::uuid and user_id = ${userId}::uuid`;

/** Longer ago than anybody may bring back what they deleted. */
const LONG_AGO_MS = DAY_MS;

/** Takes rows from whoever owns them: nobody brings them back, and the next sweep erases them. */
export async function markTakenAway(
  trx: Db,
  table: OwnRow['table'],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = ${new Date(now.getTime() - LONG_AGO_MS)}
    where id = any(${[...ids]}::uuid[])`.execute(trx);
}

/** Whether it was theirs and not deleted before. */
export async function markDeleted(db: Db, own: OwnRow, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${from(own)} set deleted_at = ${now} where ${isTheirs(own)} and deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** When an own row was deleted, if it was; undefined where there is no such row of theirs. */
export async function deletionOf(db: Db, own: OwnRow): Promise<{ deleted_at: Date | null } | undefined> {
  const { rows } = await sql<{ deleted_at: Date | null }>`
    select deleted_at from ${from(own)} where ${isTheirs(own)}`.execute(db);
  return rows[0];
}

/** Brings back what was not deleted before `earliest`; whether it did. */
export async function unmarkDeleted(db: Db, own: OwnRow, earliest: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${from(own)} set deleted_at = null where ${isTheirs(own)} and deleted_at >= ${earliest}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
