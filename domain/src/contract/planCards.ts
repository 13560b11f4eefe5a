import * as z from 'zod';
import {
  LOCKED_TITLE_CHARS,
  STOP_COST_MAX_FOR_TWO,
  STOP_STAY_MAX_MINUTES,
  STOP_STAY_MIN_MINUTES,
} from '../limits.ts';
import { CLOCK_TIME } from '../rules/stopTime.ts';
import { person, planId, priceLevel } from './common.ts';

/** When a stop begins, on the wall clock of the place ('19:30'), and how long it lasts; both may stay open. */
export const stopTime = z.object({
  starts_at: z.string().regex(CLOCK_TIME).nullable(),
  stay_minutes: z.number().int().min(STOP_STAY_MIN_MINUTES).max(STOP_STAY_MAX_MINUTES).nullable(),
});

/** Dollars that two spend at a stop, as somebody wrote them down. */
export const costForTwo = z.number().int().min(0).max(STOP_COST_MAX_FOR_TWO).nullable();

/** One stop of a plan as stored (ENT-03, ENT-04). Custom places have no coordinates and an id 'custom_…'. */
export const planPlace = z.object({
  place_id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  rating: z.number().nullable(),
  price_level: priceLevel,
  types: z.array(z.string()),
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  /** The curator's line about this stop. */
  note: z.string().nullable(),
  cost_for_two: costForTwo,
  ...stopTime.shape,
});
export type PlanPlace = z.infer<typeof planPlace>;

/** All that is written of a plan, as it stands. */
export const planNow = z.object({
  title: z.string(),
  description: z.string(),
  theme: z.string().nullable(),
  location_name: z.string().nullable(),
  places: z.array(planPlace),
  tags: z.array(z.string()),
  is_public: z.boolean(),
  is_prive: z.boolean(),
  shared_with_partner: z.boolean(),
  updated_at: z.string(),
});
export type PlanNow = z.infer<typeof planNow>;

/** A plan in a list: everything its card and its cover need (ENT-02). */
export const planCard = z.object({
  id: planId,
  title: z.string(),
  theme: z.string().nullable(),
  location_name: z.string().nullable(),
  tags: z.array(z.string()),
  stops: z.array(
    z.object({ name: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() }),
  ),
  is_public: z.boolean(),
  is_prive: z.boolean(),
  /** True only on the creator's own plan that was reported or hidden (RUL-15). */
  under_review: z.boolean(),
  /** True, and told to its creator alone: it is private, and their partner sees it, too (RUL-47). */
  seen_by_partner: z.boolean(),
  creator: person,
  like_count: z.number().int().min(0),
  save_count: z.number().int().min(0),
  user_has_liked: z.boolean(),
  user_has_saved: z.boolean(),
  is_own: z.boolean(),
  created_at: z.string(),
  /** Miles from the known location, when there is one. */
  distance_miles: z.number().nullable(),
});
export type PlanCard = z.infer<typeof planCard>;

/** All that a non-member receives of a Privé plan: never description, places, tags or coordinates (RUL-09). */
export const lockedPlan = z.strictObject({
  id: planId,
  /** Its beginning: whole characters, 30 UTF-16 units of them at most (PCARD-07). */
  title: z.string().max(LOCKED_TITLE_CHARS),
  /** Whether more of the title was left out, which '…' stands for on screen. */
  title_cut: z.boolean(),
  locked: z.literal(true),
});
export type LockedPlan = z.infer<typeof lockedPlan>;

/** What the cover of a plan is drawn from, and its title. */
export const planPicture = planCard.pick({ id: true, title: true, theme: true }).extend({
  stops: z.array(z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() })),
});
export type PlanPicture = z.infer<typeof planPicture>;
