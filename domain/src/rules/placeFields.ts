/** What admins may set of an imported place, in the order in which it is read (RUL-109). */
export const PLACE_FIELDS = [
  'name',
  'category',
  'address',
  'point',
  'phone',
  'website',
  'price',
  'hours',
  'outdoor',
  'diets',
  'description',
  'closed',
] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** What a place may lack. */
export const MISSING_FACTS = ['coordinates', 'hours', 'photo', 'phone', 'website', 'address'] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** The two tables of records: categories that belong to one do not belong to the other. */
export type RecordKind = 'venue' | 'restaurant';

export const fitsRecord = (kind: RecordKind, category: string): boolean =>
  (category === 'Restaurant') === (kind === 'restaurant');

/** http or https, a host with a dot, no log-in. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);
}

/** At least five digits, as imports keep them. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 20;
}
