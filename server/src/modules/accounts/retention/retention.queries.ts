import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface Unused {
  /** Letters that have said so by now. */
  letters: number;
  /** Nobody has used the account since. */
  since: Date;
  /** The last letter is at least as old as this; null where there is none yet. */
  letterBefore: Date | null;
  now: Date;
}

/** A membership that is paid for is used, whether or not somebody signs in: nobody loses what they pay for. */
const isPaidFor = (now: Date) => sql<boolean>`(
  p.membership_tier <> 'free' and p.subscription_status = 'active'
  and (p.subscription_end_date is null or p.subscription_end_date > ${now}))`;

function unused(db: Db, { letters, since, letterBefore, now }: Unused) {
  return db
    .selectFrom('auth_users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select('u.id')
    .where('u.last_active_at', '<=', since)
    .where('u.inactive_letters', '=', letters)
    .where('p.closed_at', 'is', null)
    .where(sql<boolean>`not ${isPaidFor(now)}`)
    .$if(letterBefore !== null, (query) => query.where('u.inactive_letter_at', '<=', letterBefore));
}

/** Accounts whose turn it is, the longest unused first, less those `without`. Serves: the retention job, by auth_users_last_active. */
export async function unusedAccounts(
  db: Db,
  wanted: Unused,
  { most, without }: { most: number; without: readonly string[] },
): Promise<string[]> {
  const rows = await unused(db, wanted)
    .where(sql<boolean>`u.id <> all(${[...without]}::uuid[])`)
    .orderBy('u.last_active_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether it still is; holds the account, so that of two at once one is told yes. */
export async function isStillUnused(trx: Db, userId: string, wanted: Unused): Promise<boolean> {
  const row = await unused(trx, wanted).where('u.id', '=', userId).forUpdate('u').executeTakeFirst();
  return row !== undefined;
}

export async function noteLetter(trx: Db, userId: string, letters: number, now: Date): Promise<void> {
  await trx
    .updateTable('auth_users')
    .set({ inactive_letters: letters, inactive_letter_at: now })
    .where('id', '=', userId)
    .execute();
}
