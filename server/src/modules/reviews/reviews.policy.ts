import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../content/contentKind.ts';
import type { Viewer } from '../../rpc/context.ts';
import { pinSight } from '../pins/pins.policy.ts';
import { blockedBy } from '../safety/blocks/blocks.policy.ts';

/** What a decision about a review needs to know of it. */
export interface ReviewAccess {
  user_id: string;
  is_hidden: boolean;
  is_reported: boolean;
  /** Held back as one of a burst until a moderator has looked at it. */
  is_held: boolean;
  deleted: boolean;
  /** Its author has a newer one of the same place. */
  superseded: boolean;
  /** The viewer has blocked its author. */
  author_blocked: boolean;
  /** The viewer may see what it is about: always of a place, of a pin as pins.policy.ts says. */
  place_visible: boolean;
}

/** What a viewer sees of a review: its author their own, everybody else what counts, of places that they see. */
export function reviewVisibility(review: ReviewAccess, viewer: Viewer | null): Sight {
  if (review.deleted || review.superseded) return 'none';
  if (viewer && review.user_id === viewer.userId) return 'full';
  if (review.is_hidden || review.is_reported || review.is_held || review.author_blocked) return 'none';
  return review.place_visible ? 'full' : 'none';
}

/** The same for the row of liora_reviews with this alias. */
export function reviewSight(
  viewer: Viewer | null,
  alias: string,
  { unreported } = { unreported: false },
): RawBuilder<Sight> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const me = viewer?.userId ?? null;
  const reported = unreported ? sql`false` : column('is_reported');
  return sql<Sight>`case
    when ${column('deleted_at')} is not null or ${column('superseded')} then 'none'
    when ${column('user_id')} = ${me}::uuid then 'full'
    when ${column('is_hidden')} or ${reported} or ${column('held_at')} is not null
      or ${column('user_id')} = any(${blockedBy(viewer)}) then 'none'
    when ${column('pin_id')} is null then 'full'
    when exists (select from dropped_pins pin where pin.id = ${column('pin_id')} and ${pinSight(viewer, 'pin')} = 'full')
      then 'full' else 'none' end`;
}
