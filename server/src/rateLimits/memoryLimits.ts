import { setBounded } from '../boundedMap.ts';
import { ProductError } from '../rpc/errors.ts';
import type { Limit } from './limit.ts';

interface Window {
  count: number;
  endsAt: number;
}

/** Callers that are remembered; past it whoever's window began first is forgotten, so that memory stays bounded. */
const MOST_CALLERS = 20_000;

/**
 * Counts calls in the memory of this node (RUL-117): for reads, which must not cost a write. Windows are fixed, as those
 * that the database keeps for writes.
 */
export class MemoryLimits {
  /** In the order in which windows began. */
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  /** `now` in milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @throws RATE_LIMITED with the seconds until the window ends, once `max` calls were counted in it */
  take(limit: Limit, caller: string): void {
    const key = `${limit.name}\n${caller}`;
    const now = this.#now();
    const known = this.#windows.get(key);
    if (!known || known.endsAt <= now) {
      setBounded(this.#windows, key, { count: 1, endsAt: now + limit.windowSeconds * 1000 }, MOST_CALLERS);
      return;
    }
    known.count += 1;
    if (known.count <= limit.max) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((known.endsAt - now) / 1000));
    throw new ProductError('RATE_LIMITED', { retryAfterSeconds });
  }
}
