import {
  type AfterRow,
  type NearSearch,
  type Shared,
  type Statement,
  sharedParameters,
  statement,
} from './near.queries.ts';
import { newParameters, type Parameters } from './parameters.rules.ts';
import { nearRows } from './steps.queries.ts';
import { unlocatedRows } from './unlocated.queries.ts';

/** What is read together with the near places: one answer of the database is quicker than several. */
export interface PageParts {
  /** Places without coordinates as well, when the near ones do not fill the page. */
  unlocated: boolean;
  /** Which of these words are known, when fewer places than this are found. Null: do not ask. */
  words: { of: readonly string[]; whenFewerThan: number } | null;
}

export const ONLY_NEAR: PageParts = { unlocated: false, words: null };

const ORDER = 'r.hours_group, r.rank, r.step, r.k, r.key';
/** Written by hand: json_agg() looks up how to write every field of every row. */
const NEAR_ROW = `'[' || concat_ws(',', r.shown::text, coalesce(r.spark::text, 'null'), r.reviews, r.key, r.miles,
  r.hours_group, r.rank, r.step, r.k, case when r.keep then 'true' else 'false' end) || ']'`;
const UNLOCATED_ROW = `'[' || concat_ws(',', r.shown::text, coalesce(r.spark::text, 'null'), r.reviews, r.key) || ']'`;
const listOf = (row: string, order: string) =>
  `'[' || coalesce(string_agg(${row}, ',' order by ${order}), '') || ']'`;

/**
 * One page, `search.limit` places and one more: columns near, unlocated and words (JSON texts), as far as asked.
 * The parts after the first stand behind conditions on how much it found: those that cannot add anything never run.
 */
export function pageStatement(search: NearSearch, after: AfterRow | null, parts: PageParts): Statement {
  const parameters = newParameters();
  const shared = sharedParameters(search, parameters);
  const shown = search.limit + 1;
  const near = nearRows({ ...search, limit: shown }, after, shared, parameters);
  const order = search.rank === null ? '' : `${resumeRanked(after, parameters)} order by ${ORDER}`;
  const page = parameters.once('int4', search.limit);
  const ctes = [
    ...near.ctes,
    `near as materialized (select r.shown, r.spark, r.reviews, r.key, r.miles, r.hours_group, r.rank, r.step, r.k, r.keep
  from (${near.rows}) r ${order} limit ${parameters.add('int4', shown)})`,
  ];
  const columns = [`(select ${listOf(NEAR_ROW, ORDER)} from near r) as near`];
  if (parts.unlocated) {
    ctes.push(`unlocated as materialized (${unlocatedAfterNear(search, page, shared, parameters)})`);
    columns.push(`(select ${listOf(UNLOCATED_ROW, 'r.name_fold, r.key')} from unlocated r) as unlocated`);
  }
  if (parts.words) columns.push(`${knownWordsSql(parts.words, parts.unlocated, parameters)} as words`);
  return statement(`with ${ctes.join(',\n')}\nselect ${columns.join(',\n')}`, parameters);
}

function resumeRanked(after: AfterRow | null, parameters: Parameters): string {
  if (!after) return '';
  const { group, rank, step, k, key } = after;
  const place = [
    parameters.add('int4', group),
    parameters.add('float8', rank),
    parameters.add('int4', step),
    parameters.add('float8', k),
    parameters.add('int8', key),
  ];
  return `where (${ORDER}) > (${place.join(', ')})`;
}

function unlocatedAfterNear(
  search: NearSearch,
  page: () => string,
  shared: Shared,
  parameters: Parameters,
): string {
  const notFull = `(select count(*) from near) <= ${page()}`;
  const limit = `(select greatest(0, ${page()} + 1 - count(*)) from near where keep)`;
  return unlocatedRows(search, [notFull], limit, shared, parameters);
}

function knownWordsSql(
  { of, whenFewerThan }: NonNullable<PageParts['words']>,
  unlocated: boolean,
  parameters: Parameters,
): string {
  const found = `(select count(*) from near where keep)${unlocated ? ' + (select count(*) from unlocated)' : ''}`;
  return `(select json_agg(w.word) from search_words w where w.word = any(${parameters.add('text[]', of)})
    and ${found} < ${parameters.add('int4', whenFewerThan)})`;
}
