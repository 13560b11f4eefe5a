import type { ReviewSort } from '@liora/domain/contract/reviewSorts';
import type { ReviewContent } from '@liora/domain/contract/reviews';
import { DAY_MS, HOUR_SECONDS } from '@liora/domain/durations';
import {
  PROFILE_REVIEWS_PAGE,
  REVIEW_UNDO_DELETE_MINUTES,
  REVIEWS_PER_HOUR,
  YOUNG_ACCOUNT_DAYS,
  YOUNG_REVIEWS_AT_ONCE,
  YOUNG_REVIEWS_DAYS,
} from '@liora/domain/limits';
import { isFirstTime } from '../../appliedRequests/appliedRequests.ts';
import { deleteOwn, restoreOwn } from '../../content/deletion.service.ts';
import type { Db } from '../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../db/newestFirst.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { attachPhotos, photosOf } from '../photos/photos.service.ts';
import { lookUpPlace } from '../places/places.service.ts';
import { queueUnreported } from '../safety/reports/unreported.service.ts';
import { readReviewCursor, writeReviewCursor } from './reviewCursor.parser.ts';
import {
  ownReviewById,
  ownReviewOf,
  reviewedBy,
  reviewsBy,
  reviewsOf,
  sightOfReview,
  totalsOf,
} from './reviews.queries.ts';
import { toReview, toSpread } from './reviews.views.ts';
import {
  holdBurst,
  insertReview,
  joinedAfter,
  ownRow,
  takeAuthorsTurn,
  takeYoungTurn,
  updateReview,
} from './write/reviewWrites.queries.ts';

const WRITE_LIMIT = { name: 'review-write', max: REVIEWS_PER_HOUR, windowSeconds: HOUR_SECONDS };
const YOUNG_MS = YOUNG_ACCOUNT_DAYS * DAY_MS;

/** Which of these places, by their ids of today, the caller has reviewed. */
export async function reviewedAmong({ deps, viewer }: SignedInCaller, ids: readonly string[]) {
  return new Set(ids.length === 0 ? [] : await reviewedBy(deps.db, viewer.userId, ids));
}

/** A page of the reviews of a place, the caller's own one first. NOT_FOUND when they may not see the place. */
export async function listReviews(
  caller: Caller,
  input: {
    place_id: string;
    sort: ReviewSort;
    been_there: boolean;
    limit: number;
    cursor?: string | undefined;
  },
) {
  const { deps, viewer } = caller;
  const { ref } = await requirePlace(caller, input.place_id);
  const last = readReviewCursor(input.cursor);
  const { sort, been_there, limit } = input;
  const [own, found, totals] = await Promise.all([
    viewer && !last ? ownReviewOf(deps.db, viewer.userId, ref) : null,
    reviewsOf(deps.db, viewer, { ref, sort, been_there, last, limit: limit + 1 }),
    last ? null : totalsOf(deps.db, ref),
  ]);
  const page = found.slice(0, limit);
  const end = page.at(-1);
  const shown = own && (own.been_there || !been_there) ? [own, ...page] : page;
  const ids = shown.map(({ id }) => id);
  const photos = await photosOf(deps.db, viewer, 'review', ids);
  return {
    reviews: shown.map((row) => toReview(row, viewer, photos.get(row.id) ?? [])),
    spread: totals && toSpread(totals),
    nextCursor: end && found.length > limit ? writeReviewCursor(end) : null,
  };
}

/** A page of what somebody has said of places that the caller sees. Whether their profile shows it is their profile's word. */
export async function listReviewsBy({ deps, viewer }: Caller, userId: string, cursor: string | undefined) {
  const after = readTimeCursor(cursor);
  const found = await reviewsBy(deps.db, viewer, userId, { after, limit: PROFILE_REVIEWS_PAGE + 1 });
  const { page, nextCursor } = pageFrom(found, PROFILE_REVIEWS_PAGE);
  const ids = page.map(({ id }) => id);
  const photos = await photosOf(deps.db, viewer, 'review', ids);
  const reviews = page.map((row) => ({
    ...toReview(row, viewer, photos.get(row.id) ?? []),
    place_name: row.place_name,
  }));
  return { reviews, nextCursor };
}

