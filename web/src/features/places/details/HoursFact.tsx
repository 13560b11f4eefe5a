import type { PlaceDetails } from '@liora/domain/contract/places';
import { openingWords } from '@liora/domain/rules/openingWords';
import { ChevronDown, Clock3 } from 'lucide-react';
import { Fact } from './Fact.tsx';
import { PlannedHours } from './PlannedHours.tsx';
import { placeText } from './place.text.ts';
import { WeekHours } from './WeekHours.tsx';

interface HoursFactProps {
  place: PlaceDetails;
  at: Date;
  /** The week is folded away under the state. */
  folded: boolean;
}

/** 'Open now · until 00:30' with the week; hours nobody could read are shown as they were written (RUL-107). Of a place that is gone there are none. */
export function HoursFact({ place, at, folded }: HoursFactProps) {
  const words = openingWords(place.opening, place.timeZone, at);
  if (place.goneAt || (!words && !place.hoursText)) return null;
  const state = words && (
    <>
      <span className={words.open ? 'font-semibold text-olive-ink' : 'font-semibold'}>{words.state}</span>
      {words.until && <span className="dot">{words.until}</span>}
    </>
  );
  return (
    <Fact label={placeText.hours} icon={<Clock3 />}>
      {state && folded && place.hoursWeekly ? (
        <details className="fact-fold">
          <summary>
            <span>{state}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <WeekHours place={place} at={at} />
        </details>
      ) : (
        state
      )}
      {words && <PlannedHours place={place} at={at} />}
      {place.usualHours && <span className="fact-note">{placeText.usualHours}</span>}
      {!place.hoursWeekly && place.hoursText && (
        <>
          <span className="block">{place.hoursText}</span>
          <span className="fact-note">{placeText.hoursAsWritten}</span>
        </>
      )}
    </Fact>
  );
}
