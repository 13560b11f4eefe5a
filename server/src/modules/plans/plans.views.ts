import type { Origin } from '@liora/domain/contract/common';
import type { LockedPlan, PlanCard, PlanNow, PlanPicture } from '@liora/domain/contract/planCards';
import type { PlanInFull, PlanStop } from '@liora/domain/contract/plans';
import { LOCKED_TITLE_CHARS } from '@liora/domain/limits';
import { distanceMiles } from '@liora/domain/rules/distance';
import { stopInstant } from '@liora/domain/rules/stopTime';
import { sortTags } from '@liora/domain/rules/tags';
import type { Viewer } from '../../rpc/context.ts';
import type { PlaceFacts } from '../places/facts/facts.service.ts';
import { isPlanOwner, isSeenByPartner } from './plans.policy.ts';
import type { EnrichedPlan } from './plans.queries.ts';

/** Plans stored before a field existed lack it. */
type StoredStop = EnrichedPlan['places'][number];

export function toPlanCard(plan: EnrichedPlan, viewer: Viewer | null, origin?: Origin): PlanCard {
  const own = isPlanOwner(plan, viewer);
  return {
    id: plan.id,
    title: plan.title,
    theme: plan.theme,
    location_name: plan.location_name,
    tags: sortTags(plan.tags),
    stops: plan.places.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    is_public: plan.is_public,
    is_prive: plan.is_prive,
    under_review: own && (plan.is_reported || plan.is_hidden),
    seen_by_partner: isSeenByPartner(plan, viewer),
    creator: { user_id: plan.user_id, username: plan.username, profile_photo_url: plan.profile_photo_url },
    like_count: plan.like_count,
    save_count: plan.save_count,
    user_has_liked: plan.user_has_liked,
    user_has_saved: plan.user_has_saved,
    is_own: own,
    created_at: plan.created_at.toISOString(),
    distance_miles: milesTo(plan, origin),
  };
}

function milesTo(plan: EnrichedPlan, origin?: Origin): number | null {
  if (!origin || plan.latitude === null || plan.longitude === null) return null;
  const here = { lat: origin.latitude, lng: origin.longitude };
  return distanceMiles(here, { lat: plan.latitude, lng: plan.longitude });
}

/** When opening states are told for: `now` for stops without a time, the evening of `evening` for the others. */
export interface PlanMoment {
  now: Date;
  evening: Date;
}

/** Everything about a plan the viewer may see in full; `facts` tells what is known of its stops. */
export function toPlanDetails(
  plan: EnrichedPlan,
  viewer: Viewer | null,
  facts: ReadonlyMap<string, PlaceFacts>,
  moment: PlanMoment,
): PlanInFull {
  return {
    ...toPlanCard(plan, viewer),
    description: plan.description,
    latitude: plan.latitude,
    longitude: plan.longitude,
    creator_bio: plan.bio,
    places: plan.places.map((place) => toPlanStop(place, facts.get(place.place_id), moment)),
    updated_at: plan.updated_at.toISOString(),
  };
}

/** The moment a stop is planned for, or null: without a time, or where no clock is known (custom places). */
function plannedFor(startsAt: string | null, known: PlaceFacts | undefined, evening: Date): Date | null {
  return startsAt && known ? stopInstant(startsAt, known.timeZone, evening) : null;
}

export function toPlanStop(place: StoredStop, known: PlaceFacts | undefined, moment: PlanMoment): PlanStop {
  const startsAt = place.starts_at ?? null;
  const planned = plannedFor(startsAt, known, moment.evening);
  const at = planned ?? moment.now;
  return {
    ...toStop(place),
    ...(known && kindOf(known)),
    place_id: known?.placeId ?? place.place_id,
    opening: known?.openingAt(at) ?? null,
    opening_at: at.toISOString(),
    planned: planned !== null,
    time_zone: known?.timeZone ?? null,
    usual_hours: known?.usualHours ?? false,
    spark_score: known?.sparkScore ?? null,
    has_page: known !== undefined,
  };
}

/** What it is today: its cover and its word are those of its page, whenever the plan was written. */
const kindOf = ({ category, subcategory, types }: PlaceFacts) => ({ category, subcategory, types });

/** All that is written of a plan, as who changes it needs it; what a stop of before lacks is null. */
export function toPlanNow(plan: EnrichedPlan): PlanNow {
  return {
    title: plan.title,
    description: plan.description,
    theme: plan.theme,
    location_name: plan.location_name,
    places: plan.places.map(toStop),
    tags: sortTags(plan.tags),
    is_public: plan.is_public,
    is_prive: plan.is_prive,
    shared_with_partner: plan.shared_with_partner,
    updated_at: plan.updated_at.toISOString(),
  };
}

const toStop = (place: StoredStop): StoredStop => ({
  place_id: place.place_id,
  name: place.name,
  address: place.address ?? null,
  latitude: place.latitude ?? null,
  longitude: place.longitude ?? null,
  rating: place.rating ?? null,
  price_level: place.price_level ?? null,
  types: place.types ?? [],
  category: place.category ?? null,
  subcategory: place.subcategory ?? null,
  note: place.note ?? null,
  cost_for_two: place.cost_for_two ?? null,
  starts_at: place.starts_at ?? null,
  stay_minutes: place.stay_minutes ?? null,
});

/** The title of a locked card: 30 characters at most, no character cut in half (PCARD-07). */
export function toLockedPlan(plan: { id: string; title: string }): LockedPlan {
  let title = '';
  for (const character of plan.title) {
    if (title.length + character.length > LOCKED_TITLE_CHARS) break;
    title += character;
  }
  return { id: plan.id, title, title_cut: title !== plan.title, locked: true };
}

/** Of a card what its cover alone is drawn from. */
export const toPlanPicture = ({ id, title, theme, stops }: PlanCard): PlanPicture => ({
  id,
  title,
  theme,
  stops: stops.map(({ latitude, longitude }) => ({ latitude, longitude })),
});
