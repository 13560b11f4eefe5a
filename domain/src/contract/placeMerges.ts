import * as z from 'zod';
import { LIKENESSES, TAKEN_FACTS } from '../rules/samePlace.ts';
import { cursor, placeId, priceLevel } from './common.ts';
import { adminErrors } from './errors.ts';
import { minuteSpan } from './hours.ts';
import { read, write } from './procedure.ts';

/** A place as admins compare it with another one. */
const comparedPlace = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  types: z.array(z.string()),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  priceLevel,
  /** As written at the source, and what could be understood of it: minutes of the week. */
  hoursText: z.string().nullable(),
  hoursWeekly: z.array(minuteSpan).nullable(),
  /** Of which nobody can say whether it is open. */
  hoursUnknown: z.array(minuteSpan),
  photoUrl: z.string().nullable(),
  source: z.string(),
  /** Of the data at the source, YYYY-MM-DD. */
  sourceDate: z.string(),
  reviews: z.number().int(),
  /** Counted up to a limit (COMPARED_SAVES_MAX). */
  saves: z.number().int(),
});
export type ComparedPlace = z.infer<typeof comparedPlace>;

const duplicatePair = z.object({
  places: z.tuple([comparedPlace, comparedPlace]),
  alike: z.array(z.enum(LIKENESSES)),
  metres: z.number().int(),
  /** 0 to 99. */
  score: z.number().int(),
});
export type DuplicatePair = z.infer<typeof duplicatePair>;

const named = z.object({ id: z.string(), name: z.string() });

const placeMerge = z.object({
  id: z.number().int(),
  /** The one that leads on, and the one that stays. */
  from: named,
  to: named,
  score: z.number().int(),
  taken: z.array(z.enum(TAKEN_FACTS)),
  merged_at: z.string(),
  undone_at: z.string().nullable(),
  /** False where a later merge has to be undone first. */
  undoable: z.boolean(),
});
export type PlaceMerge = z.infer<typeof placeMerge>;

const mergeId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Places that are one, part of `places`. Admins only; anybody else is told NOT_FOUND (RUL-95). */
export const placeMergesContract = {
  /**
   * Pairs of imported places that may be one: within 150 m, of one name, phone or website, and not told apart. A page may hold
   * fewer than there is room for, or none, and still have a next one: each reads some batches of all places.
   */
  duplicates: read('/places/duplicates')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(z.object({ pairs: z.array(duplicatePair), nextCursor: z.string().nullable() })),
  /** Says that two places are not one, or takes it back. Repeated it changes nothing. */
  setDistinct: write('/places/duplicates/distinct', { method: 'PUT' })
    .errors(adminErrors())
    .input(z.object({ places: z.tuple([placeId, placeId]), distinct: z.boolean() }))
    .output(z.object({})),
  /**
   * `from` leads to `to` from then on, with all that refers to it, and `to` takes over what is chosen of its facts. Repeated it
   * is the same merge; NOT_FOUND when either of them is no place of its own any more.
   */
  merge: write('/places/merges')
    .errors(adminErrors())
    .input(
      z.object({
        from: placeId,
        to: placeId,
        take: z.array(z.enum(TAKEN_FACTS)).max(TAKEN_FACTS.length).default([]),
      }),
    )
    .output(z.object({ id: z.number().int() })),
  /** Merges, newest first, also those that were undone. */
  merges: read('/places/merges')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(z.object({ merges: z.array(placeMerge), nextCursor: z.string().nullable() })),
  /** Two places again, as they were before; UNDO_TOO_LATE while a later merge stands on it. Repeated it changes nothing. */
  undoMerge: write('/places/merges/undo')
    .errors(adminErrors('UNDO_TOO_LATE'))
    .input(z.object({ id: mergeId }))
    .output(z.object({})),
};
