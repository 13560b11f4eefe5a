import type { ImportFormat } from '@liora/domain/rules/savedPlaces';

/** What somebody has noted about a place. */
export type Mark = 'idea' | 'want' | 'been';
export const MARKS: readonly Mark[] = ['idea', 'want', 'been'];

/** A place as a file tells it. Nothing in it is guessed: what the file does not say is null. */
export interface ListRow {
  name: string;
  address: string | null;
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
  note: string | null;
  /** Lists that it stands in. */
  categories: string[];
  mark: Mark | null;
  /** ISO instant. */
  saved_at: string | null;
  /** Our own id of the place, in files that we have written. */
  place_id: string | null;
}

/** Why something in a file could not be read. */
export type UnreadReason = 'no_name' | 'coordinates' | 'too_large' | 'not_a_list' | 'damaged';

export interface Unread {
  file: string;
  /** Which entry of the file, from 1; null: the whole file. */
  entry: number | null;
  reason: UnreadReason;
}

export interface ReadList {
  rows: ListRow[];
  unread: Unread[];
}

export interface ReadFile extends ReadList {
  /** What it seems to be. */
  format: ImportFormat | null;
}

/** What the worker that reads a file says: how much of it is read, from 0 to 1, and at last what is in it. */
export type WorkerAnswer = { kind: 'progress'; share: number } | { kind: 'read'; file: ReadFile };
