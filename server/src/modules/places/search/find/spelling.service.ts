import type { Caller } from '../../../../rpc/context.ts';
import type { Features } from '../understand/features.runtime.ts';
import { fold } from '../understand/fold.rules.ts';
import { searchSteps } from '../understand/tiers.rules.ts';
import { type PlaceWords, understand } from '../understand/understand.rules.ts';
import type { NearSearch } from './near.queries.ts';
import type { Page } from './page.service.ts';
import { findPage, type SearchRow } from './search.queries.ts';
import { ENOUGH, otherSpellings } from './spelling.queries.ts';

/** More would tell the reader nothing. */
const MAX_CORRECTIONS = 3;

interface SpellingRequest {
  page: Page;
  search: NearSearch;
  words: PlaceWords;
  features: Features;
  byDistance: boolean;
}

/**
 * Adds what other spellings of the text find to a first page that found little; returns the spellings that found
 * something, the likeliest first. What is added never continues on a next page. A failure is noted and passed over: it
 * never costs the search (SRCH-06).
 */
export async function addOtherSpellings(caller: Caller, spelled: SpellingRequest): Promise<string[]> {
  const { words, page } = spelled;
  if (words.text === '' || page.after || page.rows.length >= ENOUGH) return [];
  if (page.rows.some(({ name }) => fold(name) === words.text)) return [];
  try {
    return await addFound(caller, spelled);
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'other spellings of a search could not be tried');
    return [];
  }
}

async function addFound(caller: Caller, spelled: SpellingRequest): Promise<string[]> {
  const { page, search, words, features, byDistance } = spelled;
  const corrections: string[] = [];
  for (const spelling of await otherSpellings(caller.deps.searchPool, words.words, page.knownWords)) {
    const left = search.limit - page.rows.length;
    if (left <= 0 || corrections.length === MAX_CORRECTIONS) break;
    const text = spelling.join(' ');
    const steps = searchSteps(understand(text), features, { byDistance });
    const seen = new Set(page.rows.map(({ key }) => key));
    const found = await findPage(
      caller.deps.searchPool,
      { ...search, steps, limit: left + seen.size },
      null,
      {
        unlocated: true,
        words: null,
      },
    );
    const added = [...found.rows, ...found.unlocated].filter(({ key }) => !seen.has(key)).slice(0, left);
    if (added.length === 0) continue;
    corrections.push(text);
    addCounted(page, added, search);
    page.counted &&= !found.more;
  }
  if (corrections.length > 0) page.rows = inOrder(page.rows, byDistance && search.openAt === null);
  return corrections;
}

function addCounted(page: Page, added: readonly SearchRow[], { radiusMiles }: NearSearch): void {
  page.rows = [...page.rows, ...added];
  page.within += added.filter(({ miles }) => miles !== null && miles <= radiusMiles).length;
  page.farther += added.filter(({ miles }) => miles !== null && miles > radiusMiles).length;
}

/** Without coordinates last (SRCH-21); the likelier spelling first, unless distance alone was asked for. */
function inOrder(rows: readonly SearchRow[], byDistance: boolean): SearchRow[] {
  const located = rows.filter(({ miles }) => miles !== null);
  if (byDistance) located.sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0));
  return [...located, ...rows.filter(({ miles }) => miles === null)];
}
