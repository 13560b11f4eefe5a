import type { Caller } from '../../../../rpc/context.ts';
import type { PagePosition } from '../searchCursor.parser.ts';
import type { PlaceWords } from '../understand/understand.rules.ts';
import type { AfterRow, NearSearch } from './near.queries.ts';
import { type Found, findPage, findUnlocated, type NearRow, type SearchRow } from './search.queries.ts';
import { ENOUGH, misspellable } from './spelling.rules.ts';

/** Smaller than every key. */
const FROM_THE_FIRST = 0;

export interface Page {
  rows: SearchRow[];
  /** Where the next page begins, or null at the end. */
  after: PagePosition['after'] | null;
  /** Of these rows. */
  within: number;
  farther: number;
  /** They are the whole answer. */
  counted: boolean;
  cutShort: boolean;
  /** Which of its words somebody uses, when little was found: those are no misspellings. */
  knownWords: readonly string[];
}

export interface PageRequest {
  search: NearSearch;
  words: PlaceWords;
  position: PagePosition | null;
}

/** One page of a search: near places, then those without coordinates. What follows it is not counted. */
export async function searchPage(caller: Caller, request: PageRequest): Promise<Page> {
  const { search, position } = request;
  if (position?.after[0] === 'nowhere') return unlocatedPage(caller, search, position.after[1]);
  const found = await foundPage(caller, request);
  const within = found.rows.filter(({ miles }) => miles <= search.radiusMiles).length;
  const page: Page = {
    rows: found.rows,
    within,
    farther: found.rows.length - within,
    counted: position === null && !found.more,
    after: null,
    cutShort: found.cutShort,
    knownWords: found.knownWords ?? [],
  };
  const last = found.rows.at(-1);
  if (found.more && last) return { ...page, after: afterOf(last) };
  addUnlocated(page, found.unlocated, search.limit);
  return page;
}

async function unlocatedPage(caller: Caller, search: NearSearch, afterKey: number): Promise<Page> {
  const rows = await findUnlocated(caller.deps.searchPool, { ...search, limit: search.limit + 1 }, afterKey);
  const none = { within: 0, farther: 0, counted: false };
  const page: Page = { ...none, rows: [], after: null, cutShort: false, knownWords: [] };
  addUnlocated(page, rows, search.limit);
  return page;
}

/** `rows` hold one more than there is room for when others follow. */
function addUnlocated(page: Page, rows: readonly SearchRow[], limit: number): void {
  const left = limit - page.rows.length;
  page.rows = [...page.rows, ...rows.slice(0, left)];
  if (rows.length > left) page.after = ['nowhere', rows[left - 1]?.key ?? FROM_THE_FIRST];
}

function foundPage(caller: Caller, { search, words, position }: PageRequest): Promise<Found> {
  const misspelt = position ? [] : misspellable(words.words);
  return findPage(caller.deps.searchPool, search, position ? afterRow(position.after) : null, {
    unlocated: true,
    words: misspelt.length > 0 ? { of: misspelt, whenFewerThan: ENOUGH } : null,
  });
}

const afterOf = (row: NearRow): PagePosition['after'] => [
  'near',
  row.hours_group,
  row.rank,
  row.step,
  row.k,
  row.key,
];

function afterRow(after: PagePosition['after']): AfterRow | null {
  if (after[0] === 'nowhere') return null;
  const [, group, rank, step, k, key] = after;
  return { group, rank, step, k, key };
}
