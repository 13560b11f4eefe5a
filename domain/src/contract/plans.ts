import * as z from 'zod';
import {
  LOCKED_SHELF_MAX_CARDS,
  PLAN_BODY_KB,
  PLAN_DESCRIPTION_MAX_CHARS,
  PLAN_EDIT_BODY_KB,
  PLAN_LOCATION_MAX_CHARS,
  PLAN_MAX_PLACES,
  PLAN_MAX_TAGS,
  PLAN_TAG_MAX_CHARS,
  PLAN_TAGS_LEADING,
  PLAN_THEME_MAX_CHARS,
  PLAN_TITLE_MAX_CHARS,
  PLANS_MAX_PAGE_SIZE,
  PLANS_PAGE_SIZE,
  STOP_ADDRESS_MAX_CHARS,
  STOP_NAME_MAX_CHARS,
  STOP_NOTE_MAX_CHARS,
  TOP_CURATORS,
} from '../limits.ts';
import {
  cursor,
  instant,
  line,
  origin,
  paragraphs,
  person,
  placeId,
  planId,
  priceLevel,
  requestId,
  text,
} from './common.ts';
import { errors } from './errors.ts';
import { weekPattern } from './hours.ts';
import { opening } from './places.ts';
import { costForTwo, lockedPlan, planCard, planPlace, stopTime } from './planCards.ts';
import { read, write } from './procedure.ts';
import { viewAs } from './visibility.ts';

/**
 * A stop with what is known of the place; custom places and places that are gone know nothing. `opening` holds at
 * `opening_at`: the stop's planned time when it has one (`planned`), else the moment of the call.
 */
export const planStop = planPlace.extend({
  opening: opening.nullable(),
  opening_at: z.string(),
  planned: z.boolean(),
  time_zone: z.string().nullable(),
  /** The hours are the usual ones of such a place, not its own: said wherever they are told (RUL-126). */
  usual_hours: z.boolean(),
  /** Only when official, with one decimal. */
  spark_score: z.number().nullable(),
  /** Whether /place/{id} exists for it. */
  has_page: z.boolean(),
});
export type PlanStop = z.infer<typeof planStop>;

/** A plan with all that it holds. */
export const planInFull = planCard.extend({
  description: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  creator_bio: z.string().nullable(),
  places: z.array(planStop),
  updated_at: z.string(),
});
export type PlanInFull = z.infer<typeof planInFull>;

export const planDetails = planInFull.extend({
  /** False, and told to its creator alone: a private one is not the partner's to see either (RUL-47). */
  shared_with_partner: z.boolean(),
  /** True, and told to its creator alone: it is kept for a surprise, and nobody else's to see until that is over. */
  is_surprise: z.boolean(),
  /** The caller may change what is written of it: it is theirs, or their partner's. */
  may_edit: z.boolean(),
  /**
   * The plan that this one was made of; null when it was made of none. Its creator is null where the caller may not see them
   * or there is no such account any more, the plan where the caller may not see it in full.
   */
  credit: z
    .object({ creator: person.nullable(), plan: z.object({ id: planId, title: z.string() }).nullable() })
    .nullable(),
});
export type PlanDetails = z.infer<typeof planDetails>;

/** What its savers keep of a plan that is no longer published: all of it but whose it was (RUL-116). */
const unpublishedPlan = planInFull.omit({ creator: true, creator_bio: true });
export type UnpublishedPlan = z.infer<typeof unpublishedPlan>;

/**
 * A stop as the client sends it. For a known place only its id counts: the server copies the facts from its own row.
 * A custom place ('custom_…') carries its own name and address.
 */
export const planPlaceInput = z.object({
  place_id: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
  name: line(STOP_NAME_MAX_CHARS),
  address: line(STOP_ADDRESS_MAX_CHARS).nullable(),
  note: paragraphs(STOP_NOTE_MAX_CHARS).nullable().default(null),
  starts_at: stopTime.shape.starts_at.default(null),
  stay_minutes: stopTime.shape.stay_minutes.default(null),
  cost_for_two: costForTwo.default(null),
});

/** What the check of an evening asks of a place (rules/planCheck). */
const checkFacts = z.object({
  /** The id that was asked for. */
  place_id: z.string(),
  time_zone: z.string(),
  /** Null when unknown. `unknown`: when nobody can say whether it is open; absent where all is known. Exceptions are those of the days around the evening. */
  hours: weekPattern.extend({ unknown: weekPattern.optional() }).nullable(),
  /** They are the usual ones of such a place, not its own: said beside what they decide (RUL-126). */
  usual_hours: z.boolean(),
  price_level: priceLevel,
  dietary_tags: z.array(z.string()),
});
export type CheckFacts = z.infer<typeof checkFacts>;

