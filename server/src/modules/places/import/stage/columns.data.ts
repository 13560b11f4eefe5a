/** What an import writes of a place. Rating, photo and notes of curators are not the source's to say. */
export const SOURCE_COLUMNS: readonly string[] = [
  'name',
  'other_names',
  'address',
  'locality',
  'postcode',
  'price_level',
  'price_range',
  'category',
  'subcategory',
  'categories',
  'latitude',
  'longitude',
  'date_vibe',
  'dietary_tags',
  'aesthetic_tags',
  'outdoor_seating',
  'hours',
  'time_zone',
  'phone',
  'website',
  'description',
  'licence',
  'cuisine',
];

/** Understood again at every import: the horizon of dates moves on while the place stays the same. */
export const UNDERSTOOD_HOURS = ['hours_weekly', 'hours_exceptions'];

/** Taken along and never a change by itself: with each release a source is a little more or less sure of the same place. */
export const UNCOMPARED_COLUMNS = ['confidence'];

/** Stays with a place that changes from one table to the other. */
export const PRESERVED_COLUMNS = [
  'id',
  'created_at',
  'rating',
  'is_open',
  'photo_url',
  'curator_notes',
  'curator_notes_by',
];

export const PLACE_TABLES = ['venues', 'restaurants'] as const;
export type PlaceTable = (typeof PLACE_TABLES)[number];

/** Whether data of that day says something new of the record `t`, which is the same in the stage `s`. */
export const confirms = (day: string): string =>
  `(t.source_date < ${day}::date or (t.source_date = ${day}::date
    and (${columnList(UNCOMPARED_COLUMNS, 's')}) is distinct from (${columnList(UNCOMPARED_COLUMNS, 't')})))`;

/** 's.name, s.other_names, …' */
export function columnList(columns: readonly string[], alias?: string): string {
  return columns.map((column) => (alias ? `${alias}.${column}` : column)).join(', ');
}
