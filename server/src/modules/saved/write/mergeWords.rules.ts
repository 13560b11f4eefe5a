import type { SavedWords } from '@liora/domain/contract/savedWords';

/** What an edit changes; what is undefined stays. */
export interface WordsChange {
  mark?: SavedWords['mark'] | undefined;
  note?: SavedWords['note'] | undefined;
  /** What the editing began with. */
  was?: SavedWords | undefined;
}

/** No words are no note. */
const same = (a: string | null, b: string | null) => (a || null) === (b || null);

/**
 * What is left to change of words that may have been changed elsewhere since an edit began with `was`: what the edit left as it
 * was stays as it is by now. Null: both changed the same to something else.
 */
export function mergeWords(
  was: SavedWords,
  { mark, note }: WordsChange,
  now: SavedWords,
): Omit<WordsChange, 'was'> | null {
  const wanted = {
    ...(mark !== undefined && !same(mark, was.mark) && { mark }),
    ...(note !== undefined && !same(note, was.note) && { note }),
  };
  const clashes = (field: 'mark' | 'note') => {
    const value = wanted[field];
    return value !== undefined && !same(now[field], was[field]) && !same(now[field], value);
  };
  return clashes('mark') || clashes('note') ? null : wanted;
}
