import type { Profile } from '@liora/domain/contract/profiles';
import { HOUR_SECONDS } from '@liora/domain/durations';
import type { Language } from '@liora/domain/i18n/languages';
import { PROFILE_UPDATES_PER_HOUR } from '@liora/domain/limits';
import type { InvitableBy } from '@liora/domain/rules/invitableBy';
import type { ViewAs } from '@liora/domain/rules/viewAs';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { attachPhotos, photosOf } from '../../photos/photos.service.ts';
import { countOwnPins } from '../../pins/pins.service.ts';
import { countPinsOf, listPinsOf } from '../../pins/publicPins.service.ts';
import { curatorTotals } from '../../plans/curators/curators.service.ts';
import { countOwnPlans, listCuratedPlans } from '../../plans/lists/planLists.service.ts';
import { listReviewsBy } from '../../reviews/reviews.service.ts';
import { seenAs } from '../../safety/visibility/viewAs.policy.ts';
import { requireUsername } from '../accounts.policy.ts';
import { showsAll } from './profile.policy.ts';
import { findProfile, type ProfileRow, updatePhotoAddress, updateProfile } from './profile.queries.ts';
import { toProfile } from './profile.views.ts';

const UPDATE_LIMIT = { name: 'profile', max: PROFILE_UPDATES_PER_HOUR, windowSeconds: HOUR_SECONDS };

async function requireProfile({ deps, viewer }: Caller, userId: string): Promise<ProfileRow> {
  const row = await findProfile(deps.db, viewer, userId);
  if (!row) throw new ProductError('NOT_FOUND');
  return row;
}

interface ProfileRequest {
  user_id: string;
  as?: ViewAs | undefined;
}

/** Somebody's profile as the caller may see it; `as`: one's own as others do. */
export async function getProfile(caller: Caller, { user_id, as }: ProfileRequest): Promise<Profile> {
  const seen = seenAs(caller, user_id, as);
  const row = await requireProfile(seen, user_id);
  const [photos, totals, pins, own] = await Promise.all([
    photosOf(seen.deps.db, seen.viewer, 'profile', [user_id]),
    showsAll(row, seen.viewer) ? curatorTotals(seen, user_id) : null,
    showsAll(row, seen.viewer) ? countPinsOf(seen, user_id) : 0,
    ownCounts(seen, user_id),
  ]);
  const photo = photos.get(user_id)?.[0] ?? null;
  return toProfile(row, seen.viewer, { photo, counts: totals && { ...totals, pins }, own });
}

/** Of one's own profile: the visitor of `as` is nobody, so what others see counts nothing of it. */
async function ownCounts(caller: Caller, userId: string): Promise<Profile['own_counts']> {
  const { viewer } = caller;
  if (viewer?.userId !== userId) return null;
  const own = { ...caller, viewer };
  const [plans, pins] = await Promise.all([countOwnPlans(own), countOwnPins(own)]);
  return { plans, pins };
}

/** Plans of a profile, as the curated list of this person shows them. */
export async function plansOfProfile(
  asking: Caller,
  { user_id, as, cursor, limit }: ProfileRequest & { cursor?: string | undefined; limit: number },
) {
  const caller = seenAs(asking, user_id, as);
  if (!showsAll(await requireProfile(caller, user_id), caller.viewer)) return { plans: [], nextCursor: null };
  const { plans, nextCursor } = await listCuratedPlans(caller, { creator: user_id, tags: [], cursor, limit });
  return { plans, nextCursor };
}

export async function pinsOfProfile(
  asking: Caller,
  { user_id, as, cursor }: ProfileRequest & { cursor?: string | undefined },
) {
  const caller = seenAs(asking, user_id, as);
  if (!showsAll(await requireProfile(caller, user_id), caller.viewer)) return { pins: [], nextCursor: null };
  return listPinsOf(caller, user_id, cursor);
}

export async function reviewsOfProfile(
  asking: Caller,
  { user_id, as, cursor }: ProfileRequest & { cursor?: string | undefined },
) {
  const caller = seenAs(asking, user_id, as);
  if (!showsAll(await requireProfile(caller, user_id), caller.viewer))
    return { reviews: [], nextCursor: null };
  return listReviewsBy(caller, user_id, cursor);
}

export interface ProfileInput {
  username?: string | undefined;
  bio?: string | null | undefined;
  photo_id?: string | null | undefined;
  is_public_profile?: boolean | undefined;
  invitable_by?: InvitableBy | undefined;
  language?: Language | undefined;
}

/**
 * Changes what is given of the caller's own profile (RUL-80). A name that is not changed may stay the generated one (RUL-28).
 * The unique index decides who gets a name that two want at once (RUL-27).
 */
export async function changeProfile(
  caller: SignedInCaller,
  { photo_id, ...given }: ProfileInput,
): Promise<Profile> {
  const { deps, viewer } = caller;
  const { userId } = viewer;
  const username = given.username === viewer.username ? undefined : given.username;
  if (username !== undefined) requireUsername(username);
  await takeFromLimit(deps, UPDATE_LIMIT, userId);
  const bio = given.bio === undefined ? undefined : given.bio?.trim() || null;
  await deps.db.transaction().execute(async (trx) => {
    await updateProfile(trx, userId, { ...given, username, bio }, deps.now());
    if (photo_id === undefined) return;
    const photoIds = photo_id === null ? [] : [photo_id];
    await attachPhotos(
      trx,
      { kind: 'profile', subjectId: userId, userId, photoIds, venueId: null },
      deps.now(),
    );
    await updatePhotoAddress(trx, userId);
  });
  return getProfile(caller, { user_id: userId });
}