/** What a creator may write. Title, number of places and switches are checked by the server with their own error codes. */
export const planContent = z.object({
  title: line(PLAN_TITLE_MAX_CHARS),
  description: paragraphs(PLAN_DESCRIPTION_MAX_CHARS).default(''),
  theme: line(PLAN_THEME_MAX_CHARS).nullable().default(null),
  location_name: line(PLAN_LOCATION_MAX_CHARS).nullable().default(null),
  places: z.array(planPlaceInput).max(PLAN_MAX_PLACES),
  tags: z.array(line(PLAN_TAG_MAX_CHARS).min(1)).max(PLAN_MAX_TAGS).default([]),
  is_public: z.boolean().default(true),
  is_prive: z.boolean().default(false),
  /** Whether the partner sees it while it is private (RUL-47). Left out: as it was, and shared when it is new. */
  shared_with_partner: z.boolean().optional(),
});
export type PlanContent = z.input<typeof planContent>;

const byId = z.object({ id: planId });
const page = z.object({
  cursor: cursor.optional(),
  limit: z.number().int().min(1).max(PLANS_MAX_PAGE_SIZE).default(PLANS_PAGE_SIZE),
});
const contentErrors = errors(
  'UNAUTHENTICATED',
  'NOT_MEMBER',
  'TITLE_REQUIRED',
  'TOO_FEW_PLACES',
  'DUPLICATE_PLACE',
  'PUBLIC_AND_PRIVE',
  'PLACE_UNKNOWN',
  'CUSTOM_PLACE_INCOMPLETE',
  'MADE_OF_PRIVE',
  'RATE_LIMITED',
);
const reaction = z.object({
  like_count: z.number().int().min(0),
  save_count: z.number().int().min(0),
  user_has_liked: z.boolean(),
  user_has_saved: z.boolean(),
});
const react = (method: 'PUT' | 'DELETE', path: `/${string}`) =>
  write(path, { method })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_MEMBER'))
    .input(byId.extend({ request_id: requestId }))
    .output(reaction);

/** A saved plan: the saver's copy, the plan as it is now, or its locked card (RUL-69). */
export const savedPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), plan: planCard }),
  z.object({ kind: z.literal('locked'), plan: lockedPlan }),
  z.object({ kind: z.literal('unpublished'), plan: planCard.omit({ creator: true }) }),
]);
export type SavedPlan = z.infer<typeof savedPlan>;

/**
 * Somebody whose published plans are liked (ENT-14). `bio` is null for a private profile. The totals count what the caller
 * may see: public plans, for members Privé plans besides.
 */
export const topCurator = person.extend({
  bio: z.string().nullable(),
  total_date_plans: z.number().int().min(0),
  total_likes: z.number().int().min(0),
  /** What they are a member by now; 'free' for whom a membership has lapsed (RUL-01). */
  membership_tier: z.enum(['free', 'prive', 'premium']),
});
export type TopCurator = z.infer<typeof topCurator>;

/** What a list of plans is narrowed to. */
const planFilter = z.object({
  origin: origin.optional(),
  tags: z.array(text(PLAN_TAG_MAX_CHARS)).max(PLAN_MAX_TAGS).default([]),
  creator: z.uuid().optional(),
});

