import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { ProductError } from '../rpc/errors.ts';
import { limitKey, secondsUntil } from './rateLimits.ts';

export interface GrowingWait {
  /** What is limited, e.g. 'sign-in:account'. */
  name: string;
  /** Tries that pass one after the other without a wait. */
  freeTries: number;
  /** The wait after them; each one is twice as long as the one before. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** A caller who did not try for this long starts afresh. */
  windowSeconds: number;
}

/** The wait has long reached its longest by then, and the power of two stays small. */
const MOST_COUNTED = 40;

type WaitDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/**
 * Takes one try of `caller`. Tries are never shut off, they only get slower: whoever guesses gets a few a minute, and
 * whoever owns the account gets through between two of them. One statement, so of many tries at once one passes for
 * each wait. A row's `resets_at` is when its next try may come plus the time it is kept for.
 * @throws RATE_LIMITED with the seconds until the next try
 */
export async function takeTry(deps: WaitDeps, wait: GrowingWait, caller: string): Promise<void> {
  const now = deps.now();
  const key = limitKey(deps, wait.name, caller);
  const afterwards = new Date(now.getTime() + wait.windowSeconds * 1000);
  const count = sql<number>`case when rate_limits.resets_at <= ${now} then 1
    else least(rate_limits.count + 1, ${MOST_COUNTED}::integer) end`;
  const waitSeconds = sql`case when ${count} < ${wait.freeTries}::integer then 0
    else least(${wait.longestWaitSeconds}::float8,
      ${wait.firstWaitSeconds}::float8 * power(2, ${count} - ${wait.freeTries}::integer)) end`;
  const taken = await deps.db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: afterwards })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count,
          resets_at: sql<Date>`${afterwards}::timestamptz + (${waitSeconds}) * interval '1 second'`,
        })
        .where((eb) =>
          eb.or([
            eb('rate_limits.count', '<', wait.freeTries),
            eb('rate_limits.resets_at', '<=', afterwards),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return;
  throw new ProductError('RATE_LIMITED', { retryAfterSeconds: await secondsToWait(deps, key, afterwards) });
}

async function secondsToWait(deps: WaitDeps, key: string, afterwards: Date): Promise<number> {
  const row = await deps.db
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? secondsUntil(row.resets_at, afterwards) : 1;
}

/** Forgets the tries of a caller who has proved who they are. */
export async function forgetTries(deps: WaitDeps, wait: GrowingWait, caller: string): Promise<void> {
  await deps.db
    .deleteFrom('rate_limits')
    .where('key', '=', limitKey(deps, wait.name, caller))
    .execute();
}
