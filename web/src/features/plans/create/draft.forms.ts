import type { PlaceCard } from '@liora/domain/contract/places';
import type { PlanNow, PlanPlace } from '@liora/domain/contract/planCards';
import type { PlanContent, PlanDetails, UnpublishedPlan } from '@liora/domain/contract/plans';
import { z } from '../../../lib/zod.ts';
import { CUSTOM_ID, customPlaceId } from './customPlaceId.rules.ts';

/** A stop while it is being put together: what the server needs, and what its row and the cover show. */
export const draftStop = z.object({
  place_id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  note: z.string(),
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  types: z.array(z.string()).optional(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  starts_at: z.string().nullable(),
  stay_minutes: z.number().nullable(),
  // Drafts of earlier versions have none.
  cost_for_two: z.number().nullable().optional(),
  /** The pin whose words it has, on this device alone: the same one joins only once. */
  of_pin: z.string().optional(),
});
export type DraftStop = z.infer<typeof draftStop>;

/** The Create form. Lengths are held by the fields and by the server. */
export const planDraft = z.object({
  title: z.string(),
  description: z.string(),
  theme: z.string(),
  location_name: z.string(),
  places: z.array(draftStop),
  tags: z.array(z.string()),
  is_public: z.boolean(),
  is_prive: z.boolean(),
  shared_with_partner: z.boolean(),
});
export type PlanDraft = z.infer<typeof planDraft>;

/** Visible and not Privé (PCRE-10, PCRE-11). */
export const EMPTY_DRAFT: PlanDraft = {
  title: '',
  description: '',
  theme: '',
  location_name: '',
  places: [],
  tags: [],
  is_public: true,
  is_prive: false,
  shared_with_partner: true,
};

/** The form filled with a stored plan, for editing (RUL-67). */
export function draftOfPlan(plan: PlanDetails | UnpublishedPlan | PlanNow): PlanDraft {
  return {
    title: plan.title,
    description: plan.description,
    theme: plan.theme ?? '',
    location_name: plan.location_name ?? '',
    places: plan.places.map(stopOfPlan),
    tags: [...plan.tags],
    is_public: plan.is_public,
    is_prive: plan.is_prive,
    shared_with_partner: 'shared_with_partner' in plan ? plan.shared_with_partner : true,
  };
}

/**
 * A new plan of one's own that begins as the copy of another (RUL-116), for oneself alone until one says otherwise. A stop
 * that Liora does not know any more becomes a place of one's own.
 */
export function draftOfCopy(copy: UnpublishedPlan): PlanDraft {
  const places = copy.places.map((stop) => {
    if (stop.has_page || stop.place_id.startsWith(CUSTOM_ID)) return stopOfPlan(stop);
    const address = stop.address || copy.location_name || stop.name;
    return { ...stopOfPlan(stop), place_id: customPlaceId(new Date()), address };
  });
  return { ...draftOfPlan(copy), places, is_public: false, is_prive: false };
}

function stopOfPlan(place: PlanPlace): DraftStop {
  const { place_id, name, address, category, subcategory, types, latitude, longitude } = place;
  const { starts_at, stay_minutes, cost_for_two } = place;
  const note = place.note ?? '';
  return {
    place_id,
    name,
    address,
    note,
    category,
    subcategory,
    types,
    latitude,
    longitude,
    starts_at,
    stay_minutes,
    cost_for_two,
  };
}

export function stopOfPlace(place: PlaceCard): DraftStop {
  const { id, name, address, category, subcategory, types, latitude, longitude } = place;
  const withoutDetails = { note: '', starts_at: null, stay_minutes: null };
  return {
    place_id: id,
    name,
    address,
    category,
    subcategory,
    types,
    latitude,
    longitude,
    ...withoutDetails,
  };
}

/** What is sent: texts trimmed, empty ones left out. */
export function contentOfDraft(draft: PlanDraft): PlanContent {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    theme: draft.theme.trim() || null,
    location_name: draft.location_name.trim() || null,
    places: draft.places.map(({ place_id, name, address, note, starts_at, stay_minutes, cost_for_two }) => ({
      place_id,
      name,
      address,
      note: note.trim() || null,
      starts_at,
      stay_minutes,
      cost_for_two: cost_for_two ?? null,
    })),
    tags: draft.tags,
    is_public: draft.is_public && !draft.is_prive,
    is_prive: draft.is_prive,
    shared_with_partner: draft.shared_with_partner,
  };
}
