import { isDeepStrictEqual } from 'node:util';
import type { PlaceSettings, PlaceValues } from '@liora/domain/contract/placeFields';
import type { WeeklyHours } from '@liora/domain/rules/hours';
import { hoursColumns } from '@liora/domain/rules/multirange';
import { PLACE_FIELDS, type PlaceField } from '@liora/domain/rules/placeFields';
import { priceLabel } from '@liora/domain/rules/price';
import { FIELD_COLUMNS } from './fieldColumns.data.ts';

/** Columns by their names, as JSON has them. */
export type Columns = Readonly<Record<string, unknown>>;

/** A record, of a source or as it is shown, as JSON of its row. */
export interface RecordColumns extends Columns {
  name: string;
  category: string;
  subcategory: string | null;
  categories: string[];
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  website: string | null;
  price_level: 0 | 1 | 2 | 3 | 4 | null;
  hours: string | null;
  hours_weekly: string | null;
  outdoor_seating: boolean | null;
  dietary_tags: string[];
  description: string | null;
  gone_at: string | null;
}

export function valuesOf(record: RecordColumns): PlaceValues {
  const { latitude, longitude } = record;
  return {
    name: record.name,
    category: { category: record.category, subcategory: record.subcategory },
    address: record.address,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    phone: record.phone,
    website: record.website,
    price: record.price_level,
    hours: record.hours,
    outdoor: record.outdoor_seating,
    diets: record.dietary_tags,
    description: record.description,
    closed: record.gone_at !== null,
  };
}

/** Some fields of a record as they read. */
export function valuesOfFields(fields: readonly PlaceField[], record: RecordColumns): Partial<PlaceValues> {
  const values = valuesOf(record);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** What the columns of one field have laid over the source's record; null: nothing. */
export function columnsOver(field: PlaceField, corrections: Columns): Columns | null {
  const laid = FIELD_COLUMNS[field].filter((column) => column in corrections);
  return laid.length > 0 ? Object.fromEntries(laid.map((column) => [column, corrections[column]])) : null;
}

/** Corrections with those of one field in place of what it had; null: without any. */
export function withField(field: PlaceField, corrections: Columns, columns: Columns | null): Columns {
  const others = Object.entries(corrections).filter(([column]) => !FIELD_COLUMNS[field].includes(column));
  return { ...Object.fromEntries(others), ...columns };
}

export const lockedFields = (corrections: Columns): PlaceField[] =>
  PLACE_FIELDS.filter((field) => columnsOver(field, corrections) !== null);

/** Fields that two sets of corrections do not have alike. */
export const differingFields = (one: Columns, other: Columns): PlaceField[] =>
  PLACE_FIELDS.filter((field) => !isDeepStrictEqual(columnsOver(field, one), columnsOver(field, other)));

/** Fields that do not stand as they were left: by field the columns that lay over the record then. */
export const overtakenFields = (
  left: Partial<Record<PlaceField, { columns: Columns | null }>>,
  corrections: Columns,
): PlaceField[] =>
  PLACE_FIELDS.filter((field) => {
    const then = left[field];
    return then && !isDeepStrictEqual(columnsOver(field, corrections), then.columns);
  });

/** Whether a field was set to exactly this before: then nothing is left to do. */
export function standsAs<Field extends PlaceField>(
  field: Field,
  value: PlaceSettings[Field],
  { corrections, shown }: { corrections: Columns; shown: RecordColumns },
): boolean {
  return columnsOver(field, corrections) !== null && isDeepStrictEqual(valuesOf(shown)[field], value);
}

/** What of a change needs to be known besides what is set. */
export interface Setting {
  now: Date;
  shown: RecordColumns;
  /** The hours that are set, as they were understood; null where there are none. */
  hours: WeeklyHours | null;
}

/** The columns that lay a value over the source's record. */
export function columnsOf(field: PlaceField, set: PlaceSettings, { now, shown, hours }: Setting): Columns {
  switch (field) {
    case 'category':
      return categoryColumns(set.category, shown);
    case 'point':
      return { latitude: set.point?.latitude ?? null, longitude: set.point?.longitude ?? null };
    case 'price':
      return { price_level: set.price ?? null, price_range: priceLabel(set.price ?? null) };
    case 'hours':
      return { hours: set.hours ?? null, ...hoursColumns(hours) };
    case 'outdoor':
      return { outdoor_seating: set.outdoor ?? null };
    case 'diets':
      return { dietary_tags: set.diets ?? [] };
    case 'closed':
      // Not closed is said as well: its source may say otherwise.
      return { gone_at: set.closed ? now.toISOString() : null };
    default:
      return { [field]: set[field] ?? null };
  }
}

/** What else it is stays: a cafe that is a bakery, too, is found as one. */
function categoryColumns(set: PlaceSettings['category'], shown: RecordColumns): Columns {
  const { category = shown.category, subcategory = null } = set ?? {};
  const others = shown.categories.filter((name) => name !== shown.category && name !== shown.subcategory);
  return { category, subcategory, categories: [...new Set([category, ...others])] };
}
