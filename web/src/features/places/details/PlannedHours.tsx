import type { PlaceDetails } from '@liora/domain/contract/places';
import { plannedInstant, usePlannedTime } from '../../../lib/plannedTime.ts';
import { isAboutNow, timeLabel } from '../browse/filters/openLabel.rules.ts';
import { placeText } from './place.text.ts';
import { plannedState } from './plannedState.rules.ts';

/** Whether the place is open at the evening that was planned, when that is not now. */
export function PlannedHours({ place, at }: { place: PlaceDetails; at: Date }) {
  const planned = plannedInstant(usePlannedTime(), at);
  const then = plannedState(place, planned);
  if (isAboutNow(planned, at) || !then) return null;
  const time = timeLabel(planned, at);
  const words = then.certain ? placeText.plannedState : placeText.plannedUsually;
  return (
    <span className="fact-note">
      {placeText.planned(time.charAt(0).toUpperCase() + time.slice(1), words[then.state])}
    </span>
  );
}
