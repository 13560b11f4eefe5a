import { SEARCH_COUNT_MAX, SEARCH_MAX_RESULTS } from '@liora/domain/limits';
import type { Caller } from '../../../../rpc/context.ts';
import type { PagePosition } from '../searchCursor.parser.ts';
import type { PlaceWords } from '../understand/understand.rules.ts';
import type { AfterRow, NearSearch } from './near.queries.ts';
import {
  type Count,
  type Found,
  findNowhere,
  findPage,
  type NearRow,
  type SearchRow,
} from './search.queries.ts';
import { ENOUGH, misspellable } from './spelling.queries.ts';

/** Smaller than every key. */
const FROM_THE_FIRST = 0;

export interface Page {
  rows: SearchRow[];
  /** Where the next page begins, or null at the end. */
  after: PagePosition['after'] | null;
  within: number;
  farther: number;
  counted: boolean;
  subcategories: Array<{ name: string; count: number }>;
  cutShort: boolean;
  /** Which of its words somebody uses, when little was found: those are no misspellings. */
  knownWords: readonly string[];
}

export interface PageRequest {
  search: NearSearch;
  words: PlaceWords;
  position: PagePosition | null;
  /** Count beyond this page. */
  count: boolean;
  /** Count subcategories. */
  facets: boolean;
}

/** One page of a search: near places, then those without coordinates. */
export async function searchPage(caller: Caller, request: PageRequest): Promise<Page> {
  const { search, position } = request;
  if (position?.after[0] === 'nowhere') return nowherePage(caller, search, position, position.after[1]);
  const found = await foundPage(caller, request);
  const page: Page = {
    ...(position ? countsOf(position) : firstCounts(request, found)),
    rows: found.rows,
    after: null,
    cutShort: found.cutShort,
    knownWords: found.knownWords ?? [],
  };
  const last = found.rows.at(-1);
  if (found.more && last) return { ...page, after: afterOf(last) };
  addNowhere(page, found.nowhere, search.limit);
  return page;
}

async function nowherePage(
  caller: Caller,
  search: NearSearch,
  position: PagePosition,
  afterKey: number,
): Promise<Page> {
  const rows = await findNowhere(caller.deps.searchPool, { ...search, limit: search.limit + 1 }, afterKey);
  const page: Page = { ...countsOf(position), rows: [], after: null, cutShort: false, knownWords: [] };
  addNowhere(page, rows, search.limit);
  return page;
}

/** `rows` hold one more than there is room for when others follow. */
function addNowhere(page: Page, rows: readonly SearchRow[], limit: number): void {
  const left = limit - page.rows.length;
  page.rows = [...page.rows, ...rows.slice(0, left)];
  if (rows.length > left) page.after = ['nowhere', rows[left - 1]?.key ?? FROM_THE_FIRST];
}

function foundPage(caller: Caller, { search, words, position, count, facets }: PageRequest): Promise<Found> {
  const misspelt = position ? [] : misspellable(words.words);
  return findPage(caller.deps.searchPool, search, position ? afterRow(position.after) : null, {
    countTo: count && !position ? mostCounted(facets) : null,
    nowhere: true,
    words: misspelt.length > 0 ? { of: misspelt, whenFewerThan: ENOUGH } : null,
  });
}

const mostCounted = (facets: boolean) => (facets ? SEARCH_MAX_RESULTS : SEARCH_COUNT_MAX);

const afterOf = (row: NearRow): PagePosition['after'] => [
  'near',
  row.grp,
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

const countsOf = ({ within, farther, counted }: PagePosition) => ({
  within,
  farther,
  counted,
  subcategories: [],
});

/** A page that is not full has everything in hand; only a full one has to be counted. */
function firstCounts({ search, facets }: PageRequest, { rows, more, counts: counted }: Found) {
  const shown = rows.map(
    (row): Count => ({ subcategory: row.subcategory, total: 1, within: isWithin(row, search) }),
  );
  const counts = more && counted ? counted : shown;
  const most = mostCounted(facets);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const within = counts.reduce((sum, count) => sum + count.within, 0);
  return {
    within: Math.min(within, most),
    farther: Math.min(total, most) - Math.min(within, most),
    counted: (!more || counted !== null) && total <= most,
    subcategories: facets ? subcategoryCounts(counts) : [],
  };
}

const isWithin = (row: SearchRow, search: NearSearch) =>
  row.miles !== null && row.miles <= search.radiusMiles ? 1 : 0;

function subcategoryCounts(counts: readonly Count[]): Array<{ name: string; count: number }> {
  const sums = new Map<string, number>();
  for (const { subcategory, total } of counts) {
    if (subcategory !== null) sums.set(subcategory, (sums.get(subcategory) ?? 0) + total);
  }
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
