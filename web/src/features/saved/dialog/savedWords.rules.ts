import type { SavedPlace } from '@liora/domain/contract/saved';
import type { SavedWords } from '@liora/domain/contract/savedWords';
import { errorCode } from '../../../lib/api.ts';
import type { Difference } from '../../../ui/TwoVersions.tsx';
import { savedText } from '../saved.text.ts';

/** Mark and note as the form holds them. */
export const typedOf = ({ mark, note }: SavedWords) => ({ mark, note: note ?? '' });

/** The form of a saved place. */
export const draftOfSaved = (saved: SavedPlace) => ({
  ...typedOf(saved),
  category_ids: saved.category_ids,
  shared: saved.shared_with_partner,
});
export type SavedDraft = ReturnType<typeof draftOfSaved>;

/** Mark and note as they are stored. */
export const wordsOf = ({ mark, note }: ReturnType<typeof typedOf>): SavedWords => ({
  mark,
  note: note || null,
});

/** How mark and note stand, where a refusal says that they were changed elsewhere; else null. */
export function wordsNow(error: unknown): SavedWords | null {
  const data =
    errorCode(error) === 'SAVED_CHANGED' && error instanceof Error && 'data' in error && error.data;
  return data ? (data as { saved: SavedWords }).saved : null;
}

const markOf = (mark: SavedWords['mark']) => (mark ? savedText.marks[mark] : '');

/** Where mark and note are not what stands by now. */
export const wordDifferences = (yours: SavedWords, now: SavedWords): Difference[] =>
  [
    { field: savedText.mark, theirs: markOf(now.mark), yours: markOf(yours.mark) },
    { field: savedText.note, theirs: now.note ?? '', yours: yours.note ?? '' },
  ].filter((one) => one.theirs !== one.yours);
