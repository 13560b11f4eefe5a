import { belongsTo, filterConditions, isLedByTwin } from './conditions.queries.ts';
import {
  answerConditions,
  type NearSearch,
  type Statement,
  sharedParameters,
  statement,
} from './near.queries.ts';
import { newParameters, type Parameters } from './parameters.ts';

/**
 * Places without coordinates that match, by name (SRCH-21, SRCH-27). A scan of its own: one index for both kinds of
 * place would be walked almost whole. `afterKey` 0 is the beginning; `columns` are of the alias `r`.
 */
export function nowhereStatement(search: NearSearch, afterKey: number, columns: string): Statement {
  const parameters = newParameters();
  const shared = sharedParameters(search, parameters);
  const inAnswer = (alias: string) => answerConditions(search, alias, shared, parameters);
  const key = parameters.once('int8', afterKey);
  const resume =
    afterKey === 0
      ? []
      : [`(r.name_fold, r.key) > (select a.name_fold, a.key from place_search a where a.key = ${key()})`];
  const conditions = [...inAnswer('r'), `not ${isLedByTwin('r', inAnswer)}`, ...resume];
  return statement(
    `select coalesce(json_agg(n order by n.name_fold, n.key), '[]')::text as rows from (
  select ${columns}, r.name_fold, r.key from ${nowhereSql(search, parameters)} r where ${conditions.join('\n    and ')}
  order by r.name_fold, r.key limit ${parameters.add('int4', search.limit)}) n`,
    parameters,
  );
}

/**
 * All places without coordinates in the order of their names, or those that match: fenced off, because the planner
 * underestimates how rarely features match and would walk all names instead.
 */
function nowhereSql(search: NearSearch, parameters: Parameters): string {
  const tiers = search.tiers.map((tier) => belongsTo(tier, 's', () => 'true', parameters));
  const filters = filterConditions(search.filters, 's', parameters);
  const matching = [...(tiers.includes('true') ? [] : [`(${tiers.join(' or ')})`]), ...filters];
  if (matching.length === 0) return '(select * from place_search where pos is null)';
  return `(select * from place_search s where s.pos is null and ${matching.join(' and ')} offset 0)`;
}
