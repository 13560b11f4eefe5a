import type { SavedPlan, UnpublishedPlan } from '@liora/domain/contract/plans';
import { sortTags } from '@liora/domain/rules/tags';
import type { PlaceFacts } from '../../places/facts/facts.service.ts';
import { type PlanMoment, toPlanStop } from '../plans.views.ts';
import type { SavedCopy } from './saved.queries.ts';

/** What stays of a deleted plan for its saver: content without creator name and photo. */
export function toUnpublishedCard(copy: SavedCopy): Extract<SavedPlan, { kind: 'unpublished' }>['plan'] {
  return {
    id: copy.id,
    title: copy.title,
    theme: copy.theme,
    location_name: copy.location_name,
    tags: sortTags(copy.tags),
    stops: copy.places.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    is_public: false,
    is_prive: false,
    under_review: false,
    seen_by_partner: false,
    like_count: 0,
    save_count: 0,
    user_has_liked: false,
    user_has_saved: true,
    is_own: false,
    created_at: copy.created_at.toISOString(),
    distance_miles: null,
  };
}

/** The same in full, as its saver reads it. */
export function toUnpublishedPlan(
  copy: SavedCopy,
  facts: ReadonlyMap<string, PlaceFacts>,
  moment: PlanMoment,
): UnpublishedPlan {
  return {
    ...toUnpublishedCard(copy),
    description: copy.description,
    latitude: copy.latitude,
    longitude: copy.longitude,
    places: copy.places.map((place) => toPlanStop(place, facts.get(place.place_id), moment)),
    updated_at: copy.created_at.toISOString(),
  };
}
