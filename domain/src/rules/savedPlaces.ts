import { FREE_SAVED_PLACES } from '../limits.ts';

/** What somebody thinks of a place they saved. */
export const SAVED_MARKS = ['idea', 'want', 'been'] as const;
export type SavedMark = (typeof SAVED_MARKS)[number];

/** Formats of the lists that people import; `zip`: several of them, as Google Takeout packs them. */
export const IMPORT_FORMATS = ['gpx', 'kml', 'geojson', 'csv', 'zip'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const SAVED_SORTS = ['added', 'name', 'distance', 'score'] as const;
export type SavedSort = (typeof SAVED_SORTS)[number];

/** How many places somebody may save: three, for members as many as they like (SAVE-08, SAVE-09, RUL-04). */
export const savedPlacesLimit = ({ member }: { member: boolean }): number | null =>
  member ? null : FREE_SAVED_PLACES;
