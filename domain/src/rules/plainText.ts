/**
 * What no text of ours holds: U+0000, which PostgreSQL cannot store, and halves of characters (lone surrogates), which are
 * no text at all.
 */
const IMPOSSIBLE = /[\0\p{Cs}]/u;

export const isStorable = (text: string): boolean => !IMPOSSIBLE.test(text);

/** The rest of a text without them. */
export const toStorable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, ' ');

/**
 * Letters that nobody sees and that change how others read: they turn the order of letters around (overrides, embeddings,
 * isolates and their ends), or are controls. Marks that a script needs (joiners, left-to-right marks) stay.
 */
const TURNING = '\\u202A-\\u202E\\u2066-\\u2069';
const CONTROLS_IN_LINES = new RegExp(`[${TURNING}\\uFEFF]|(?![\\t\\n\\r\\f\\v\\x85])\\p{Cc}`, 'gu');
const CONTROLS_IN_PARAGRAPHS = new RegExp(`[${TURNING}\\uFEFF]|(?![\\t\\n])\\p{Cc}`, 'gu');

/** A title or a name: one line, in composed letters (NFC), that reads as it is written; breaks become spaces. */
export function toLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(CONTROLS_IN_LINES, '')
    .replace(/[\t\n\r\f\v\x85\u2028\u2029]+/g, ' ')
    .trim();
}

/** The same for text of several lines, whose breaks stay. */
export function toParagraphs(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\x85\u2028\u2029\f\v]/g, '\n')
    .replace(CONTROLS_IN_PARAGRAPHS, '');
}
