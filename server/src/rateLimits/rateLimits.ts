import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { ProductError } from '../rpc/errors.ts';
import type { Limit } from './limit.ts';

type LimitDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/**
 * Counts one call of `caller` (an address, an identifier, a user id) against a fixed window that all app nodes share.
 * One statement, so concurrent calls never pass together; only a keyed hash of the caller is stored.
 * @throws RATE_LIMITED with the seconds until the window ends, once `max` calls were counted in it
 */
export async function takeFromLimit(deps: LimitDeps, limit: Limit, caller: string): Promise<void> {
  const row = await countCall(deps, limit, caller);
  if (row.count <= limit.max) return;
  throw new ProductError('RATE_LIMITED', { retryAfterSeconds: secondsUntil(row.resets_at, deps.now()) });
}

/** Like {@link takeFromLimit}, for callers who are not to learn of the limit: whether this call is within it. */
export async function isWithinLimit(deps: LimitDeps, limit: Limit, caller: string): Promise<boolean> {
  return (await countCall(deps, limit, caller)).count <= limit.max;
}

/** Gives back what was taken for a call that turned out not to count. */
export async function giveBackToLimit(deps: LimitDeps, limit: Limit, caller: string): Promise<void> {
  await deps.db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', limitKey(deps, limit.name, caller))
    .where('count', '>', 0)
    .execute();
}

/** Only a keyed hash is stored: who reads the table learns nobody's address. */
export function limitKey(deps: Pick<Deps, 'config'>, name: string, caller: string): string {
  return createHmac('sha256', deps.config.sessionSecret).update(`${name}\n${caller}`).digest('hex');
}

export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}

async function countCall(deps: LimitDeps, limit: Limit, caller: string) {
  const now = deps.now();
  const endsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  return deps.db
    .insertInto('rate_limits')
    .values({ key: limitKey(deps, limit.name, caller), count: 1, resets_at: endsAt })
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
}

/** Forgets windows that are over. */
export async function sweepRateLimits(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deps.db.deleteFrom('rate_limits').where('resets_at', '<=', deps.now()).execute();
}
