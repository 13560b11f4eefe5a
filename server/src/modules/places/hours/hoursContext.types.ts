/** Where a place lies, as far as the words of an `opening_hours` value depend on it. */
export interface HolidayRegion {
  /** ISO 3166 country code in lower case, '' when not known. */
  country: string;
  /** States that the place may lie in, as `opening_hours` names them; empty: any state of the country. */
  states: readonly string[];
}

/** What it takes to understand hours besides their text. */
export interface HoursContext extends HolidayRegion {
  /** For hours that follow the sun. Null where nobody knows: such hours are unknown then. */
  position: { lat: number; lng: number; timeZone: string } | null;
  /** Decides how long an open end lasts (RUL-126); null for a place of no kind that we know. */
  category: string | null;
}

/** Nothing but the text is known. */
export const UNKNOWN_CONTEXT: HoursContext = { country: '', states: [], position: null, category: null };
