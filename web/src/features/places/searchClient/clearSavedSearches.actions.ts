import type { Query, QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';

/** The key of a question is its input; that of a kept answer has it as a string, in entries. */
const SAVED_ONLY = /\\?"saved\\?"[:,]true/;

const isAboutSaved = ({ queryKey }: Query) => SAVED_ONLY.test(JSON.stringify(queryKey));

/** Lists, counts and maps of what the reader has saved, and of nothing else, when that has changed. */
export function clearSavedSearches(queries: QueryClient): void {
  const answers = { queryKey: orpc.places.key(), predicate: isAboutSaved };
  queries.removeQueries({ ...answers, type: 'inactive' });
  void queries.invalidateQueries(answers);
}
