import { toParagraphs, toStorable } from '@liora/domain/rules/plainText';

// iCalendar as text: RFC 5545, 3.1 and 3.3.11.

/** Of a line without its break. */
const MOST_OCTETS = 75;
const BREAK = '\r\n';
const MOST_OCTETS_EACH = 3;
const ASCII_ONLY = /^[ -~]*$/;
/** Nearly every text: nothing in it that could not stand there. */
const PLAIN = /^[\n -~]*$/;

/** A text as the value of a property: it can neither end its line nor begin another one. */
export const escaped = (text: string): string =>
  (PLAIN.test(text) ? text : toParagraphs(toStorable(text)))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Lines as they stand in a file: folded at 75 octets, never inside a character. */
export function icalLines(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) text += folded(line) + BREAK;
  return text;
}

function folded(line: string): string {
  if (line.length * MOST_OCTETS_EACH <= MOST_OCTETS) return line;
  if (ASCII_ONLY.test(line)) return line.length <= MOST_OCTETS ? line : foldedAscii(line);
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MOST_OCTETS) {
      result += `${BREAK} `;
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/** Nearly every line: a piece at a time. */
function foldedAscii(line: string): string {
  let result = line.slice(0, MOST_OCTETS);
  for (let at = MOST_OCTETS; at < line.length; at += MOST_OCTETS - 1)
    result += `${BREAK} ${line.slice(at, at + MOST_OCTETS - 1)}`;
  return result;
}

/** In UTF-8. */
const octetsOf = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x8_00 ? 2 : codePoint < 0x1_00_00 ? 3 : 4;
