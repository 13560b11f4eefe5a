import * as z from 'zod';
import {
  PLACE_ADDRESS_MAX_CHARS,
  PLACE_DESCRIPTION_MAX_CHARS,
  PLACE_DIETS_MAX,
  PLACE_NAME_MAX_CHARS,
  PLACE_OPENING_MAX_CHARS,
  PLACE_PHONE_MAX_CHARS,
  PLACE_WEBSITE_MAX_CHARS,
} from '../limits.ts';
import { CATEGORY_NAMES } from '../rules/categories.ts';
import { isPhone, isWebAddress, PLACE_FIELDS } from '../rules/placeFields.ts';
import { line, origin, paragraphs, priceLevel } from './common.ts';
import { minuteSpan } from './hours.ts';
import { placeFactKind } from './placeFactKinds.ts';

export const placeField = z.enum(PLACE_FIELDS);

/** The fields of a place as they read. */
export const placeValues = z.object({
  name: z.string(),
  category: z.object({ category: z.string(), subcategory: z.string().nullable() }),
  address: z.string().nullable(),
  point: origin.nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  price: priceLevel,
  /** As OpenStreetMap writes them. */
  hours: z.string().nullable(),
  /** Null where nobody said. */
  outdoor: z.boolean().nullable(),
  diets: z.array(z.string()),
  description: z.string().nullable(),
  closed: z.boolean(),
});
export type PlaceValues = z.infer<typeof placeValues>;

const filled = (max: number) => line(max).min(1);

/** Fields that an admin sets; null says that there is none. */
export const placeSettings = z
  .strictObject({
    name: filled(PLACE_NAME_MAX_CHARS),
    category: z.object({ category: z.enum(CATEGORY_NAMES), subcategory: filled(60).nullable() }),
    address: filled(PLACE_ADDRESS_MAX_CHARS).nullable(),
    point: origin.nullable(),
    phone: filled(PLACE_PHONE_MAX_CHARS).refine(isPhone, 'not a phone number').nullable(),
    website: filled(PLACE_WEBSITE_MAX_CHARS).refine(isWebAddress, 'not a web address').nullable(),
    price: priceLevel,
    hours: filled(PLACE_OPENING_MAX_CHARS).nullable(),
    outdoor: z.boolean().nullable(),
    diets: z.array(filled(40)).max(PLACE_DIETS_MAX),
    description: paragraphs(PLACE_DESCRIPTION_MAX_CHARS).min(1).nullable(),
    closed: z.boolean(),
  })
  .partial();
export type PlaceSettings = z.infer<typeof placeSettings>;

const edit = z.object({
  kind: z.literal('edit'),
  id: z.number().int(),
  at: z.string(),
  /** Username; null once that account is gone. */
  by: z.string().nullable(),
  reason: z.string(),
  fields: z.array(placeField),
  before: placeValues.partial(),
  after: placeValues.partial(),
  /** Fields that it gave back to the source. */
  unlocked: z.array(placeField),
  undone: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  /** All of its fields stand as it left them. */
  undoable: z.boolean(),
});
const accepted = z.object({
  kind: z.literal('proposal'),
  id: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  said: placeFactKind,
  fields: z.array(placeField),
  /** Null where it was accepted before this was kept. */
  changed: z.object({ before: placeValues.partial(), after: placeValues.partial() }).nullable(),
});
const merged = z.object({
  kind: z.literal('merge'),
  id: z.number().int(),
  at: z.string(),
  from: z.object({ id: z.string(), name: z.string() }),
  /** What the place took over. */
  fields: z.array(placeField),
  undone: z.boolean(),
});
export const placeEvent = z.discriminatedUnion('kind', [edit, accepted, merged]);
export type PlaceEvent = z.infer<typeof placeEvent>;

export const editablePlace = z.object({
  id: z.string(),
  /** Which categories it may have: those of restaurants, or all others. */
  kind: z.enum(['venue', 'restaurant']),
  /** Changes with every correction. */
  version: z.string(),
  shown: placeValues,
  of_source: placeValues,
  source: z.string(),
  /** Of the data at the source, YYYY-MM-DD. */
  source_date: z.string(),
  licence: z.string(),
  /** How sure the source is that it exists, 0 to 1; null where it does not say. */
  confidence: z.number().nullable(),
  time_zone: z.string(),
  /** What could be understood of the hours: minutes of the week. */
  hours_weekly: z.array(minuteSpan).nullable(),
  /** Fields that no import changes, and by whom and since when. */
  locks: z.array(z.object({ field: placeField, by: z.string().nullable(), since: z.string() })),
});
export type EditablePlace = z.infer<typeof editablePlace>;
