const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let countries: Map<string, string> | undefined;
/** Zones that were asked for, by any of their names: the platform takes a tenth of a millisecond for each. */
const known = new Map<string, string>();

/**
 * The country (ISO 3166, lower case) that an IANA time zone belongs to, or '' when it belongs to none or to several.
 * Good enough for holidays when an address names no country.
 */
export function countryOfTimeZone(timeZone: string): string {
  const before = known.get(timeZone);
  if (before !== undefined) return before;
  countries ??= readCountries();
  const country = countries.get(usualName(timeZone)) ?? '';
  known.set(timeZone, country);
  return country;
}

/** Every code from AA to ZZ is asked for: one that is no country has no zones, a former country is its successor. */
function readCountries(): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
    const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
      `und-${code}`,
    );
    const country = (locale.region ?? code).toLowerCase();
    // `getTimeZones` is newer than the type library.
    for (const zone of locale.getTimeZones?.() ?? [])
      found.set(zone, (found.get(zone) ?? country) === country ? country : '');
  }
  return found;
}

/** Zones have old and new names (Asia/Calcutta, Asia/Kolkata); both stand for the one that the platform prefers. */
function usualName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
