import * as z from 'zod';
import { DATE_BUDGET_MAX_DOLLARS, INTEGER_MAX, LONGEST_WALK_MAX_MINUTES } from '../limits.ts';
import { DIETS } from '../rules/diets.ts';
import { INVITATION_STATUSES } from '../rules/invitations.ts';
import { SURPRISE_AREAS, SURPRISE_REVEALS } from '../rules/surprises.ts';
import { person, planId } from './common.ts';
import { planPlace } from './planCards.ts';

/** One of {@link SURPRISE_AREAS}. */
export const surpriseArea = z
  .number()
  .int()
  .refine((miles) => (SURPRISE_AREAS as readonly number[]).includes(miles), 'no such area');

/** What is told before anything opens, and to both alike. */
const outside = z.object({
  id: z.uuid(),
  /** Instants: when it begins and ends. */
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  /** How far apart anything of it lies at most, in miles. */
  area_miles: surpriseArea,
  /** What to wear or bring. */
  dress: z.string().nullable(),
  /** Words to whom it is for. */
  notes: z.string().nullable(),
  /** How they answered; false: nobody has called it off. */
  answer: z.enum(INVITATION_STATUSES),
  is_called_off: z.boolean(),
  is_over: z.boolean(),
  /** What its invitation is opened with, at /invite/{code}: for these two alone. */
  invitation_code: z.string(),
  /** What opens, and when. */
  opens: z.array(z.object({ what: z.enum(SURPRISE_REVEALS), at: z.string() })),
});

/** Of what somebody needs, whether it is met; null: they need nothing of the kind. */
const met = z.object({ diet: z.boolean(), budget: z.boolean(), walk: z.boolean() }).partial();

/** A surprise as whoever plans it sees it. */
export const plannedSurprise = outside.extend({
  you: z.literal('planner'),
  for: person,
  plan_id: planId,
  plan_title: z.string(),
  version: z.number().int(),
  /** What the other one needs, as far as it is met or not. */
  met,
  /** False: the plan was changed so often lately that nothing is told of this state of it for some days. */
  checked: z.boolean(),
});

/** A surprise as whoever it is for sees it: nothing of the plan but what is open. */
const awaited = outside.extend({
  you: z.literal('guest'),
  from: person,
  /**
   * Their own needs that are met; what is not, or not known, is not said, and nothing to who changed them while the surprise
   * was planned.
   */
  met: z.object({ diet: z.literal(true), budget: z.literal(true), walk: z.literal(true) }).partial(),
  open: z.object({
    /** Where it is, by name. */
    neighborhood: z.string().nullable(),
    /** In their order: none, the first, or all. */
    stops: z.array(planPlace),
    title: z.string().nullable(),
  }),
});

export const surprise = z.discriminatedUnion('you', [plannedSurprise, awaited]);
export type Surprise = z.infer<typeof surprise>;
export type PlannedSurprise = z.infer<typeof plannedSurprise>;
export type AwaitedSurprise = z.infer<typeof awaited>;

/** What somebody needs of any evening; null: nothing of the kind. */
export const dateLimits = z.object({
  diet: z.enum(DIETS).nullable(),
  /** Dollars for two. */
  budget: z.number().int().min(1).max(DATE_BUDGET_MAX_DOLLARS).nullable(),
  longest_walk_minutes: z.number().int().min(1).max(LONGEST_WALK_MAX_MINUTES).nullable(),
});
export type DateLimits = z.infer<typeof dateLimits>;
/** Version 0: nothing was ever saved. */
export const storedLimits = dateLimits.extend({ version: z.number().int().min(0).max(INTEGER_MAX) });
