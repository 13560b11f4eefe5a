/** Names people type for a country besides those that the platform knows in the languages below. */
const MORE: Record<string, readonly string[]> = {
  US: ['USA', 'U.S.', 'U.S.A.', 'United States of America', 'America'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain', 'GBR'],
  AE: ['UAE', 'Emirates'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
  KR: ['Korea', 'South Korea'],
  KP: ['North Korea'],
  CI: ['Ivory Coast'],
  CD: ['DR Congo', 'Congo'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  RU: ['Russian Federation'],
  TR: ['Turkey', 'Turkiye'],
  VN: ['Viet Nam'],
  DE: ['DEU', 'GER'],
  FR: ['FRA'],
  ES: ['ESP'],
  IT: ['ITA'],
  CA: ['CAN'],
  AU: ['AUS'],
  NZ: ['NZL', 'Aotearoa'],
  MX: ['MEX'],
  BR: ['BRA'],
  IN: ['IND'],
  JP: ['JPN'],
  CN: ['CHN'],
};

/** A country may be typed in any of these. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'pl'];

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of the countries that the platform knows. */
export const countryCodes = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => english.of(code) !== undefined,
  );

/** 'Germany' for 'DE'; the code itself where no name is known. */
export const countryName = (code: string): string => english.of(code) ?? code;

const platform = (language: string) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
let platforms: Intl.DisplayNames[] | undefined;

/** Everything that a country is called when typed: code, names in eleven languages, usual short forms. */
export function countryNames(code: string): string[] {
  platforms ??= LANGUAGES.map(platform);
  const names = platforms.flatMap((names) => names.of(code) ?? []);
  return [code, ...new Set(names), ...(MORE[code] ?? [])];
}
