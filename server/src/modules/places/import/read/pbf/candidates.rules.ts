import type { OsmDatePlace } from '../../classify/osmPlace.rules.ts';
import { judgeOsm } from '../../classify/osmPlace.rules.ts';
import type { Reading } from '../fileScan.runtime.ts';
import type { Tags } from '../osmTags.rules.ts';

/** An object whose tags make it a place; its position is found later. */
export interface Candidate {
  sourceId: string;
  tags: Tags;
  judged: OsmDatePlace;
  changed: number | null;
}

/** Judges the tags of an object and counts why it is left out, if so. */
export function candidate(
  reading: Reading,
  sourceId: string,
  { tags, changed }: { tags: Tags | null; changed: number | null },
): Candidate | null {
  const judged = tags && judgeOsm(tags);
  if (!tags || judged === null) return null;
  if (typeof judged === 'string') {
    reading.skip(judged);
    return null;
  }
  return { sourceId, tags, judged, changed };
}
