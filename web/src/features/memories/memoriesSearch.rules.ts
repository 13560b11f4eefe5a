import { BUCKET_TITLE_MAX_CHARS } from '@liora/domain/limits';
import { MOODS } from '@liora/domain/rules/moods';
import { numberBetween, oneOf, searchFields, text, uuid } from '../../lib/searchFields.ts';

/** /memories: how they are shown and which; /memories/new: what a date that is over, or something done, brings along. */
export const memoriesSearch = searchFields({
  view: oneOf(['map']),
  at: uuid,
  mood: oneOf(MOODS),
  rating: numberBetween(1, 10),
  place: text(80),
  from: uuid,
  on: text(10),
  called: text(BUCKET_TITLE_MAX_CHARS),
});
