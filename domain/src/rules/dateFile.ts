/** POST: one date as a file. `plan` is its id, `evening` any instant of the evening it is meant for. */
export const DATE_FILE_PATH = '/date-file';

const SHEET_BEGINS = '<script type="application/json" id="liora-date">';
const SHEET_ENDS = '</script>';
const SIGNATURE = /<!-- liora-signature ([A-Za-z0-9_-]{86}) -->\s*$/;

/** What is written of a date, as part of a page that no browser runs or shows. */
export const sheetBlock = (sheet: unknown): string =>
  `${SHEET_BEGINS}${JSON.stringify(sheet).replaceAll('<', '\\u003c')}${SHEET_ENDS}`;

/** A page with the signature of all that stands before it: 64 bytes of ECDSA over P-256 with SHA-256, as base64url. */
export const signedFile = (page: string, signature: string): string =>
  `${page}<!-- liora-signature ${signature} -->\n`;

export interface SignedParts {
  /** What was signed, to the byte. */
  page: string;
  signature: string;
  /** What is written in it, not yet checked. */
  sheet: unknown;
}

/** The parts of a date file; null for a file that is none, or lacks its end. */
export function signedParts(file: string): SignedParts | null {
  const found = SIGNATURE.exec(file);
  const begin = file.indexOf(SHEET_BEGINS);
  const end = file.indexOf(SHEET_ENDS, begin);
  if (!found?.[1] || begin < 0 || end < 0) return null;
  try {
    const sheet: unknown = JSON.parse(file.slice(begin + SHEET_BEGINS.length, end));
    return { page: file.slice(0, found.index), signature: found[1], sheet };
  } catch {
    return null;
  }
}
