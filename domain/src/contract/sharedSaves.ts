import * as z from 'zod';
import { SAVED_BATCH_MAX, SAVED_MAX_PAGE_SIZE, SAVED_PAGE_SIZE, SHARED_IDS_MAX } from '../limits.ts';
import { SAVED_SORTS } from '../rules/savedPlaces.ts';
import { cursor, instant, origin, person, typed } from './common.ts';
import { errors } from './errors.ts';
import { placeCard } from './places.ts';
import { read, write } from './procedure.ts';

const page = z.object({
  origin: origin.optional(),
  at: instant.optional(),
  cursor: cursor.optional(),
  limit: z.number().int().min(1).max(SAVED_MAX_PAGE_SIZE).default(SAVED_PAGE_SIZE),
});

/** Which of the partner's places, in which order. */
export const sharedListInput = page.extend({
  q: typed(200).default(''),
  sort: z.enum(SAVED_SORTS).default('added'),
});
export type SharedListInput = z.output<typeof sharedListInput>;
export const eitherInput = page;
export type EitherInput = z.output<typeof eitherInput>;

const shown = z.object({
  /** The row that `markSeen` is told of: it says nothing of the place. */
  id: z.uuid(),
  /** 'gone': its source lost it, and it is as it was. */
  kind: z.enum(['place', 'gone']),
  place: placeCard,
  /** The partner saved it, and the caller has not looked at it yet. */
  is_new: z.boolean(),
});

/** A place that the caller's partner saved and shares: what the caller may see of it today, and not a word that was written of it. */
export const sharedPlace = shown;
export type SharedPlace = z.infer<typeof sharedPlace>;

/** A place that either of two saved. */
export const eitherPlace = shown.extend({
  /** Who saved it; both where both did. */
  saved_by: z.array(z.enum(['me', 'partner'])).min(1),
});
export type EitherPlace = z.infer<typeof eitherPlace>;

const rows = z.array(z.uuid()).min(1).max(SAVED_BATCH_MAX);
const own = errors('UNAUTHENTICATED');

export const sharedSavesContract = {
  /** What the caller's partner shares of their saved places; nothing without a partner, or while sharing is paused. */
  shared: read('/saved/shared')
    .errors(own)
    .input(sharedListInput)
    .output(
      z.object({
        places: z.array(sharedPlace),
        /** Whose they are; null without a partner. */
        partner: person.nullable(),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** The caller's saved places and those that their partner shares as one list, the last saved first, each place once. */
  either: read('/saved/either')
    .errors(own)
    .input(eitherInput)
    .output(z.object({ places: z.array(eitherPlace), nextCursor: z.string().nullable() })),
  /** Ids of what the partner shares, the last saved first: for the marks on maps and cards. */
  sharedIds: read('/saved/shared/ids')
    .errors(own)
    .output(z.object({ ids: z.array(z.string()).max(SHARED_IDS_MAX) })),
  /** The caller has looked at these rows of their partner's. The partner is not told (RUL-47). */
  markSeen: write('/saved/shared/seen')
    .errors(own)
    .input(z.object({ ids: rows }))
    .output(z.object({})),
  /** Whether the caller's partner sees these rows of the caller's own list. Answers with those that changed. */
  share: write('/saved/share')
    .errors(own)
    .input(z.object({ ids: rows, shared: z.boolean() }))
    .output(z.object({ ids: z.array(z.uuid()) })),
};
