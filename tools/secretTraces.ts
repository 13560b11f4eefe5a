/**
 * What everybody in the browser tests has, and nobody else may read: their e-mail addresses and their password stand for
 * all secrets. Both are the same for each of them (e2e/fixtures/people.ts), so that a trace is known by its form alone.
 */
const PLANTED = [/e2e_[0-9a-f]{10}(?:@|%40)example\.com/gi, /candle(?: |\+|%20)and(?: |\+|%20)rain/gi];
/** More decimals than three tell a position to less than a hundred metres (RUL-31). */
const FINE_POSITION = /(?:lat(?:itude)?|lng|lon(?:gitude)?|north|south|east|west)\W{1,9}-?\d{1,3}\.\d{4,}/gi;
/** Where each code of somebody leads, and nothing else may name it: the code is what the first group finds. */
const LANDINGS = [
  /^\/(?:invite|shared-memory|link|liora\/link)\/([^/?#]{6,})/,
  /^\/calendar\/(?:date|feed)\/([^/?#]{6,})\.ics/,
  /^\/(?:liora-link|link-connect)\?(?:[^#]*&)?(?:token|code)=([^&#]{4,})/,
  /^\/(?:auth\/link|reset-password|verify|confirm-email|take-back-email)\?(?:[^#]*&)?(?:token|code)=([^&#]{6,})/,
];

/** E-mail addresses and passwords of the browser tests' people that stand in `text`. */
export const plantedIn = (text: string): string[] =>
  PLANTED.flatMap((planted) => [...text.matchAll(planted)].map(([found]) => found.toLowerCase()));

/** Pages with a map, whose centre somebody chose and may share. */
const WITH_A_MAP = /^\/(?:map|search|category)\?/;

/** Positions finer than three decimals in an address; the centre of a map is left alone. */
export const finePositionsIn = (address: string): string[] =>
  WITH_A_MAP.test(address) ? [] : [...decoded(address).matchAll(FINE_POSITION)].map(([found]) => found);

/** The code whose landing an address is: 'path?query' of a page. */
export function landingCode(address: string): string | null {
  for (const landing of LANDINGS) {
    const [, code] = landing.exec(address) ?? [];
    if (code) return decoded(code);
  }
  return null;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
