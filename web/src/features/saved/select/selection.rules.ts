import { SAVED_BATCH_MAX } from '@liora/domain/limits';

/** What is selected, after one was pressed: as many as one call takes. */
export function toggledRow(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id) && next.size < SAVED_BATCH_MAX) next.add(id);
  return next;
}

/** All of a list, as far as one call takes them. */
export const allRows = (rows: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(rows.slice(0, SAVED_BATCH_MAX).map(({ id }) => id));

/** What is still there of what was selected. */
export const stillThere = (selected: ReadonlySet<string>, rows: readonly { id: string }[]): string[] =>
  rows.flatMap(({ id }) => (selected.has(id) ? id : []));
