import type { PlaceDetails } from '@liora/domain/contract/places';
import { openingAt } from '@liora/domain/rules/hours';

type Hours = Pick<PlaceDetails, 'opening' | 'hoursWeekly' | 'hoursUnknown' | 'timeZone'>;

interface PlannedState {
  state: 'open' | 'closed';
  /** False when only the weekly hours speak: a holiday may change them. */
  certain: boolean;
}

/**
 * Whether a place is open at `planned`, from what its page knows: until the next change the state stays what it is,
 * holidays included; later the weekly hours tell what is usual. Null when the hours are not known (RUL-107).
 */
export function plannedState(place: Hours, planned: Date): PlannedState | null {
  const { state, nextChange } = place.opening;
  const isStill = nextChange !== null && planned < new Date(nextChange);
  if (isStill) return state === 'unknown' ? null : { state, certain: true };
  const unknown = { weekly: place.hoursUnknown, exceptions: {} };
  const week = place.hoursWeekly && { weekly: place.hoursWeekly, exceptions: {}, unknown };
  const usual = openingAt(week, place.timeZone, planned).state;
  return usual === 'unknown' ? null : { state: usual, certain: false };
}
