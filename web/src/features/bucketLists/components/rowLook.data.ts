const ROW = 'grid items-center gap-x-2.5 gap-y-1 py-3 min-[400px]:gap-x-3.5';

/** A row of the list: cover, words, wishes, and its menu. */
export const WHOLE_ROW = `${ROW} grid-cols-[3.5rem_minmax(0,1fr)_auto_auto]`;
/** One without a menu. */
export const SHORT_ROW = `${ROW} grid-cols-[3.5rem_minmax(0,1fr)_auto]`;
