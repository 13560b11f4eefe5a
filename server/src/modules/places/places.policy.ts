import type { Viewer } from '../../rpc/context.ts';
import { blockedUserIds } from '../safety/blocks/blocks.policy.ts';
import type { Parameters } from './search/find/parameters.rules.ts';

/**
 * Who may see a row of place_search or search_sources (RUL-82, SRCH-28 to SRCH-30), as one condition of a WHERE clause.
 * This is the only place where it is written.
 *
 * - Imported places have no owner: everybody sees them.
 * - A pin is seen by its owner, always.
 * - Anybody else sees it when it is neither hidden nor reported (those have vis 2), its author is not blocked by the
 *   viewer, and it is public (vis 0), or Privé (vis 1) and the viewer is entitled to Privé pins.
 *
 * `alias` is the table's alias; the viewer's id goes into `parameters`.
 */
export function visibleTo(viewer: Viewer | null, alias: string, parameters: Parameters): string {
  if (!viewer) return `${alias}.vis = 0`;
  const me = parameters.add('uuid', viewer.userId);
  const shared = viewer.entitlement.prive ? `${alias}.vis < 2` : `${alias}.vis = 0`;
  return `(${alias}.owner is null or ${alias}.owner = ${me} or (${shared} and ${alias}.owner <> all(${blockedUserIds(me)})))`;
}
