import { type ListRow, MARKS, type Mark, type Unread } from './listFile.types.ts';

/** What a reader of one format has found of a place, not yet looked at. */
export interface FoundRow {
  name?: unknown;
  address?: unknown;
  latitude?: unknown;
  longitude?: unknown;
  note?: unknown;
  categories?: readonly unknown[];
  mark?: unknown;
  saved_at?: unknown;
  place_id?: unknown;
}

const words = (value: unknown): string | null =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).trim()
    : null;

/** A written number; null for an empty cell, NaN for anything else. */
function degrees(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const text = words(value);
  return text === null ? null : Number(text);
}

type Position = { latitude: number; longitude: number } | null | 'impossible';

/**
 * Where it is; null where the file does not say. Takeout writes 0,0 for 'unknown'. What lies outside the world is an error and
 * not turned round: a file that mixes up its columns would be wrong in every row that happens to fit.
 */
function positionOf({ latitude, longitude }: FoundRow): Position {
  const [lat, lng] = [degrees(latitude), degrees(longitude)];
  if (lat === null && lng === null) return null;
  if (lat === 0 && lng === 0) return null;
  if (lat === null || lng === null || !(Math.abs(lat) <= 85) || !(Math.abs(lng) <= 180)) return 'impossible';
  return { latitude: lat, longitude: lng };
}

function instantOf(value: unknown): string | null {
  const time = Date.parse(words(value) ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function markOf(value: unknown): Mark | null {
  const text = words(value)?.toLowerCase();
  return MARKS.find((mark) => mark === text) ?? null;
}

/** The row, or why it is none. */
export function listRow(found: FoundRow, file: string, entry: number): ListRow | Unread {
  const name = words(found.name);
  if (name === null) return { file, entry, reason: 'no_name' };
  const position = positionOf(found);
  if (position === 'impossible') return { file, entry, reason: 'coordinates' };
  return {
    name,
    address: words(found.address),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    note: words(found.note),
    categories: [...new Set((found.categories ?? []).flatMap((category) => words(category) ?? []))],
    mark: markOf(found.mark),
    saved_at: instantOf(found.saved_at),
    place_id: words(found.place_id),
  };
}

/** Names in one field, as most tables have them: parted by semicolons. One within a name is escaped. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\;]/g, '\\$&')).join(';');
export const splitNames = (text: string): string[] =>
  (text.match(/(?:\\[\\;]|[^;])+/g) ?? []).map((name) => name.replace(/\\([\\;])/g, '$1'));

/** Where a map's link says that a place is: the point itself, never the middle of what was in view. */
export function positionInLink(link: unknown): { latitude: string; longitude: string } | null {
  const text = words(link);
  if (text === null) return null;
  const number = '(-?\\d{1,3}(?:\\.\\d+)?)';
  const [, latitude, longitude] =
    new RegExp(`!3d${number}!4d${number}`).exec(text) ??
    new RegExp(`(?:[?&](?:q|query)=|/search/)${number},(?:\\+|%20)?${number}(?![\\d.])`).exec(text) ??
    [];
  return latitude && longitude ? { latitude, longitude } : null;
}
