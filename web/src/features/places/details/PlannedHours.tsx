import type { PlaceDetails } from '@liora/domain/contract/places';
import { useQuery } from '@tanstack/react-query';
import { plannedInstant, usePlannedTime } from '../../../lib/plannedTime.ts';
import { isAboutNow, timeLabel } from '../browse/openLabel.ts';
import { placeQuery } from '../places.queries.ts';
import { useAsker } from '../useAsker.ts';
import { placeText } from './place.text.ts';

/** Whether the place is open at the evening that was planned, when that is not now. */
export function PlannedHours({ place, at }: { place: PlaceDetails; at: Date }) {
  const planned = plannedInstant(usePlannedTime(), at);
  const asker = useAsker();
  const later = !isAboutNow(planned, at);
  const { data } = useQuery({
    ...placeQuery({ id: place.id, origin: undefined, at: planned.toISOString() }, asker),
    enabled: later,
  });
  const state = data?.place.opening.state;
  if (!later || !state || state === 'unknown') return null;
  const time = timeLabel(planned, at);
  return (
    <span className="fact-note">
      {placeText.planned(time.charAt(0).toUpperCase() + time.slice(1), placeText.plannedState[state])}
    </span>
  );
}
