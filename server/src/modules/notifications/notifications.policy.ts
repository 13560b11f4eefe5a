import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../rpc/context.ts';
import { hasBlocked } from '../safety/blocks/blocks.policy.ts';

/**
 * Which notifications of `n`, with the profile `f` of whose doing it was, their owner may open: their own, none that they took
 * out, of nobody whom they have blocked since, nor of an account that is closed or suspended (RUL-22, RUL-41).
 */
export const mayOpen = (
  viewer: Viewer,
): RawBuilder<boolean> => sql<boolean>`(n.user_id = ${viewer.userId}::uuid
  and n.removed_at is null and f.is_away is not true and not ${hasBlocked(viewer, 'n.from_user_id')})`;

/** Which of these stand in their list: none that they want elsewhere alone. */
export const isShown = (viewer: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(n.in_app and ${mayOpen(viewer)})`;
