// Link codes in letters and digits that nobody takes for one another (Crockford's base 32: no I, L, O, U).
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_CHARACTER = 5;
const GROUP = 4;

/** 128 bits. */
export const LINK_CODE_CHARS = 26;

/** Bytes as a code, the most significant bit first; the last character is filled up with zeros. */
export function toLinkCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS_PER_CHARACTER, '0'), 2)])
    .join('');
}

/** A code as somebody may have typed it; null for what is none. */
export function readLinkCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode =
    code.length === LINK_CODE_CHARS && [...code].every((character) => ALPHABET.includes(character));
  return isCode ? code : null;
}

/** In groups, as people compare and type it. */
export function groupedLinkCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');
}
