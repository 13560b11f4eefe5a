import type { PlaceDetails } from '@liora/domain/contract/places';
import { plannedInstant, usePlannedTime } from '../../../lib/plannedTime.ts';
import { isAboutNow, timeLabel } from '../browse/filters/openLabel.rules.ts';
import { placeText } from './place.text.ts';
import { plannedState } from './plannedState.rules.ts';

/** Whether the place is open at the evening that was planned, when that is not now. */
export function PlannedHours({ place, at }: { place: PlaceDetails; at: Date }) {
  const planned = plannedInstant(usePlannedTime(), at, place.timeZone);
  const then = plannedState(place, planned);
  if (isAboutNow(planned, at) || !then) return null;
  const words = then.certain ? placeText.planned : placeText.plannedUsually;
  const said = words[then.state](timeLabel(planned, at, place.timeZone));
  return <span className="fact-note">{said.charAt(0).toUpperCase() + said.slice(1)}</span>;
}