export const plansContract = {
  /**
   * The curated list, newest first (PLAN-13), with at least 2 places, within 25 miles when a location is known. With a
   * `creator` it holds what the caller may see of that person's plans, wherever they are.
   */
  list: read('/plans')
    .input(planFilter.extend(page.shape))
    .output(
      z.object({
        plans: z.array(planCard),
        /** Plans that match, when the first page holds them all; else null, and `plans.count` counts them. */
        total: z.number().int().nullable(),
        /** 'Privé exclusives': at most three, only for non-members and on the first page (RUL-09); the same whatever is asked for. */
        locked: z.array(lockedPlan).max(LOCKED_SHELF_MAX_CARDS),
        /** The `creator` asked for, on the first page; null for people without published plans and for those the caller has blocked. */
        creator: person.nullable(),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** What is told of a list as a whole; asked beside the list, which never waits for it. */
  count: read('/plans/count')
    .input(planFilter)
    .output(
      z.object({
        /** Plans that match; 10,001 stands for more than 10,000. */
        total: z.number().int(),
        /** Tags found in visible plans besides the 18 fixed ones, whatever `tags` are asked for; alphabetical, at most 30. */
        tags: z.array(z.string()),
        /** The most used ones of all, fixed ones among them, alphabetical; at most PLAN_TAGS_LEADING. */
        leading: z.array(z.string()).max(PLAN_TAGS_LEADING),
      }),
    ),
  /** One plan in full, its locked card for a non-member, or the caller's copy of one that is no longer published. `evening`: any instant of the evening that planned times are read on; tonight when left out. `as`: one's own as others see it. */
  get: read('/plans/{id}')
    .errors(errors('NOT_FOUND'))
    .input(byId.extend({ evening: instant.optional(), as: viewAs }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('plan'), plan: planDetails }),
        z.object({ kind: z.literal('locked'), plan: lockedPlan }),
        z.object({ kind: z.literal('unpublished'), plan: unpublishedPlan }),
      ]),
    ),
  /** Of the places among `place_ids` that Liora knows, what the check of a plan looks at, on the evening of `evening`. */
  checkFacts: read('/plans/check-facts')
    .input(z.object({ place_ids: z.array(placeId).max(PLAN_MAX_PLACES), evening: instant }))
    .output(z.object({ facts: z.array(checkFacts).max(PLAN_MAX_PLACES) })),
  /**
   * Stores a plan once per `request_id`; a repeated call answers with the stored plan (RUL-66). `made_of`: the plan that it
   * began as a copy of, which it gives credit to; what is made of a Privé plan cannot be public (MADE_OF_PRIVE).
   */
  create: write('/plans', { bodyKb: PLAN_BODY_KB })
    .errors(contentErrors)
    .input(planContent.extend({ request_id: z.uuid(), made_of: planId.optional() }))
    .output(planDetails),
  /**
   * Changes an own plan, or what is written of one that the caller's partner shares. With `base`, what the editing began with,
   * it changes what differs from that and leaves everything else as it stands by now, so that two people lose nothing of each
   * other; where both changed the same it answers PLAN_CHANGED and changes nothing. Without it content and switches of an own
   * plan are replaced. The switches are its creator's alone.
   */
  update: write('/plans/{id}', { method: 'PUT', bodyKb: PLAN_EDIT_BODY_KB })
    .errors({ ...contentErrors, ...errors('NOT_FOUND', 'NOT_OWNER', 'PLAN_CHANGED') })
    .input(planContent.extend({ id: planId, base: planContent.optional() }))
    .output(planDetails),
  /** Deletes an own plan; `restore` brings it back for ten minutes. */
  delete: write('/plans/{id}', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'))
    .input(byId)
    .output(z.object({ restorableUntil: z.string() })),
  restore: write('/plans/{id}/restore')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(byId)
    .output(z.object({ id: planId })),
  like: react('PUT', '/plans/{id}/like'),
  unlike: react('DELETE', '/plans/{id}/like'),
  save: react('PUT', '/plans/{id}/save'),
  unsave: react('DELETE', '/plans/{id}/save'),
  /** The caller's saved plans, the last saved first, page by page; a page may be short where something is not shown. */
  saved: read('/plans/saved')
    .errors(errors('UNAUTHENTICATED'))
    .input(page)
    .output(z.object({ plans: z.array(savedPlan), nextCursor: z.string().nullable() })),
  /** The ten curators with the most likes in all, most liked first (PLAN-35). */
  topCurators: read('/plans/top-curators').output(
    z.object({ curators: z.array(topCurator).max(TOP_CURATORS) }),
  ),
  /**
   * The plans that the caller's partner shares, newest first, page by page: private ones that they do not keep to themself,
   * and published ones. None without a partner, or while sharing is paused.
   */
  shared: read('/plans/shared')
    .errors(errors('UNAUTHENTICATED'))
    .input(page)
    .output(z.object({ plans: z.array(planCard), nextCursor: z.string().nullable() })),
  /** The caller's own plans, newest first, page by page, also private ones and those under review. */
  mine: read('/plans/mine')
    .errors(errors('UNAUTHENTICATED'))
    .input(page)
    .output(z.object({ plans: z.array(planCard), nextCursor: z.string().nullable() })),
};
