import { DAY_MS } from '@liora/domain/durations';
import { MATCH_DECKS_AT_ONCE, MATCH_STORED_DAYS } from '@liora/domain/limits';
import type { Deps } from '../../deps.ts';
import { eraseDecksBefore } from './closing/closing.queries.ts';
import { closeDue } from './closing/closing.service.ts';

/** Settles every deck whose time has come, and erases old ones. Safe to run twice and on several nodes at once. */
export async function closeMatchDecks(deps: Deps): Promise<number> {
  let settled = 0;
  for (let last = MATCH_DECKS_AT_ONCE; last === MATCH_DECKS_AT_ONCE; settled += last)
    last = await closeDue(deps);
  const before = new Date(deps.now().getTime() - MATCH_STORED_DAYS * DAY_MS);
  while ((await eraseDecksBefore(deps.db, before, MATCH_DECKS_AT_ONCE)) === MATCH_DECKS_AT_ONCE);
  return settled;
}
