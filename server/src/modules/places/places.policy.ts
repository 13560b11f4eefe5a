import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../rpc/context.ts';
import { blockedBy, blockedUserIds } from '../safety/blocks/blocks.policy.ts';
import type { Parameters } from './search/find/parameters.rules.ts';

/**
 * Who may see a row of place_search or search_sources (RUL-82, PIN-13 to PIN-17), as one condition of a WHERE clause:
 * `place_visible` of the database, which PostgreSQL writes into the statement. What is known of the viewer before stands
 * in the text, so that nothing is asked per row that is decided already.
 *
 * `alias` is the table's alias; the viewer's id goes into `parameters`.
 */
export const visibleTo = (viewer: Viewer | null, alias: string, parameters: Parameters): string =>
  visibleWith(viewer, alias, parameters, viewer?.entitlement.member);

/**
 * Of those what search, suggestions and the map show (SRCH-28 to SRCH-30): a member sees a Privé pin wherever they come to
 * it, but finds it there by the tier Privé alone (RUL-02).
 */
export const foundBy = (viewer: Viewer | null, alias: string, parameters: Parameters): string =>
  visibleWith(viewer, alias, parameters, viewer?.entitlement.prive);

function visibleWith(
  viewer: Viewer | null,
  alias: string,
  parameters: Parameters,
  seesPrive = false,
): string {
  const row = `${alias}.owner, ${alias}.vis`;
  if (!viewer) return `place_visible(${row}, null, false, '{}')`;
  const me = parameters.add('uuid', viewer.userId);
  return `place_visible(${row}, ${me}, ${seesPrive}, ${blockedUserIds(me)})`;
}

/** `visibleTo` for statements of the query builder. */
export const placeVisible = (viewer: Viewer | null, alias: string): RawBuilder<boolean> =>
  placeVisibleWith(viewer, alias, viewer?.entitlement.member);

/** `foundBy` for statements of the query builder. */
export const placeFound = (viewer: Viewer | null, alias: string): RawBuilder<boolean> =>
  placeVisibleWith(viewer, alias, viewer?.entitlement.prive);

function placeVisibleWith(viewer: Viewer | null, alias: string, seesPrive = false): RawBuilder<boolean> {
  const row = sql`${sql.ref(`${alias}.owner`)}, ${sql.ref(`${alias}.vis`)}`;
  if (!viewer) return sql<boolean>`place_visible(${row}, null, false, '{}')`;
  return sql<boolean>`place_visible(${row}, ${viewer.userId}::uuid, ${seesPrive}::boolean, ${blockedBy(viewer)})`;
}
