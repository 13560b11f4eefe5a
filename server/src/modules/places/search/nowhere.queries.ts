import { isLedByTwin } from './conditions.queries.ts';
import {
  answerConditions,
  type NearSearch,
  type Statement,
  sharedParameters,
  statement,
} from './near.queries.ts';
import { newParameters } from './parameters.ts';

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
  const conditions = ['r.pos is null', ...inAnswer('r'), `not ${isLedByTwin('r', inAnswer)}`, ...resume];
  return statement(
    `select coalesce(json_agg(n order by n.name_fold, n.key), '[]')::text as rows from (
  select ${columns}, r.name_fold, r.key from place_search r where ${conditions.join('\n    and ')}
  order by r.name_fold, r.key limit ${parameters.add('int4', search.limit)}) n`,
    parameters,
  );
}
