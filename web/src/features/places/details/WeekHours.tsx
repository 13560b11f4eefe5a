import type { PlaceDetails } from '@liora/domain/contract/places';
import { weekTable } from '@liora/domain/rules/hoursTable';
import { weekdayIn } from './weekdayIn.ts';

/** The week, today in a row of its own. */
export function WeekHours({ place, at }: { place: PlaceDetails; at: Date }) {
  if (!place.hoursWeekly) return null;
  const rows = weekTable({ weekly: place.hoursWeekly }, { today: weekdayIn(place.timeZone, at) });
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
