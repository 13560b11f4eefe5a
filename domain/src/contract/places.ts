import * as z from 'zod';
import {
  PIN_SAVES_COUNTED_MAX,
  PLACE_BOX_MAX_RESULTS,
  PLACE_PHOTOS,
  PLACE_PLANS,
  PLACE_PLANS_COUNTED_MAX,
  PLANS_PAGE_SIZE,
  SEARCH_CLOSE_PLACES,
  SEARCH_MAX_PAGE_SIZE,
  SEARCH_MAX_RADIUS_MILES,
  SEARCH_PAGE_SIZE,
  SEARCH_RADIUS_MILES,
  SEARCH_TYPED_MAX_CHARS,
} from '../limits.ts';
import { CATEGORY_NAMES } from '../rules/categories.ts';
import {
  cursor,
  instant,
  latitude,
  longitude,
  mood,
  origin,
  person,
  placeId,
  priceLevel,
  typed,
} from './common.ts';
import { errors } from './errors.ts';
import { minuteSpan, weekHours } from './hours.ts';
import { placePhoto } from './photos.ts';
import { placeEditsContract } from './placeEdits.ts';
import { placeFactsContract } from './placeFacts.ts';
import { placeMergesContract } from './placeMerges.ts';
import { mapInput, mapOutput } from './placesMap.ts';
import { planCard } from './planCards.ts';
import { read } from './procedure.ts';
import { rememberedSearchesContract } from './rememberedSearches.ts';

/** What the page of a pin tells whoever dropped it; nobody else. */
const ownPinFacts = z.object({
  visibility: z.enum(['all', 'prive', 'private']),
  /** It was reported or hidden: until that is decided nobody else sees it (RUL-15). */
  under_review: z.boolean(),
  /** Other people who have saved it, counted up to PIN_SAVES_COUNTED_MAX. */
  saves: z.number().int().min(0).max(PIN_SAVES_COUNTED_MAX),
  /** ISO instants; the same until it was changed. */
  created_at: z.string(),
  updated_at: z.string(),
});
export type OwnPinFacts = z.infer<typeof ownPinFacts>;

/** Open, closed or unknown at the asked time; `nextChange` is when that ends, null when not within 8 days (RUL-107). */
export const opening = z.object({
  state: z.enum(['open', 'closed', 'unknown']),
  nextChange: z.string().nullable(),
});

