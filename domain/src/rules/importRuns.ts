/** Facts of a place that the check of a dry run shows before and after, by the columns of places where they have one. */
export const IMPORT_FIELDS = [
  'name',
  'other_names',
  'address',
  'locality',
  'postcode',
  'position',
  'category',
  'subcategory',
  'categories',
  'cuisine',
  'hours',
  'phone',
  'website',
  'price_range',
  'date_vibe',
  'dietary_tags',
  'aesthetic_tags',
  'description',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Where an import of an admin stands, by the names under which it is stored. */
export const IMPORT_STATES = [
  'comparing',
  'compared',
  'applying',
  'applied',
  'stopped',
  'rolling_back',
  'rolled_back',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Why an import failed or stopped, beside what is wrong with its file. */
export const IMPORT_FAILURES = ['busy', 'file_changed', 'file_unusable', 'unexpected'] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
