import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { CorrectedFacts } from '@liora/domain/contract/placeFacts';
import { hoursColumns } from '@liora/domain/rules/multirange';
import { firstDayOf } from '../hours/firstDay.rules.ts';
import { understandHoursOnce } from '../hours/hoursCache.runtime.ts';
import { hoursContextOf, type PlaceOfHours } from '../hours/hoursContext.rules.ts';
import { type HoursContext, UNKNOWN_CONTEXT } from '../hours/hoursContext.types.ts';

/**
 * The columns that an accepted proposal lays over a place (RUL-109); null when something is missing for it: a place that
 * moved needs its new address.
 */
export function correctionOf(
  kind: Exclude<PlaceFactKind, 'reopened'>,
  { address, point, hours }: CorrectedFacts,
  { now, place }: { now: Date; place: PlaceOfHours | null },
): Record<string, unknown> | null {
  switch (kind) {
    case 'closed':
      return { gone_at: now.toISOString() };
    case 'moved':
      // Without its new point it has none: the old one leads to a closed door.
      return address
        ? { address, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }
        : null;
    case 'wrong_hours':
      return hoursOf(hours, now, place ? hoursContextOf(place) : UNKNOWN_CONTEXT);
  }
}

/** Wrong hours are no hours, unless somebody knows the right ones. */
function hoursOf(text: string | undefined, now: Date, context: HoursContext): Record<string, unknown> {
  return {
    hours: text || null,
    ...hoursColumns(text ? understandHoursOnce(text, context, firstDayOf(now)) : null),
  };
}
