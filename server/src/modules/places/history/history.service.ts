import { HOUR_SECONDS } from '@liora/domain/durations';
import { REMEMBERED_SEARCHES_MOST, SEARCHES_REMEMBERED_PER_HOUR } from '@liora/domain/limits';
import { retainedSince } from '@liora/domain/rules/retention';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import {
  beginHistory,
  deleteSearch,
  deleteSearches,
  endHistory,
  keepsSearches,
  listSearches,
  lockHistory,
  storeSearch,
  trimSearches,
} from './history.queries.ts';

const LIMIT = { name: 'remembered-searches', max: SEARCHES_REMEMBERED_PER_HOUR, windowSeconds: HOUR_SECONDS };

/** The caller's own searches, newest first, and whether they are remembered at all. */
export async function rememberedSearches({ deps, viewer }: SignedInCaller) {
  const on = await keepsSearches(deps.db, viewer.userId);
  if (!on) return { on, searches: [] };
  const since = retainedSince('searches', deps.now());
  return { on, searches: await listSearches(deps.db, viewer.userId, since, REMEMBERED_SEARCHES_MOST) };
}

/** Remembers a search where its owner wants that; of more than fifty the oldest goes. @throws RATE_LIMITED */
export async function rememberSearch(
  { deps, viewer }: SignedInCaller,
  { words, town }: { words: string; town: string | null },
) {
  await takeFromLimit(deps, LIMIT, viewer.userId);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockHistory(trx, viewer.userId))) return;
    await storeSearch(trx, viewer.userId, { words, town, now: deps.now() });
    await trimSearches(trx, viewer.userId, REMEMBERED_SEARCHES_MOST);
  });
  return {};
}

export async function forgetSearch({ deps, viewer }: SignedInCaller, id: string) {
  await deleteSearch(deps.db, viewer.userId, id);
  return {};
}

export async function forgetSearches({ deps, viewer }: SignedInCaller) {
  await deleteSearches(deps.db, viewer.userId);
  return {};
}

/** Off forgets everything in the same moment. */
export async function keepSearches({ deps, viewer }: SignedInCaller, on: boolean) {
  if (on) await beginHistory(deps.db, viewer.userId, deps.now());
  else await endHistory(deps.db, viewer.userId);
  return {};
}
