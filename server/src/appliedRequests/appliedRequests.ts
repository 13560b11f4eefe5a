import { DAY_MS } from '@liora/domain/durations';
import { APPLIED_REQUESTS_DAYS } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';

const FORGOTTEN_AT_ONCE = 1000;

/**
 * Whether this request of somebody is carried out now for the first time, in the transaction of the change that it asks for:
 * a refusal takes back both. The same one at the same moment waits for that transaction. Without an id each is the first.
 */
export async function isFirstTime(
  trx: Db,
  userId: string,
  requestId: string | undefined,
  now: Date,
): Promise<boolean> {
  if (requestId === undefined) return true;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('applied_requests')
    .values({ user_id: userId, request_id: requestId, applied_at: now })
    .onConflict((conflict) => conflict.constraint('applied_requests_pkey').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a request of somebody was carried out before: then it asks for nothing, and no limit counts it. Serves: applied_requests_pkey. */
export async function wasApplied(db: Db, userId: string, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('applied_requests')
    .select('request_id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets requests that nobody sends again. Serves: applied_requests_applied_at. */
export async function forgetOldRequests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - APPLIED_REQUESTS_DAYS * DAY_MS);
  let forgotten = 0;
  for (let last = FORGOTTEN_AT_ONCE; last === FORGOTTEN_AT_ONCE; forgotten += last) {
    const { numAffectedRows } = await sql`
      delete from applied_requests where (user_id, request_id) in (
        select user_id, request_id from applied_requests where applied_at < ${before} order by applied_at
        limit ${FORGOTTEN_AT_ONCE} for update skip locked)`.execute(db);
    last = Number(numAffectedRows ?? 0);
  }
  return forgotten;
}
