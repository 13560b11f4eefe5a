import * as z from 'zod';
import {
  CATEGORIES_MAX,
  CATEGORY_COVERS,
  CATEGORY_NAME_MAX_CHARS,
  SAVED_BATCH_MAX,
  SAVED_CATEGORIES_PER_PLACE,
  SAVED_IDS_MAX,
  SAVED_MAX_PAGE_SIZE,
  SAVED_PAGE_SIZE,
} from '../limits.ts';
import { SAVED_MARKS, SAVED_SORTS } from '../rules/savedPlaces.ts';
import { cursor, instant, line, origin, placeId, requestId, typed } from './common.ts';
import { errors } from './errors.ts';
import { placeCard } from './places.ts';
import { read, readByBody, write } from './procedure.ts';
import { savedImportContract } from './savedImport.ts';
import { savedWords } from './savedWords.ts';
import { sharedSavesContract } from './sharedSaves.ts';

/** Own categories of 500 places, by their ids. */
const ARRANGE_BODY_KB = 512;

/** What the person wrote themselves. `id` is the row of the own list: it says nothing of the place. */
const ownWords = savedWords.extend({
  id: z.uuid(),
  /** The first one first; empty is 'Uncategorized' (SAVE-06). */
  category_ids: z.array(z.uuid()),
  /** Whether the person's partner sees it, while there is one (RUL-47). */
  shared_with_partner: z.boolean(),
  created_at: z.string(),
});

/** A saved place: as it is today; as it was when its source lost it; or only that something of the person's is there. */
export const savedPlace = z.discriminatedUnion('kind', [
  ownWords.extend({ kind: z.literal('place'), place: placeCard }),
  ownWords.extend({ kind: z.literal('gone'), place: placeCard }),
  ownWords.extend({ kind: z.literal('unavailable') }).strict(),
]);
export type SavedPlace = z.infer<typeof savedPlace>;

const categoryName = line(CATEGORY_NAME_MAX_CHARS);
const category = z.object({ id: z.uuid(), name: z.string() });
export type Category = z.infer<typeof category>;

/** What the cover of a category is drawn from. */
const cover = placeCard.pick({ id: true, name: true, category: true, subcategory: true, types: true });

export const savedOverview = z.object({
  total: z.number().int(),
  /** How many the person may save; null without a limit. */
  limit: z.number().int().nullable(),
  /** Newest first (SAVE-11). */
  categories: z.array(
    category.extend({ count: z.number().int(), covers: z.array(cover).max(CATEGORY_COVERS) }),
  ),
  uncategorized: z.object({ count: z.number().int(), covers: z.array(cover).max(CATEGORY_COVERS) }),
});
export type SavedOverview = z.infer<typeof savedOverview>;

/** Which of the saved places, in which order. */
export const savedListInput = z.object({
  q: typed(200).default(''),
  category: z.union([z.literal('uncategorized'), z.uuid()]).optional(),
  mark: z.enum(SAVED_MARKS).optional(),
  sort: z.enum(SAVED_SORTS).default('added'),
  origin: origin.optional(),
  at: instant.optional(),
  cursor: cursor.optional(),
  limit: z.number().int().min(1).max(SAVED_MAX_PAGE_SIZE).default(SAVED_PAGE_SIZE),
});
export type SavedListInput = z.output<typeof savedListInput>;

const rows = z.array(z.uuid()).min(1).max(SAVED_BATCH_MAX);
const byRows = z.object({ ids: rows });
const arrangement = z.object({
  id: z.uuid(),
  category_ids: z.array(z.uuid()).max(SAVED_CATEGORIES_PER_PLACE),
});
export type Arrangement = z.infer<typeof arrangement>;

/** Where `move` puts rows: into a category, out of all others unless `keep`; null: out of all. */
const move = z.object({ category_id: z.uuid().nullable(), keep: z.boolean().default(false) });
export type Move = z.output<typeof move>;

const ownErrors = errors('UNAUTHENTICATED', 'NOT_FOUND');
const nameErrors = errors('CATEGORY_NAME_TAKEN', 'CATEGORY_NAME_REQUIRED');

