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

/**
 * 'Open now · until 00:30' with the week; what nobody can know of it is said, and hours that nobody could read are shown as they
 * were written (RUL-107, RUL-126). Of a place that is gone there are none.
 */
export function HoursFact({ place, at, folded }: HoursFactProps) {
  if (place.goneAt || (!place.hoursThisWeek && !place.hoursText)) return null;
  const state = place.hoursThisWeek && <OpenState place={place} at={at} />;
  return (
    <Fact label={placeText.hours} icon={<Clock3 />}>
      {state && folded ? (
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
      {state && <PlannedHours place={place} at={at} />}
      {place.usualHours && <span className="fact-note">{placeText.usualHours}</span>}
      {place.hoursText && isWorthReading(place) && (
        <>
          <span className="block">{place.hoursText}</span>
          <span className="fact-note">{placeText.hoursAsWritten}</span>
        </>
      )}
    </Fact>
  );
}

function OpenState({ place, at }: { place: PlaceDetails; at: Date }) {
  const words = openingWords(place.opening, place.timeZone, at);
  if (!words) return <span className="font-semibold">{placeText.askNow}</span>;
  return (
    <>
      <span className={words.open ? 'font-semibold text-olive-ink' : 'font-semibold'}>{words.state}</span>
      {words.until && <span className="dot">{words.until}</span>}
    </>
  );
}

/** What could not be understood, and whatever its source says of it in words: '"by appointment"'. */
const isWorthReading = ({ hoursThisWeek, hoursText }: PlaceDetails) =>
  !hoursThisWeek || (hoursThisWeek.unknown.length > 0 && hoursText?.includes('"'));
