import type { Caller } from '../../../../rpc/context.ts';
import type { Features } from '../understand/features.runtime.ts';
import { fold } from '../understand/fold.rules.ts';
import type { PlaceWords } from '../understand/understand.rules.ts';
import type { NearSearch } from './near.queries.ts';
import type { Page } from './page.service.ts';
import type { SearchRow } from './search.queries.ts';
import { ENOUGH } from './spelling.rules.ts';
import { otherSpellings } from './spelling.service.ts';

interface PageToCorrect {
  page: Page;
  search: NearSearch;
  words: PlaceWords;
  features: Features;
  byDistance: boolean;
}

/**
 * Adds what other spellings of the text find to a first page that found little; returns the spellings that found
 * something, the likeliest first. What is added never continues on a next page.
 */
export async function addOtherSpellings(caller: Caller, corrected: PageToCorrect): Promise<string[]> {
  const { words, page, search, features, byDistance } = corrected;
  if (words.text === '' || page.after || page.rows.length >= ENOUGH) return [];
  if (page.rows.some(({ name }) => fold(name) === words.text)) return [];
  const found = await otherSpellings(caller, {
    search,
    words,
    features,
    byDistance,
    found: page.rows,
    known: page.knownWords,
    limit: search.limit - page.rows.length,
  });
  for (const { rows, more } of found) {
    addCounted(page, rows, search);
    page.counted &&= !more;
  }
  if (found.length > 0) page.rows = inOrder(page.rows, byDistance && search.openAt === null);
  return found.map(({ text }) => text);
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
