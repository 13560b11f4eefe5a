import type { ReviewSort } from '@liora/domain/contract/reviewSorts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../content/contentKind.ts';
import { isAfter, type TimePosition, timePosition } from '../../db/newestFirst.ts';
import type { DB } from '../../db/types.gen.ts';
import type { Viewer } from '../../rpc/context.ts';
import { pinSight } from '../pins/pins.policy.ts';
import { hasBlocked } from '../safety/blocks/blocks.policy.ts';
import type { ReviewPosition } from './reviewCursor.parser.ts';
import { reviewSight } from './reviews.policy.ts';

export interface ReviewRow extends ReviewPosition {
  place_id: string;
  vibe: number;
  quality: number;
  experience: number;
  text: string | null;
  been_there: boolean;
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  created_at: Date;
  edited_at: Date | null;
  under_review: boolean;
}

/** Name and photo of the author, and nothing else of their profile: so much of a private one is seen, too (RUL-79). */
const REVIEW = sql`select c.id, c.ref as place_id, c.vibe, c.quality, c.experience, c.total, c.text, c.been_there, c.user_id,
    coalesce(f.username, u.name) as username, f.profile_photo_url, c.created_at, c.edited_at,
    c.is_hidden or c.is_reported or c.held_at is not null as under_review, ${timePosition('c')} as position
  from liora_reviews c join auth_users u on u.id = c.user_id left join profiles f on f.user_id = c.user_id`;

/** The viewer's own review of a place, whoever else sees it. Serves: liora_reviews_current. */
export async function ownReviewOf(db: Kysely<DB>, userId: string, ref: string): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`${REVIEW}
    where c.ref = ${ref} and c.user_id = ${userId}::uuid and not c.superseded and c.deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Which of these places somebody has reviewed. Serves: liora_reviews_current. */
export async function reviewedBy(db: Kysely<DB>, userId: string, refs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select c.ref from liora_reviews c where c.ref = any(${refs}::text[]) and c.user_id = ${userId}::uuid
      and not c.superseded and c.deleted_at is null`.execute(db);
  return rows.map(({ ref }) => ref);
}

export async function ownReviewById(db: Kysely<DB>, userId: string, id: string): Promise<ReviewRow | null> {
  const { rows } =
    await sql<ReviewRow>`${REVIEW} where c.id = ${id}::uuid and c.user_id = ${userId}::uuid`.execute(db);
  return rows[0] ?? null;
}

const ORDER: Record<ReviewSort, RawBuilder<unknown>> = {
  newest: sql`c.created_at desc, c.id desc`,
  highest: sql`c.total desc, c.created_at desc, c.id desc`,
  lowest: sql`c.total, c.created_at, c.id`,
};

function after(sort: ReviewSort, last: ReviewPosition | null): RawBuilder<unknown> {
  if (!last) return sql`true`;
  const written = sql`timestamptz 'epoch' + ${last.position}::bigint * interval '1 microsecond', ${last.id}::uuid`;
  if (sort === 'newest') return sql`(c.created_at, c.id) < (${written})`;
  const beyond = sort === 'highest' ? sql`<` : sql`>`;
  return sql`(c.total, c.created_at, c.id) ${beyond} (${last.total}::smallint, ${written})`;
}

/**
 * Reviews of others that count, of a place that the viewer is known to see, without those whose authors they block.
 * Serves: liora_reviews_newest, liora_reviews_by_score.
 */
export async function reviewsOf(
  db: Kysely<DB>,
  viewer: Viewer | null,
  asked: { ref: string; sort: ReviewSort; been_there: boolean; last: ReviewPosition | null; limit: number },
): Promise<ReviewRow[]> {
  const { ref, sort, last, limit } = asked;
  const there = asked.been_there ? sql`c.been_there` : sql`true`;
  const { rows } = await sql<ReviewRow>`${REVIEW}
    where c.ref = ${ref} and c.counts and c.user_id is distinct from ${viewer?.userId ?? null}::uuid and ${there}
      and not ${hasBlocked(viewer, 'c.user_id')} and ${after(sort, last)}
    order by ${ORDER[sort]} limit ${limit}`.execute(db);
  return rows;
}

/** Of each of these places the newest review that counts, whoever wrote it, unless the viewer blocks them. Serves: liora_reviews_newest. */
export async function newestReviewsOf(
  db: Kysely<DB>,
  viewer: Viewer | null,
  refs: readonly string[],
): Promise<ReviewRow[]> {
  if (refs.length === 0) return [];
  const { rows } = await sql<ReviewRow>`
    select newest.* from unnest(${refs}::text[]) as asked (ref) cross join lateral (${REVIEW}
      where c.ref = asked.ref and c.counts and not ${hasBlocked(viewer, 'c.user_id')}
      order by c.created_at desc, c.id desc limit 1) newest`.execute(db);
  return rows;
}

/**
 * What a person has published: reviews that count, of places that the viewer sees, newest first. Who wrote one of a pin that
 * went private is not told its name here either. Serves: liora_reviews_by_author.
 */
export async function reviewsBy(
  db: Kysely<DB>,
  viewer: Viewer | null,
  userId: string,
  page: { after: TimePosition | null; limit: number },
): Promise<Array<ReviewRow & { place_name: string }>> {
  const { rows } = await sql<ReviewRow & { place_name: string }>`
    select found.*, coalesce((select p.name from place_search p where p.ref = found.place_id order by p.source limit 1),
      found.place_id) as place_name
    from (${REVIEW} where c.user_id = ${userId}::uuid and c.counts and not ${hasBlocked(viewer, 'c.user_id')}
        and (c.pin_id is null or exists (select from dropped_pins pin where pin.id = c.pin_id and ${pinSight(viewer, 'pin')} = 'full'))
        and ${isAfter('c', page.after)}
      order by c.created_at desc, c.id desc limit ${page.limit}) found
    order by found.created_at desc, found.id desc`.execute(db);
  return rows;
}

/** How many of the reviews of a place that count have each total of the three. Serves: liora_reviews_by_score. */
export async function totalsOf(
  db: Kysely<DB>,
  ref: string,
): Promise<ReadonlyArray<{ total: number; count: number }>> {
  const { rows } = await sql<{ total: number; count: number }>`
    select total, count(*)::int as count from liora_reviews where ref = ${ref} and counts group by total`.execute(
    db,
  );
  return rows;
}

/** What a viewer sees of one review; 'none' also of what does not exist. */
export async function sightOfReview(db: Kysely<DB>, viewer: Viewer, id: string): Promise<Sight> {
  const { rows } = await sql<{ sight: Sight }>`
    select ${reviewSight(viewer, 'c')} as sight from liora_reviews c where c.id = ${id}::uuid`.execute(db);
  return rows[0]?.sight ?? 'none';
}
