import { PUBLISHED_WORDS_CHARS } from '@liora/domain/limits';
import type { PublishedInput } from './published.queries.ts';

/** What somebody looks for: after '@' an author, else a title; the newest where nothing is written. */
export function searchOf(typed: string): Pick<PublishedInput, 'list' | 'words'> {
  const words = typed.trim();
  if (words === '' || words === '@') return { list: 'newest', words: '' };
  const [list, from] = words.startsWith('@') ? (['author', 1] as const) : (['title', 0] as const);
  return { list, words: words.slice(from, from + PUBLISHED_WORDS_CHARS) };
}
