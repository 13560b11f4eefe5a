import type { SourceName } from '../importedPlace.types.ts';

/** A batch of staged places: `first` up to and including `last`. */
export interface Batch {
  first: number;
  last: number;
}

/** Which import writes. */
export interface Writing {
  importId: number;
  source: SourceName;
  /** Day of the data, YYYY-MM-DD. */
  sourceDate: string;
}