async function requirePlace(caller: Caller, id: string) {
  const place = await lookUpPlace(caller, id);
  if (!place) throw new ProductError('NOT_FOUND');
  return place;
}

/**
 * Writes or replaces the caller's review of a place (RUL-50). Sent again with its request id it changes nothing. Summary
 * and search row change in the same transaction, by triggers. Throws NOT_FOUND, OWN_PIN, RATE_LIMITED.
 */
export async function writeReview(
  caller: SignedInCaller,
  { photos: photoIds, ...input }: ReviewContent & { place_id: string; request_id: string },
) {
  const { deps, viewer } = caller;
  const { ref, owner } = await requirePlace(caller, input.place_id);
  if (owner === viewer.userId) throw new ProductError('OWN_PIN');
  const review = { ...input, text: input.text?.trim() || null, place_id: ref, user_id: viewer.userId };
  const id = await deps.db.transaction().execute(async (trx) => {
    await takeAuthorsTurn(trx, viewer.userId);
    const before = await ownRow(trx, viewer.userId, ref);
    if (before?.request_id === input.request_id) return before.id;
    if (!(await isFirstTime(trx, viewer.userId, input.request_id, deps.now()))) {
      if (!before) throw new ProductError('NOT_FOUND');
      return before.id;
    }
    await takeFromLimit({ ...deps, db: trx }, WRITE_LIMIT, viewer.userId);
    const isYoung = await joinedAfter(trx, viewer.userId, new Date(deps.now().getTime() - YOUNG_MS));
    if (isYoung) await takeYoungTurn(trx, ref);
    const written = before?.id ?? (await insertReview(trx, review, deps.now()));
    if (before) await updateReview(trx, before.id, review, deps.now());
    if (isYoung) await holdBack(trx, deps.now(), ref);
    // Those of before are gone with what was said before; of one that stands they stay unless others are given.
    const stands = before !== null && before.deleted_at === null;
    const shown = {
      id: written,
      venueId: before?.place_id ?? ref,
      photoIds: photoIds ?? (stands ? null : []),
    };
    await showPhotos(trx, caller, shown);
    return written;
  });
  const stored = await ownReviewById(deps.db, viewer.userId, id);
  if (!stored) throw new ProductError('NOT_FOUND');
  const photos = await photosOf(deps.db, viewer, 'review', [id]);
  return toReview(stored, viewer, photos.get(id) ?? []);
}

async function showPhotos(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  { id, venueId, photoIds }: { id: string; venueId: string; photoIds: readonly string[] | null },
): Promise<void> {
  if (!photoIds) return;
  const subject = { kind: 'review', subjectId: id, userId: viewer.userId };
  await attachPhotos(trx, { ...subject, photoIds, venueId }, deps.now());
}

/** A burst of young accounts waits for moderators: nobody reported it, and none of it counts until then. */
async function holdBack(trx: Db, now: Date, ref: string): Promise<void> {
  const held = await holdBurst(trx, {
    ref,
    since: new Date(now.getTime() - YOUNG_REVIEWS_DAYS * DAY_MS),
    youngDays: YOUNG_ACCOUNT_DAYS,
    most: YOUNG_REVIEWS_AT_ONCE,
    now,
  });
  for (const { id, user_id } of held)
    await queueUnreported(trx, {
      content_type: 'review',
      content_id: id,
      owner: user_id,
      reason: 'spam',
      now,
    });
}

const UNDOABLE = { table: 'liora_reviews', undoMinutes: REVIEW_UNDO_DELETE_MINUTES } as const;

export async function deleteReview(caller: SignedInCaller, id: string) {
  const deleted = await deleteOwn(caller, UNDOABLE, id);
  if (deleted) return deleted;
  const sight = await sightOfReview(caller.deps.db, caller.viewer, id);
  throw new ProductError(sight === 'full' ? 'NOT_OWNER' : 'NOT_FOUND');
}

export const restoreReview = (caller: SignedInCaller, id: string) => restoreOwn(caller, UNDOABLE, id);
