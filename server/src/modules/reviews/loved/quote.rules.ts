import { LOVED_QUOTE_MAX_CHARS } from '@liora/domain/limits';

/** The beginning of what somebody wrote, up to the end of a word, on one line. */
export function quoteOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= LOVED_QUOTE_MAX_CHARS) return line;
  const cut = characters.slice(0, LOVED_QUOTE_MAX_CHARS).join('');
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.replace(/[\s,;:.]+$/, '')}…`;
}
