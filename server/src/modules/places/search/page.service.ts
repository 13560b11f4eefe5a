import { SEARCH_COUNT_MAX, SEARCH_MAX_RESULTS } from '@liora/domain/limits';
import type { Caller } from '../../../rpc/context.ts';
import type { PagePosition } from './cursor.ts';
import { fold } from './fold.ts';
import { wasCutOff } from './limits.ts';
import type { AfterRow, NearSearch } from './near.queries.ts';
import {
  type Count,
  countNear,
  findNear,
  findNowhere,
  type NearRow,
  type SearchRow,
} from './search.queries.ts';
import { otherSpellings } from './spelling.queries.ts';
import { type Tier, wordPatterns } from './tiers.ts';
import type { PlaceWords } from './understand.ts';

/** Fewer finds than this, none of which is called so, and other spellings are tried. */
const ENOUGH = 3;
/** Fewer finds than this, and places of kinds that are close are added up to this number. */
const A_LIST = 10;
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
  correctedTo: string | null;
}

export interface PageRequest {
  search: NearSearch;
  words: PlaceWords;
  /** Tiers for when the search itself finds little. */
  besides: readonly Tier[];
  position: PagePosition | null;
  /** Count beyond this page. */
  count: boolean;
  /** Count subcategories. */
  facets: boolean;
}

/** One page of a search: near places, then those without coordinates, then what is close to what was asked. */
export async function searchPage(caller: Caller, request: PageRequest): Promise<Page> {
  const { search, words, position } = request;
  const pool = caller.deps.searchPool;
  const near = await nearPart(caller, search, position);
  const counts = position ? countsOf(position) : await firstCounts(caller, request, near);
  const page: Page = { ...counts, ...near, correctedTo: null };
  const left = search.limit - page.rows.length;
  if (page.after) return page;

  const afterKey = position?.after[0] === 'nowhere' ? position.after[1] : FROM_THE_FIRST;
  const nowhere = await findNowhere(pool, { ...search, limit: left + 1 }, afterKey);
  page.rows.push(...nowhere.slice(0, left));
  if (nowhere.length > left) page.after = ['nowhere', nowhere[left - 1]?.key ?? FROM_THE_FIRST];
  if (!position && words.text !== '') await addBesides(caller, request, page);
  return page;
}

async function nearPart(caller: Caller, search: NearSearch, position: PagePosition | null) {
  if (position?.after[0] === 'nowhere') return { rows: [], after: null, cutShort: false };
  const { rows, more, cutShort } = await findNear(
    caller.deps.searchPool,
    search,
    position ? afterRow(position.after) : null,
  );
  const shown: SearchRow[] = rows.slice(0, search.limit);
  const last = rows[shown.length - 1];
  return { rows: shown, after: last && more ? afterOf(last) : null, cutShort };
}

const afterOf = (row: NearRow): PagePosition['after'] => [
  'near',
  row.grp,
  row.rank,
  row.tier,
  row.k,
  row.key,
];

function afterRow(after: PagePosition['after']): AfterRow | null {
  if (after[0] === 'nowhere') return null;
  const [, group, rank, tier, k, key] = after;
  return { group, rank, tier, k, key };
}

const countsOf = ({ within, farther, counted }: PagePosition) => ({
  within,
  farther,
  counted,
  subcategories: [],
});

/** A page that is not full has everything in hand; only a full one has to be counted, unless that takes too long. */
async function firstCounts(
  caller: Caller,
  { search, count: beyond, facets }: PageRequest,
  near: { rows: SearchRow[]; after: unknown },
) {
  const shown = near.rows.map(
    (row): Count => ({ subcategory: row.subcategory, total: 1, within: isWithin(row, search) }),
  );
  const most = facets ? SEARCH_MAX_RESULTS : SEARCH_COUNT_MAX;
  const all = near.after === null ? shown : beyond ? await countAll(caller, search, most) : null;
  const counts = all ?? shown;
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const within = counts.reduce((sum, count) => sum + count.within, 0);
  return {
    within: Math.min(within, most),
    farther: Math.min(total, most) - Math.min(within, most),
    counted: all !== null && total <= most,
    subcategories: facets ? subcategoryCounts(counts) : [],
  };
}

/** One more than `most` tells that counting stopped; null when the database was cut off. */
async function countAll(caller: Caller, search: NearSearch, most: number): Promise<Count[] | null> {
  try {
    return await countNear(caller.deps.searchPool, { ...search, limit: most + 1 });
  } catch (error) {
    if (wasCutOff(error)) return null;
    throw error;
  }
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

/** Adds to a short first page. What is added never continues on a next page. */
async function addBesides(
  caller: Caller,
  { search, words, besides }: PageRequest,
  page: Page,
): Promise<void> {
  const pool = caller.deps.searchPool;
  const add = async (tier: Tier, upTo: number) => {
    const left = Math.min(search.limit, upTo) - page.rows.length;
    if (left <= 0) return false;
    const seen = new Set(page.rows.map((row) => row.key));
    const { rows } = await findNear(pool, { ...search, tiers: [tier], limit: left + seen.size }, null);
    const added = rows.filter((row) => !seen.has(row.key)).slice(0, left);
    page.rows.push(...added);
    page.within += added.filter((row) => row.miles <= search.radiusMiles).length;
    page.farther += added.filter((row) => row.miles > search.radiusMiles).length;
    return added.length > 0;
  };
  for (const tier of besides) await add(tier, A_LIST);
  const [first] = page.rows;
  const isNamedSo = first && fold(first.name) === words.text;
  if (page.rows.length >= ENOUGH || isNamedSo) return;
  for (const spelling of await otherSpellings(pool, words.words)) {
    if (await add({ docs: wordPatterns(spelling) }, search.limit)) page.correctedTo ??= spelling.join(' ');
  }
}
