import * as z from 'zod';
import {
  ADMIN_REASON_MAX_CHARS,
  PLACE_AGE_MAX_MONTHS,
  PLACE_HISTORY_PAGE_SIZE,
  PLACE_OPENING_MAX_CHARS,
  PLACE_VERSION_MAX_CHARS,
  PLACES_LISTED,
  SEARCH_TYPED_MAX_CHARS,
} from '../limits.ts';
import { CATEGORY_NAMES } from '../rules/categories.ts';
import { MISSING_FACTS, PLACE_FIELDS } from '../rules/placeFields.ts';
import { cursor, line, origin, paragraphs, placeId, typed } from './common.ts';
import { adminErrors } from './errors.ts';
import { minuteSpan } from './hours.ts';
import { editablePlace, placeEvent, placeField, placeSettings } from './placeFields.ts';
import { mapBounds } from './placesMap.ts';
import { read, readByBody, write } from './procedure.ts';

const listedPlace = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  types: z.array(z.string()),
  locality: z.string().nullable(),
  address: z.string().nullable(),
  photoUrl: z.string().nullable(),
  source: z.string(),
  /** Of the data at the source, YYYY-MM-DD. */
  sourceDate: z.string(),
  /** How sure the source is that it exists, 0 to 1; null where it does not say. */
  confidence: z.number().nullable(),
  /** On the map; null: nowhere. */
  point: origin.nullable(),
  missing: z.array(z.enum(MISSING_FACTS)),
  /** Fields that people have set. */
  locked: z.array(placeField),
  closed: z.boolean(),
});
export type ListedPlace = z.infer<typeof listedPlace>;

export const directoryInput = z.object({
  /** The beginning of a name, or of any word of it. */
  q: typed(SEARCH_TYPED_MAX_CHARS).default(''),
  source: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  category: z.enum(CATEGORY_NAMES).optional(),
  missing: z.enum(MISSING_FACTS).optional(),
  /** Only what people have set something of. */
  edited: z.boolean().default(false),
  /** Places that closed for good or that their source has no longer, instead of those that are there. */
  closed: z.boolean().default(false),
  /** Only those of which their source is less sure; without those of which it does not say. */
  confidenceBelow: z.number().gt(0).max(1).optional(),
  /** Data at the source that is older. */
  olderThanMonths: z.number().int().min(1).max(PLACE_AGE_MAX_MONTHS).optional(),
  /** Only those in this part of the map. */
  area: mapBounds.optional(),
  cursor: cursor.optional(),
});
export type DirectoryInput = z.infer<typeof directoryInput>;

const editId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Imported places as admins list and edit them, part of `places`. Admins only; anybody else is told NOT_FOUND (RUL-95). */
export const placeEditsContract = {
  /**
   * Imported places that each are one of their own, in the order in which they became known. A page may hold fewer than there is
   * room for, or none, and still have a next one: each reads some batches of all places.
   */
  directory: read('/places/directory')
    .errors(adminErrors())
    .input(directoryInput)
    .output(z.object({ places: z.array(listedPlace).max(PLACES_LISTED), nextCursor: z.string().nullable() })),
  /** One place by any of its ids, with what its source says and what people have set. */
  editable: read('/places/editable')
    .errors(adminErrors())
    .input(z.object({ id: placeId }))
    .output(editablePlace),
  /** Edits of a place, what people said and was accepted, and merges, newest first, page after page. */
  history: read('/places/history')
    .errors(adminErrors())
    .input(z.object({ id: placeId, cursor: cursor.optional() }))
    .output(
      z.object({
        events: z.array(placeEvent).max(PLACE_HISTORY_PAGE_SIZE),
        nextCursor: z.string().nullable(),
      }),
    ),
  /**
   * What is set stands over every later import; of what is unlocked the source's word is shown again. Repeated it changes
   * nothing; PLACE_CHANGED, with how it stands, when it was corrected since.
   */
  edit: write('/places/edits', { method: 'PUT' })
    .errors(adminErrors('PLACE_CHANGED', 'HOURS_UNREADABLE', 'SUBCATEGORY_UNKNOWN', 'CATEGORY_OF_OTHERS'))
    .input(
      z
        .object({
          id: placeId,
          version: z.string().max(PLACE_VERSION_MAX_CHARS),
          set: placeSettings.default({}),
          unlock: z.array(placeField).max(PLACE_FIELDS.length).default([]),
          reason: paragraphs(ADMIN_REASON_MAX_CHARS).trim().min(1),
        })
        .refine(({ set, unlock }) => Object.keys(set).length + unlock.length > 0, 'nothing to change')
        .refine(({ set, unlock }) => !unlock.some((field) => field in set), 'either set or unlocked'),
    )
    .output(editablePlace),
  /** Takes an edit back; EDIT_OVERTAKEN where something of it was changed since. Repeated it changes nothing. */
  undoEdit: write('/places/edits/undo')
    .errors(adminErrors('EDIT_OVERTAKEN'))
    .input(z.object({ id: editId }))
    .output(editablePlace),
  /** What is understood of hours as OpenStreetMap writes them; `unread` are the parts that are not. */
  readHours: readByBody('/places/hours')
    .errors(adminErrors())
    .input(z.object({ id: placeId, hours: line(PLACE_OPENING_MAX_CHARS) }))
    .output(
      z.object({
        weekly: z.array(minuteSpan).nullable(),
        /** Minutes of the week of which nobody can say whether it is open. */
        unknown: z.array(minuteSpan),
        /** The next days that differ from the week: minutes of that day. */
        exceptions: z.array(z.object({ day: z.string(), spans: z.array(minuteSpan) })),
        unread: z.array(z.string()),
      }),
    ),
};
