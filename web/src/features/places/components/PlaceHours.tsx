import type { PlaceCard } from '@liora/domain/contract/places';
import { openingText } from '@liora/domain/rules/opening.text';
import { openingWords } from '@liora/domain/rules/openingWords';

interface PlaceHoursProps {
  place: PlaceCard;
  at: Date;
  /** When it opens is the end of the line: where there is little room it goes on below. */
  wraps?: boolean;
}

/** 'Open until 22:00' on a row or card, with a word where the hours are only the usual ones; nothing where none are known. */
export function PlaceHours({ place, at, wraps }: PlaceHoursProps) {
  const words = openingWords(place.opening, place.timeZone, at);
  if (!words) return null;
  return (
    <p className={wraps ? 'place-hours' : 'place-hours truncate'} data-open={words.open ? '' : undefined}>
      {words.phrase}
      {place.usualHours && <span className="font-normal text-ink-3"> · {openingText.usual}</span>}
    </p>
  );
}
