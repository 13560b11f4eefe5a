import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { ProductError } from '../rpc/errors.ts';

export interface Limit {
  /** What is limited, e.g. 'sign-in:address'. */
  name: string;
  /** Calls that pass within one window. */
  max: number;
  windowSeconds: number;
}

/**
 * Counts one call of `caller` (an address, an identifier, a user id) against a fixed window that all app nodes share.
 * One statement, so concurrent calls never pass together; only a keyed hash of the caller is stored.
 * @throws RATE_LIMITED with the seconds until the window ends, once `max` calls were counted in it
 */
export async function takeFromLimit(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  limit: Limit,
  caller: string,
): Promise<void> {
  const now = deps.now();
  const key = createHmac('sha256', deps.config.sessionSecret)
    .update(`${limit.name}\n${caller}`)
    .digest('hex');
  const endsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const row = await deps.db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        // Counting stops one past the maximum, so that a flood cannot overflow the column.
        count: sql<number>`case when rate_limits.resets_at <= ${now} then 1
          else least(rate_limits.count + 1, ${limit.max + 1}::integer) end`,
        resets_at: sql<Date>`case when rate_limits.resets_at <= ${now} then excluded.resets_at
          else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (row.count <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000));
  throw new ProductError('RATE_LIMITED', { retryAfterSeconds });
}

/** Forgets windows that are over. */
export async function sweepRateLimits(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deps.db.deleteFrom('rate_limits').where('resets_at', '<=', deps.now()).execute();
}
