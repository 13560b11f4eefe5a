import { belongsTo, filterConditions, isDuplicate, openSql, rowConditions } from './conditions.queries.ts';
import {
  answerConditions,
  type NearSearch,
  type Shared,
  type Statement,
  sharedParameters,
  statement,
} from './near.queries.ts';
import { newParameters, type Parameters } from './parameters.rules.ts';

/**
 * Places without coordinates that match, by name (SRCH-21, SRCH-27). A scan of its own: one index for both kinds of
 * place would be walked almost whole.
 */
export function unlocatedRows(
  search: NearSearch,
  more: readonly string[],
  limit: string,
  shared: Shared,
  parameters: Parameters,
): string {
  const conditions = [
    ...more,
    ...rowConditions(search.filters, search.viewer, 'r', parameters),
    ...(search.openAt ? [`${openSql('r', shared.instant())} is not false`] : []),
    `not ${isDuplicate('r', (twin) => answerConditions(search, twin, shared, parameters))}`,
  ];
  return `select r.shown, r.spark, r.reviews, r.name_fold, r.key from ${unlocatedSql(search, parameters)} r
  where ${conditions.join('\n    and ')} order by r.name_fold, r.key limit ${limit}`;
}

/** The places without coordinates that come after the one with this key; 0 is before the first. */
export function unlocatedStatement(search: NearSearch, afterKey: number): Statement {
  const parameters = newParameters();
  const shared = sharedParameters(search, parameters);
  const resume = () => `(r.name_fold, r.key) > (
    select a.name_fold, a.key from place_search a where a.key = ${parameters.add('int8', afterKey)})`;
  const more = afterKey === 0 ? [] : [resume()];
  const rows = unlocatedRows(search, more, parameters.add('int4', search.limit), shared, parameters);
  return statement(rows, parameters);
}

/**
 * All places without coordinates in the order of their names, or those that match: fenced off, because the planner
 * underestimates how rarely features match and would walk all names instead.
 */
function unlocatedSql(search: NearSearch, parameters: Parameters): string {
  // The places that are named, which are looked for nearby, are among those that have all words.
  const wanted = search.steps.flat().filter((tier) => !tier.withinRadius);
  const tiers = wanted.map((tier) => belongsTo(tier, 's', () => 'true', parameters));
  const filters = filterConditions(search.filters, 's', parameters);
  const matching = [...(tiers.includes('true') ? [] : [`(${tiers.join(' or ')})`]), ...filters];
  if (matching.length === 0) return '(select * from place_search where pos is null)';
  return `(select * from place_search s where s.pos is null and ${matching.join(' and ')} offset 0)`;
}
