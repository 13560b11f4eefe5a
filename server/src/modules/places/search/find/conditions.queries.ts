import { LIORA_LOVED_MIN_REVIEWS, LIORA_LOVED_MIN_SCORE } from '@liora/domain/limits';
import { unspaced } from '@liora/domain/rules/unspacedScripts';
import type { Viewer } from '../../../../rpc/context.ts';
import { savedPlaceIdsOf } from '../../../saved/saved.policy.ts';
import { foundBy } from '../../places.policy.ts';
import type { Tier } from '../understand/tiers.rules.ts';
import type { Parameters } from './parameters.rules.ts';

/** What every place of the answer has, whatever its tier. */
export interface Filters {
  /** Codes that all have to be there: category, subcategory, diets, outdoor seating. */
  allOf: readonly number[];
  /** Lists of codes of which one each has to be there: prices, moods. */
  anyOf: ReadonlyArray<readonly number[]>;
  /** Diets without a code of their own, compared by diet_key(). */
  diets: readonly string[];
  /** A subcategory without a code, folded. */
  subcategory: string | null;
  /** Liora Loved only. */
  loved: boolean;
  /** Privé pins only. */
  prive: boolean;
  /** What the viewer has saved only. */
  saved: boolean;
}

export const NO_FILTERS: Filters = {
  allOf: [],
  anyOf: [],
  diets: [],
  subcategory: null,
  loved: false,
  prive: false,
  saved: false,
};

/** Open at the instant (true), unknown (null) or closed (false), for a row of place_search. */
export const openSql = (alias: string, instant: string) =>
  `open_by_the_wall(${alias}.weekly, ${alias}.exceptions, ${instant} at time zone ${alias}.time_zone)`;

/** Conditions of a tier that the index answers. */
function tierIndexConditions(tier: Tier, alias: string, parameters: Parameters): string[] {
  return [
    ...(tier.docs ?? []).map((pattern) => `${alias}.doc like ${parameters.add('text', pattern)}`),
    ...(tier.anyOf ?? []).map((codes) => `${alias}.feat && ${parameters.add('int4[]', codes)}`),
    ...(tier.allOf ? [`${alias}.feat @> ${parameters.add('int4[]', tier.allOf)}`] : []),
    ...(tier.noneOf ? [`not ${alias}.feat && ${parameters.add('int4[]', tier.noneOf)}`] : []),
    ...(tier.refs ? [`${alias}.ref = any(${parameters.add('text[]', tier.refs)})`] : []),
  ];
}

/** Conditions for the index: the tier's and the filters'. */
export function indexConditions(
  tier: Tier,
  filters: Filters,
  alias: string,
  parameters: Parameters,
): string[] {
  return [...tierIndexConditions(tier, alias, parameters), ...filterConditions(filters, alias, parameters)];
}

export function filterConditions(filters: Filters, alias: string, parameters: Parameters): string[] {
  // The searched text has all kinds of a place: what has no code is narrowed down by it, and then compared exactly.
  const kind = filters.subcategory ? `% ${unspaced(filters.subcategory)} %` : null;
  return [
    ...(kind === null ? [] : [`${alias}.doc like ${parameters.add('text', kind)}`]),
    ...(filters.allOf.length > 0 ? [`${alias}.feat @> ${parameters.add('int4[]', filters.allOf)}`] : []),
    ...filters.anyOf.map((codes) => `${alias}.feat && ${parameters.add('int4[]', codes)}`),
  ];
}

/** Conditions that only the row itself can answer. */
export function rowConditions(
  filters: Filters,
  viewer: Viewer | null,
  alias: string,
  parameters: Parameters,
): string[] {
  return [
    foundBy(viewer, alias, parameters),
    ...traitConditions(filters, alias),
    // Asked of each row on purpose: as a join it would decide in which order the places are read.
    ...(filters.saved ? [`(${savedCondition(viewer, alias, parameters)}) is true`] : []),
    ...(filters.diets.length > 0 ? [`${alias}.diets @> ${parameters.add('text[]', filters.diets)}`] : []),
    ...(filters.subcategory !== null
      ? [`fold(${alias}.subcategory) = ${parameters.add('text', filters.subcategory)}`]
      : []),
  ];
}

/** What neither the index nor a feature knows: scores and Privé change by themselves. */
export function traitConditions({ loved, prive }: Pick<Filters, 'loved' | 'prive'>, alias: string): string[] {
  return [
    ...(loved
      ? [`${alias}.spark >= ${LIORA_LOVED_MIN_SCORE} and ${alias}.reviews >= ${LIORA_LOVED_MIN_REVIEWS}`]
      : []),
    ...(prive ? [`(${alias}.card ->> 'isPrive')::boolean`] : []),
  ];
}

/** What the viewer has saved: where that is little it is looked up by its ids, wherever the places are. */
export function savedCondition(viewer: Viewer | null, alias: string, parameters: Parameters): string {
  if (!viewer) return 'false';
  return `${alias}.ref in ${savedPlaceIdsOf(parameters.add('uuid', viewer.userId))}`;
}

/** Whether a row matches a tier at all; `within` gives the condition that it lies inside the asked radius. */
export function belongsTo(tier: Tier, alias: string, within: () => string, parameters: Parameters): string {
  const parts = tierIndexConditions(tier, alias, parameters);
  if (tier.withinRadius) parts.push(within());
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`;
}

/**
 * A row that is the same place as another one which leads and is in the answer as well (RUL-83, RUL-115).
 * A scalar sub-select on purpose: NOT EXISTS becomes an anti-join that the planner turns round.
 */
export function isDuplicate(alias: string, inAnswer: (twin: string) => string[]): string {
  return `(${alias}.has_twin and coalesce((select true from place_search d where d.dkey = ${alias}.dkey
    and d.twins = ${alias}.twins
    and (d.source, -d.key) > (${alias}.source, -${alias}.key)
    and (${inAnswer('d').join(' and ')}) is true limit 1), false))`;
}