/** The unified search result (ENT-19). Distances in miles from the asked centre. */
export const placeCard = z.object({
  id: z.string(),
  source: z.enum(['venues', 'restaurants', 'dropped_pins', 'fallback']),
  name: z.string(),
  address: z.string().nullable(),
  /** Neighbourhood or town. */
  locality: z.string().nullable(),
  /** Rating as imported, on the source's own scale; never mixed with Spark Scores (RUL-53). */
  rating: z.number().nullable(),
  /** Plain average of vibe, quality and experience, one decimal, only when official (3 reviews or more). */
  sparkScore: z.number().nullable(),
  reviewCount: z.number().int(),
  priceLevel,
  photoUrl: z.string().nullable(),
  types: z.array(z.string()),
  category: z.string(),
  subcategory: z.string().nullable(),
  vibeTags: z.array(z.string()),
  detectedMoods: z.array(mood),
  dietaryTags: z.array(z.string()),
  outdoorSeating: z.boolean().nullable(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  hasCoordinates: z.boolean(),
  distanceMiles: z.number().nullable(),
  /** Null when unknown: then neither 'Open now' nor 'Closed' is shown. */
  isOpen: z.boolean().nullable(),
  opening,
  /** The hours are the usual ones of such a place, not its own: said wherever they are told. */
  usualHours: z.boolean(),
  timeZone: z.string(),
  isUserPin: z.boolean(),
  isPrive: z.boolean(),
  isLioraPick: z.boolean(),
  /** Of a pin: its own id, and whether it is the caller's. */
  pin: z.object({ id: z.uuid(), is_own: z.boolean() }).nullable(),
});
export type PlaceCard = z.infer<typeof placeCard>;

/** A word of our own lists. */
const tagName = z.string().regex(/^[\w &'-]{0,40}$/);

export const searchFilters = z.object({
  /** What was typed. Over 64 characters the rest is ignored. */
  q: typed(SEARCH_TYPED_MAX_CHARS).default(''),
  category: z.enum(CATEGORY_NAMES).optional(),
  subcategory: tagName.optional(),
  moods: z.array(mood).max(6).default([]),
  dietary: z.array(tagName).max(8).default([]),
  /** Budget filter: 1 also matches free places. */
  price: z.array(z.number().int().min(1).max(4)).max(4).default([]),
  outdoor: z.boolean().default(false),
  /** Liora Loved only (RUL-49). */
  loved: z.boolean().default(false),
  /** Privé pins only, of those that the caller's search finds. */
  prive: z.boolean().default(false),
  /** Places that the caller has saved only; a visitor has none. */
  saved: z.boolean().default(false),
  /** Search for the letters as they are typed: spelling is not corrected, and 'near' is a word as others. */
  literal: z.boolean().default(false),
  /** Keep places open at this instant; unknown ones stay, in their own group after the open ones. */
  openAt: instant.optional(),
});

export const searchInput = searchFilters.extend({
  origin,
  radiusMiles: z.number().min(0.1).max(SEARCH_MAX_RADIUS_MILES).default(SEARCH_RADIUS_MILES),
  /**
   * When absent: the better match of the moods first when some are chosen (MOOD-12); with a text the places that it names
   * ('match', RUL-114); else distance. 'distance' is distance alone, over all that matches.
   */
  sort: z.enum(['match', 'distance', 'mood', 'score']).optional(),
  /** The instant that `opening` of every card is told for; now when absent. */
  at: instant.optional(),
  limit: z.number().int().min(1).max(SEARCH_MAX_PAGE_SIZE).default(SEARCH_PAGE_SIZE),
  cursor: cursor.optional(),
});
export type SearchInput = z.input<typeof searchInput>;

export const searchOutput = z.object({
  /** What matches, and nothing else. */
  places: z.array(placeCard),
  /**
   * With fewer than eight places: neighbours of the same kind, which do not match (RUL-113). Not counted, and no part of
   * the pages.
   */
  close: z.array(placeCard).max(SEARCH_CLOSE_PLACES),
  /** Places of this page within the radius, and further ones up to twice the radius. */
  within: z.number().int(),
  farther: z.number().int(),
  /** True when this page is the whole answer; else `places.count` counts it. */
  counted: z.boolean(),
  /** True when time or window limits cut the search short. */
  incomplete: z.boolean(),
  /** Radius that was really searched, miles: half of the asked one when the full one took too long. */
  radiusMiles: z.number(),
  /**
   * How the text was understood: as words for kinds of place, with which other spellings, the likeliest first, and near which
   * place that it names ('wine bar near union square'): then that is the centre of the answer, its distances and its count,
   * instead of the asked one, and `rest` is the text without it. `literal` leaves the centre where it was asked.
   */
  understood: z.object({
    categories: z.array(z.string()),
    correctedTo: z.array(z.string()),
    near: z.object({ name: z.string(), latitude, longitude, rest: z.string() }).nullable(),
  }),
  nextCursor: z.string().nullable(),
});
export type SearchOutput = z.infer<typeof searchOutput>;

export const countInput = searchFilters.extend({
  origin,
  radiusMiles: z.number().min(0.1).max(SEARCH_MAX_RADIUS_MILES).default(SEARCH_RADIUS_MILES),
  /** Count each kind of place as well. */
  kinds: z.boolean().default(false),
});
export type CountInput = z.input<typeof countInput>;

export const countOutput = z.object({
  /** Places within the radius, and further ones up to twice the radius. */
  within: z.number().int(),
  farther: z.number().int(),
  /** False where counting stopped: at 300 in all, 1,000 with kinds. */
  counted: z.boolean(),
  /** The subcategories, most places first. */
  kinds: z.array(z.object({ name: z.string(), count: z.number().int() })),
});
export type CountOutput = z.infer<typeof countOutput>;

export const suggestInput = z.object({
  q: typed(SEARCH_TYPED_MAX_CHARS),
  origin: origin.optional(),
  at: instant.optional(),
});

export const placeDetails = placeCard.extend({
  phoneNumber: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  description: z.string().nullable(),
  curatorNotes: z.string().nullable(),
  /** Who wrote the notes: their username, null where nobody is known or the viewer has blocked them. */
  curatorNotesBy: z.string().nullable(),
  /** Hours as written at the source, shown when they could not be understood. */
  hoursText: z.string().nullable(),
  /** Minutes of the week from Monday 00:00 in `timeZone`; null when unknown. */
  hoursWeekly: z.array(minuteSpan).nullable(),
  /** The same for what nobody can say: neither open nor closed. Empty where all is known, and where nothing is. */
  hoursUnknown: z.array(minuteSpan),
  /** The seven days from today on with their holidays and seasons, each as its day of the week; null when unknown. */
  hoursThisWeek: weekHours.nullable(),
  ratings: z
    .object({
      overall: z.number(),
      vibe: z.number(),
      quality: z.number(),
      experience: z.number(),
      count: z.number().int(),
    })
    .nullable(),
  /**
   * Where the facts come from: source, licence, date of the data (YYYY-MM-DD), whether people corrected it, and the ISO
   * instant when somebody last said that it is all still right.
   */
  origin: z.object({
    source: z.string(),
    licence: z.string(),
    date: z.string(),
    corrected: z.boolean(),
    confirmedAt: z.string().nullable(),
  }),
  /** ISO instant when it disappeared from its source, or people said that it closed for good; or null. */
  goneAt: z.string().nullable(),
  /** It is gone because people said so. */
  closedForGood: z.boolean(),
  /** Of a pin: its own id, who dropped it, and what only that person is told. */
  pin: z
    .object({ id: z.uuid(), author: person, is_own: z.boolean(), own: ownPinFacts.nullable() })
    .nullable(),
});
export type PlaceDetails = z.infer<typeof placeDetails>;

export const placesContract = {
  /** Places near a centre that match text and filters; nearest first unless sorted otherwise (SRCH). */
  search: read('/places/search').errors(errors('BUSY')).input(searchInput).output(searchOutput),
  /** How many places a search finds, asked after its page; for visitors some seconds old. */
  count: read('/places/count').errors(errors('BUSY')).input(countInput).output(countOutput),
  /** The place search box: at most 8, the near and well-named first (PSB). */
  suggest: read('/places/suggest')
    .errors(errors('BUSY'))
    .input(suggestInput)
    .output(z.object({ places: z.array(placeCard).max(PLACE_BOX_MAX_RESULTS) })),
  /** What a view of the map shows: the places themselves, or clusters with their numbers. */
  map: read('/places/map').errors(errors('BUSY')).input(mapInput).output(mapOutput),
  /** One place with its plans and neighbours. NOT_FOUND also when the caller may not see it (RUL-78). */
  get: read('/places/{id}')
    .errors(errors('NOT_FOUND', 'BUSY'))
    .input(z.object({ id: placeId, origin: origin.optional(), at: instant.optional() }))
    .output(
      z.object({
        place: placeDetails,
        /** Those that the caller may see, the most liked first. */
        plans: z.array(planCard).max(PLACE_PLANS),
        /** How many there are; PLACE_PLANS_COUNTED_MAX + 1 stands for any number beyond. */
        planTotal: z
          .number()
          .int()
          .min(0)
          .max(PLACE_PLANS_COUNTED_MAX + 1),
        /** Photos that people took of it, newest first. */
        photos: z.array(placePhoto).max(PLACE_PHOTOS),
        /** Up to 6 places within a ten-minute walk. */
        neighbours: z.array(placeCard),
      }),
    ),
  /** All plans of its page that the caller may see, most liked first. NOT_FOUND when they may not see the place. */
  plans: read('/places/{id}/plans')
    .errors(errors('NOT_FOUND', 'BUSY'))
    .input(z.object({ id: placeId, cursor: cursor.optional() }))
    .output(z.object({ plans: z.array(planCard).max(PLANS_PAGE_SIZE), nextCursor: z.string().nullable() })),
  ...placeFactsContract,
  ...placeMergesContract,
  ...placeEditsContract,
  ...rememberedSearchesContract,
};
