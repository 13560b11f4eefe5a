import type { Insertable } from 'kysely';
import type { DatePlanLikes, DatePlans, SavedDatePlans } from '../types.gen.ts';
import { DEMO_PEOPLE } from './people.ts';
import { daysBefore, personId } from './peopleRows.ts';
import { placeIdOf } from './placeRows.ts';
import { DEMO_PLACES } from './places/demoPlaces.ts';
import { stableId } from './stableId.ts';
import type { DemoPlace, DemoPlan } from './types.ts';

const bySlug = new Map(DEMO_PLACES.map((place) => [place.slug, place]));

export const planId = (slug: string) => stableId(`plan ${slug}`);

function placeNamed(slug: string): DemoPlace {
  const place = bySlug.get(slug);
  if (!place) throw new Error(`A plan of the demo city names an unknown place: ${slug}`);
  return place;
}

const kindsOf = ({ subcategory, category, kind, alsoIn = [] }: DemoPlace): string[] =>
  [subcategory, category, kind, ...alsoIn].filter((name) => name !== undefined);

/** A stop as date_plans.places holds it. */
function stopEntry([slug, note, startsAt, stayMinutes]: DemoPlan['stops'][number]) {
  const place = placeNamed(slug);
  return {
    place_id: placeIdOf(slug),
    name: place.name,
    address: place.address,
    latitude: place.at[0],
    longitude: place.at[1],
    rating: null,
    price_level: place.price ?? null,
    types: kindsOf(place),
    category: place.category,
    subcategory: place.subcategory ?? null,
    note,
    cost_for_two: null,
    starts_at: startsAt ?? null,
    stay_minutes: stayMinutes ?? null,
  };
}

/** What a plan and a saved copy of it have in common. The plan lies where its first stop is. */
function planContent(plan: DemoPlan) {
  const stops = plan.stops.map(stopEntry);
  return {
    title: plan.title,
    description: plan.description,
    places: JSON.stringify(stops),
    latitude: stops[0]?.latitude ?? null,
    longitude: stops[0]?.longitude ?? null,
    location_name: plan.locationName,
    tags: [...plan.tags],
    theme: plan.theme,
  };
}

export function planRow(plan: DemoPlan, now: Date): Insertable<DatePlans> {
  const written = daysBefore(now, plan.daysAgo);
  return {
    ...planContent(plan),
    id: planId(plan.slug),
    user_id: personId(plan.by),
    request_id: stableId(`request ${plan.slug}`),
    is_public: !plan.prive,
    is_prive: plan.prive ?? false,
    created_at: written,
    updated_at: written,
  };
}

const joinedDaysAgo = new Map(DEMO_PEOPLE.map((person) => [person.username, person.joinedDaysAgo]));

/** Likes and saves came in one a day after the plan was written, never before the person had joined. */
function reactedAt(plan: DemoPlan, username: string, index: number, now: Date): Date {
  const sinceJoining = (joinedDaysAgo.get(username) ?? 0) - 1;
  return daysBefore(now, Math.max(0, Math.min(plan.daysAgo - index - 1, sinceJoining)));
}

export function likeRows(plan: DemoPlan, now: Date): Insertable<DatePlanLikes>[] {
  return plan.likedBy.map((username, index) => ({
    date_plan_id: planId(plan.slug),
    user_id: personId(username),
    created_at: reactedAt(plan, username, index, now),
  }));
}

export function savedRows(plan: DemoPlan, now: Date): Insertable<SavedDatePlans>[] {
  return (plan.savedBy ?? []).map((username, index) => ({
    ...planContent(plan),
    user_id: personId(username),
    date_plan_id: planId(plan.slug),
    creator_id: personId(plan.by),
    creator_username: plan.by,
    created_at: reactedAt(plan, username, index, now),
  }));
}
