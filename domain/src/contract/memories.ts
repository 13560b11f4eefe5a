import * as z from 'zod';
import {
  INTEGER_MAX,
  MEMORIES_MAX_PAGE_SIZE,
  MEMORIES_OF_A_DAY,
  MEMORIES_PAGE_SIZE,
  MEMORY_CAPTION_MAX_CHARS,
  MEMORY_OWN_WORDS_MAX_CHARS,
  MEMORY_PHOTOS_MAX,
  MEMORY_PLACE_MAX_CHARS,
  MEMORY_PLACES_MAX,
  MEMORY_RATING_MAX,
  MEMORY_RATING_MIN,
  MEMORY_REFLECTION_MAX_CHARS,
  MEMORY_YEARS_MAX,
} from '../limits.ts';
import { cursor, day, line, mood, paragraphs, placeId, planId, text } from './common.ts';
import { errors } from './errors.ts';
import { memoryFacts, memoryPhoto } from './memory.ts';
import { photo } from './photos.ts';
import { placeCard } from './places.ts';
import { read, write } from './procedure.ts';

/** A memory as its people see it. */
const memory = memoryFacts.extend({
  /** What the place is today, as far as the caller may see that. */
  place: placeCard.nullable(),
  /** The plan it was, while the caller may see it. */
  plan: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type Memory = z.infer<typeof memory>;

/** Photos in their order, by what their uploads answered. */
const chosenPhotos = z
  .array(
    z.object({
      id: z.uuid(),
      caption: line(MEMORY_CAPTION_MAX_CHARS).nullable().default(null),
    }),
  )
  .max(MEMORY_PHOTOS_MAX);

/** What its people write. */
export const memoryContent = z.object({
  place_name: line(MEMORY_PLACE_MAX_CHARS).min(1),
  date_completed: day,
  rating: z.number().int().min(MEMORY_RATING_MIN).max(MEMORY_RATING_MAX),
  mood: mood.nullable().default(null),
  reflection: paragraphs(MEMORY_REFLECTION_MAX_CHARS).nullable().default(null),
  photos: chosenPhotos.default([]),
  /** The place that it was; left out of an edit, that stays. */
  place_id: placeId.nullable().optional(),
  /** Whose days count where the place's own zone is not known. */
  time_zone: text(64).default('UTC'),
});
export type MemoryContent = z.output<typeof memoryContent>;

/** A place of 'our places'. */
const memoryPlace = z.object({
  /** The newest memory there: what `at` of the list takes. */
  memory: z.uuid(),
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  count: z.number().int(),
  date_completed: day,
  rating: z.number().int(),
  photo: photo.nullable(),
  /** What its cover is drawn from; null where the caller does not see the place today. */
  place: placeCard.pick({ id: true, category: true, subcategory: true, types: true }).nullable(),
});
export type MemoryPlace = z.infer<typeof memoryPlace>;

const memoryNumbers = z.object({
  /** Of those that two share while they do, else of all that the caller may read. */
  together: z.boolean(),
  /** Days with a memory. */
  dates: z.number().int(),
  /** Places that they were at for the first time in the year that it is, by the clock of where they were last. */
  new_places: z.number().int(),
  /** Between one of these days and the next; null of fewer than two. */
  longest_gap_days: z.number().int().nullable(),
});
export type MemoryNumbers = z.infer<typeof memoryNumbers>;

const byId = z.object({ id: z.uuid() });
const one = z.object({ memory });
const ofOne = errors('UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED');

export const memoriesContract = {
  /** The caller's own and those of the two, the newest day first. */
  list: read('/memories')
    .errors(errors('UNAUTHENTICATED'))
    .input(
      z.object({
        /** Those alone of the place of this memory. */
        at: z.uuid().optional(),
        mood: mood.optional(),
        /** Those alone with so much out of ten, or more. */
        rating: z.number().int().min(MEMORY_RATING_MIN).max(MEMORY_RATING_MAX).optional(),
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(MEMORIES_MAX_PAGE_SIZE).default(MEMORIES_PAGE_SIZE),
      }),
    )
    .output(z.object({ memories: z.array(memory), nextCursor: z.string().nullable() })),
  /** How many there are, of which years, and where, and what they come to. */
  overview: read('/memories/overview')
    .errors(errors('UNAUTHENTICATED'))
    .output(
      z.object({
        count: z.number().int(),
        years: z.array(z.object({ year: z.number().int(), count: z.number().int() })).max(MEMORY_YEARS_MAX),
        places: z.array(memoryPlace).max(MEMORY_PLACES_MAX),
        /** Of those that two share while they do, else of all that the caller may read. */
        numbers: memoryNumbers,
      }),
    ),
  /** Those of this day of earlier years, by the clock of each one's place: the same to both (idea 16). */
  ofToday: read('/memories/of-today')
    .errors(errors('UNAUTHENTICATED'))
    .output(
      z.object({
        memories: z.array(memory.extend({ years: z.number().int() })).max(MEMORIES_OF_A_DAY),
      }),
    ),
  /** The last date of the caller's that is over and not yet kept; null when there is none. */
  toKeep: read('/memories/to-keep')
    .errors(errors('UNAUTHENTICATED'))
    .output(
      z.object({
        date: z
          .object({
            place_name: z.string(),
            place_id: z.string().nullable(),
            plan_id: z.string().nullable(),
            date_completed: day,
          })
          .nullable(),
      }),
    ),
  get: read('/memories/{id}').errors(errors('UNAUTHENTICATED', 'NOT_FOUND')).input(byId).output(one),
  /** Keeps a memory once per `request_id`; both's while the caller shares with a partner, unless `shared` says no. */
  create: write('/memories')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'MEMORY_DATE', 'PHOTO_UNKNOWN', 'RATE_LIMITED'))
    .input(
      memoryContent.extend({
        request_id: z.uuid(),
        plan_id: planId.nullable().default(null),
        shared: z.boolean().default(true),
      }),
    )
    .output(one),
  /** Changes what was seen as `version`; either of two may. Photos that are left out lie in the trash from then on. */
  edit: write('/memories/{id}', { method: 'PUT' })
    .errors(
      errors(
        'UNAUTHENTICATED',
        'NOT_FOUND',
        'MEMORY_CHANGED',
        'MEMORY_DATE',
        'PHOTO_UNKNOWN',
        'RATE_LIMITED',
      ),
    )
    .input(memoryContent.extend({ id: z.uuid(), version: z.number().int().min(1).max(INTEGER_MAX) }))
    .output(one),
  /** Makes an own memory both's, or takes it back as long as nobody else has added to it. */
  share: write('/memories/{id}/sharing', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER', 'MEMORY_OF_BOTH', 'RATE_LIMITED'))
    .input(byId.extend({ shared: z.boolean() }))
    .output(one),
  /** What the caller writes for the other alone; null takes it back. Nothing tells the other before both have written. */
  write: write('/memories/{id}/words', { method: 'PUT' })
    .errors(ofOne)
    .input(byId.extend({ words: paragraphs(MEMORY_OWN_WORDS_MAX_CHARS).nullable() }))
    .output(one),
  /** Puts it into the trash; either of two may, and either may bring it back. */
  delete: write('/memories/{id}', { method: 'DELETE' }).errors(ofOne).input(byId).output(one),
  restore: write('/memories/{id}/restore').errors(ofOne).input(byId).output(one),
  restorePhoto: write('/memories/{id}/photos/{photo}/restore')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_PHOTOS', 'RATE_LIMITED'))
    .input(byId.extend({ photo: z.uuid() }))
    .output(one),
  /** What can be brought back: memories, or photos of memories that are there; the last taken out first. */
  trash: read('/memories/trash')
    .errors(errors('UNAUTHENTICATED'))
    .input(
      z.object({
        what: z.enum(['memories', 'photos']).default('memories'),
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(MEMORIES_MAX_PAGE_SIZE).default(MEMORIES_PAGE_SIZE),
      }),
    )
    .output(
      z.object({
        memories: z.array(memory),
        photos: z.array(
          memoryPhoto.extend({
            memory: z.object({ id: z.uuid(), place_name: z.string(), date_completed: day }),
            restorable_until: z.string(),
          }),
        ),
        nextCursor: z.string().nullable(),
      }),
    ),
};
