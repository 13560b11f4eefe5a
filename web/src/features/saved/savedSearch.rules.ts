import { SAVED_MARKS, SAVED_SORTS } from '@liora/domain/rules/savedPlaces';
import { oneOf, searchFields, text } from '../../lib/searchFields.ts';

/** What of one's own places is shown, and how: in the address, so that Back brings it again. */
export const savedSearch = searchFields({
  tab: oneOf(['plans', 'partner']),
  view: oneOf(['grid', 'list', 'map']),
  /** An id, or 'uncategorized'. */
  category: text(36, /^(?:uncategorized|[\da-f-]{36})$/),
  mark: oneOf(SAVED_MARKS),
  sort: oneOf(SAVED_SORTS),
  q: text(200),
});
export type SavedSearch = ReturnType<typeof savedSearch>;
