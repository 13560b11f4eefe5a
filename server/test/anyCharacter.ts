import fc from 'fast-check';

const SURROGATES = { first: 0xd800, last: 0xdfff };

function codeOf(text: unknown): number {
  if (typeof text !== 'string' || [...text].length !== 1) throw new Error('no character');
  return text.codePointAt(0) ?? 0;
}

/** Any character there is: what fast-check calls binary, without the list of all of them that it makes first, for seconds. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < SURROGATES.first || code > SURROGATES.last)
  .map((code) => String.fromCodePoint(code), codeOf);
