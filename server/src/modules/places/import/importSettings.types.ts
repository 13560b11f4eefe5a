import type { HolidayRegion } from '../hours/hoursContext.types.ts';

/** What the caller decides about an import; everything else is in the file. */
export interface ImportSettings {
  /** Instead of the time zone at the place's coordinates (IANA name). */
  timeZone: string | null;
  /** Instead of the country of the address and the state around its position, for holidays. */
  region: HolidayRegion | null;
  /** Overture records below are left out, 0 to 1. */
  minConfidence: number;
  /** First local day for which hours are written out, counted since 1970-01-01. */
  firstDay: number;
}
