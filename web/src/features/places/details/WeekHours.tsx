import type { PlaceDetails } from '@liora/domain/contract/places';
import { weekWords } from './weekWords.rules.ts';

type Week = Pick<PlaceDetails, 'goneAt' | 'timeZone'> & {
  hoursWeekly: readonly (readonly [number, number])[] | null;
};

/** The week, today in a row of its own; of a place that is gone there is none. */
export function WeekHours({ place, at }: { place: Week; at: Date }) {
  if (place.goneAt || !place.hoursWeekly) return null;
  const rows = weekWords({ weekly: place.hoursWeekly, timeZone: place.timeZone, at });
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
