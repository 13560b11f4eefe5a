import { LIVE_EVENTS_RETENTION_MS } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { sweepEvents } from './live.queries.ts';

const PER_STATEMENT = 5_000;
const STATEMENTS_PER_ROUND = 20;

/** Removes events older than an hour, in statements that each stay short. Safe to run twice and on several nodes at once. */
export async function sweepLiveEvents(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(deps.now().getTime() - LIVE_EVENTS_RETENTION_MS);
  let swept = 0;
  for (let statement = 0; statement < STATEMENTS_PER_ROUND; statement++) {
    const count = await sweepEvents(deps.db, before, PER_STATEMENT);
    swept += count;
    if (count < PER_STATEMENT) break;
  }
  return swept;
}
