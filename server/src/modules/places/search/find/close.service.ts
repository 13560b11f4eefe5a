import { SEARCH_CLOSE_BELOW, SEARCH_CLOSE_PLACES } from '@liora/domain/limits';
import type { Caller } from '../../../../rpc/context.ts';
import type { Steps } from '../understand/tiers.rules.ts';
import type { NearSearch } from './near.queries.ts';
import type { Page } from './page.service.ts';
import { findNear, type NearRow } from './search.queries.ts';

/**
 * Neighbours of the kind that was asked for, when fewer than eight places match: at most six, none of the page (RUL-113).
 * Without them when they cannot be read: they never cost the search (SRCH-06).
 */
export async function closePlaces(
  caller: Caller,
  search: NearSearch,
  steps: Steps,
  page: Page,
): Promise<NearRow[]> {
  if (steps.length === 0 || page.after || page.rows.length >= SEARCH_CLOSE_BELOW) return [];
  const shown = new Set(page.rows.map(({ key }) => key));
  const limit = SEARCH_CLOSE_PLACES + shown.size;
  try {
    const rows = await findNear(caller.deps.searchPool, {
      ...search,
      steps,
      nested: false,
      rank: null,
      limit,
    });
    return rows.filter(({ key }) => !shown.has(key)).slice(0, SEARCH_CLOSE_PLACES);
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'places close to what was searched could not be read');
    return [];
  }
}
