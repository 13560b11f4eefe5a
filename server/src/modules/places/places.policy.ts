import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../rpc/context.ts';
import { blockedBy, blockedUserIds } from '../safety/blocks/blocks.policy.ts';
import type { Parameters } from './search/find/parameters.rules.ts';

/**
 * Who may see a row of place_search or search_sources (RUL-82, SRCH-28 to SRCH-30), as one condition of a WHERE clause:
 * `place_visible` of the database, which PostgreSQL writes into the statement. What is known of the viewer before stands
 * in the text, so that nothing is asked per row that is decided already.
 *
 * `alias` is the table's alias; the viewer's id goes into `parameters`.
 */
export function visibleTo(viewer: Viewer | null, alias: string, parameters: Parameters): string {
  const row = `${alias}.owner, ${alias}.vis`;
  if (!viewer) return `place_visible(${row}, null, false, '{}')`;
  const me = parameters.add('uuid', viewer.userId);
  return `place_visible(${row}, ${me}, ${viewer.entitlement.prive}, ${blockedUserIds(me)})`;
}

/** The same for statements of the query builder. */
export function placeVisible(viewer: Viewer | null, alias: string): RawBuilder<boolean> {
  const row = sql`${sql.ref(`${alias}.owner`)}, ${sql.ref(`${alias}.vis`)}`;
  if (!viewer) return sql<boolean>`place_visible(${row}, null, false, '{}')`;
  return sql<boolean>`place_visible(${row}, ${viewer.userId}::uuid, ${viewer.entitlement.prive}::boolean, ${blockedBy(viewer)})`;
}
