import type { DateLimits } from '@liora/domain/contract/surpriseFacts';
import type { Db } from '../../db/client.ts';

export type DateLimitsRow = DateLimits;

export async function limitsOf(
  db: Db,
  userId: string,
): Promise<(DateLimitsRow & { version: number }) | undefined> {
  const row = await db
    .selectFrom('date_limits')
    .select(['diet', 'budget', 'longest_walk_minutes', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row as (DateLimitsRow & { version: number }) | undefined;
}

/** Stores them if they are still as they were seen, version 0 being none; false otherwise. Serves: date_limits_pkey. */
export async function storeLimits(
  db: Db,
  userId: string,
  { version, ...given }: DateLimitsRow & { version: number },
  now: Date,
): Promise<boolean> {
  const limits = { ...given, changed_at: now };
  const rows = await db
    .insertInto('date_limits')
    .values({ ...limits, user_id: userId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ ...limits, version: eb('date_limits.version', '+', 1) }))
        .where('date_limits.version', '=', version),
    )
    .returning('user_id')
    .execute();
  return rows.length > 0;
}
