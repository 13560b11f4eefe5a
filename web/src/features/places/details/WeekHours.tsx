import type { PlaceDetails } from '@liora/domain/contract/places';
import type { Week } from '@liora/domain/rules/hoursTable';
import { weekWords } from './weekWords.rules.ts';

type Place = Pick<PlaceDetails, 'goneAt' | 'timeZone'> & { hoursThisWeek: Week | null };

/** The coming seven days, today in a row of its own; of a place that is gone there is none. */
export function WeekHours({ place, at }: { place: Place; at: Date }) {
  if (place.goneAt || !place.hoursThisWeek) return null;
  const rows = weekWords(place.hoursThisWeek, place.timeZone, at);
  return (
    <dl className="week-hours">
      {rows.map(({ days, hours, isToday }) => (
        <div key={days} data-today={isToday ? '' : undefined}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
