import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { CorrectedFacts } from '@liora/domain/contract/placeFacts';
import { DAY_MS } from '@liora/domain/rules/hoursClock';
import { multirangeText } from '@liora/domain/rules/multirange';
import { understandHoursOnce } from '../hours/hoursCache.runtime.ts';

/** Nobody said which holidays are kept there: hours that depend on them are shown as they were written. */
const UNKNOWN_REGION = { country: '', state: '' };

/**
 * The columns that an accepted proposal lays over a place (RUL-109); null when something is missing for it: a place that
 * moved needs its new address.
 */
export function correctionOf(
  kind: Exclude<PlaceFactKind, 'reopened'>,
  { address, point, hours }: CorrectedFacts,
  now: Date,
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
      return hoursOf(hours, now);
  }
}

/** Wrong hours are no hours, unless somebody knows the right ones. */
function hoursOf(text: string | undefined, now: Date): Record<string, unknown> {
  const understood = text
    ? understandHoursOnce(text, UNKNOWN_REGION, Math.floor(now.getTime() / DAY_MS))
    : null;
  const exceptions = Object.entries(understood?.exceptions ?? {});
  return {
    hours: text || null,
    hours_weekly: understood && multirangeText(understood.weekly),
    hours_exceptions: Object.fromEntries(exceptions.map(([day, spans]) => [day, multirangeText(spans)])),
  };
}