export const savedContract = {
  ...savedImportContract,
  ...sharedSavesContract,
  /** The caller's saved places, page by page; with the first page what is told of the whole. */
  places: read('/saved/places')
    .errors(errors('UNAUTHENTICATED'))
    .input(savedListInput)
    .output(
      z.object({
        places: z.array(savedPlace),
        overview: savedOverview.nullable(),
        nextCursor: z.string().nullable(),
      }),
    ),
  /**
   * Ids of the places that the caller saved and may see, the last saved first: for the buttons on cards. Not `all`: there are
   * more, and `among` says of those that are shown.
   */
  ids: read('/saved/ids')
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({ ids: z.array(z.string()).max(SAVED_IDS_MAX), all: z.boolean() })),
  /** Which of these places the caller saved and may see. POST: what somebody looks at stands in no address. */
  among: readByBody('/saved/among')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ ids: z.array(placeId).min(1).max(SAVED_BATCH_MAX) }))
    .output(z.object({ ids: z.array(z.string()).max(SAVED_BATCH_MAX) })),
  /** Saves a place; saved already it stays, and is put into these categories as well (RUL-70). */
  save: write('/saved/places/{place_id}', { method: 'PUT' })
    .errors({ ...ownErrors, ...errors('SAVED_LIMIT', 'TOO_MANY_CATEGORIES') })
    .input(
      z.object({
        place_id: placeId,
        category_ids: z.array(z.uuid()).max(SAVED_CATEGORIES_PER_PLACE).default([]),
        /** False: it is kept from the caller's partner from the beginning. Of what is saved already it says nothing. */
        shared_with_partner: z.boolean().default(true),
        request_id: requestId,
      }),
    )
    .output(z.object({ id: z.uuid(), place_id: z.string(), name: z.string() })),
  /** Takes a place out, whatever its id by now; `ids` for `restore`, empty when it was not there. */
  remove: write('/saved/places/{place_id}', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ place_id: placeId, request_id: requestId }))
    .output(z.object({ ids: z.array(z.uuid()) })),
  /** Takes rows of the own list out; those that are gone already are left out of the answer. */
  removeMany: write('/saved/remove')
    .errors(errors('UNAUTHENTICATED'))
    .input(byRows)
    .output(z.object({ ids: z.array(z.uuid()) })),
  /** Brings back what was taken out less than ten minutes ago, with mark, note and categories. */
  restore: write('/saved/restore')
    .errors(errors('UNAUTHENTICATED', 'SAVED_LIMIT', 'UNDO_TOO_LATE'))
    .input(byRows)
    .output(z.object({ ids: z.array(z.uuid()) })),
  /**
   * Mark and private note of one row; what is left out stays. With `was`, what the editing began with, only what differs from
   * that is changed; where the same was changed elsewhere since it answers SAVED_CHANGED and changes nothing.
   */
  update: write('/saved/rows/{id}', { method: 'PUT' })
    .errors({ ...ownErrors, ...errors('SAVED_CHANGED') })
    .input(
      z.object({
        id: z.uuid(),
        mark: savedWords.shape.mark.optional(),
        note: savedWords.shape.note.optional(),
        was: savedWords.optional(),
        request_id: requestId,
      }),
    )
    .output(z.object({ id: z.uuid() })),
  /** Answers with what was before. */
  move: write('/saved/move')
    .errors({ ...ownErrors, ...errors('TOO_MANY_CATEGORIES') })
    .input(byRows.extend(move.shape))
    .output(z.object({ before: z.array(arrangement) })),
  /**
   * The categories of each row, from now on exactly these: for one place, and to undo `move`. With `undo_of` rows that do not
   * lie any more where that put them stay as they are, and categories that were deleted since are left out.
   */
  arrange: write('/saved/arrange', { bodyKb: ARRANGE_BODY_KB })
    .errors({ ...ownErrors, ...errors('TOO_MANY_CATEGORIES') })
    .input(z.object({ places: z.array(arrangement).min(1).max(SAVED_BATCH_MAX), undo_of: move.optional() }))
    .output(z.object({ before: z.array(arrangement) })),
  /** The caller's categories, newest first (SAVE-11). */
  categories: read('/saved/categories')
    .errors(errors('UNAUTHENTICATED'))
    .output(z.object({ categories: z.array(category).max(CATEGORIES_MAX) })),
  /** Makes a category once per `request_id`. */
  createCategory: write('/saved/categories')
    .errors({ ...nameErrors, ...errors('UNAUTHENTICATED', 'TOO_MANY_CATEGORIES') })
    .input(z.object({ name: categoryName, request_id: z.uuid() }))
    .output(category),
  renameCategory: write('/saved/categories/{id}', { method: 'PUT' })
    .errors({ ...ownErrors, ...nameErrors })
    .input(category.extend({ name: categoryName }))
    .output(category),
  /** Puts everything of one category into another, and deletes it. */
  mergeCategories: write('/saved/categories/{id}/merge')
    .errors(ownErrors)
    .input(z.object({ id: z.uuid(), into: z.uuid() }))
    .output(category),
  /** Deletes a category; its places stay, in their next one or without any. One that is not there is deleted already. */
  deleteCategory: write('/saved/categories/{id}', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};
