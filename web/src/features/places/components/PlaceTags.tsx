import type { PlaceCard } from '@liora/domain/contract/places';
import {
  CARD_TIME_TAGS_DESKTOP,
  CARD_TIME_TAGS_PHONE,
  CARD_VIBE_TAGS_DESKTOP,
  CARD_VIBE_TAGS_PHONE,
} from '@liora/domain/limits';
import { timesOfDay } from '@liora/domain/rules/pinTimes';
import { tagName, vibeName } from '@liora/domain/rules/shownNames';
import { TagList } from '../../../ui/TagList.tsx';

/** Vibe tags, of a pin its moods; of own pins besides when they are at their best (CARD-12, RUL-57). */
export function PlaceTags({ place }: { place: PlaceCard }) {
  const times = place.pin?.is_own ? timesOfDay(place.subcategory) : [];
  return (
    <>
      <TagList
        tags={place.vibeTags.map(vibeName)}
        phone={CARD_VIBE_TAGS_PHONE}
        desktop={CARD_VIBE_TAGS_DESKTOP}
      />
      {times.length > 0 && (
        <TagList tags={times.map(tagName)} phone={CARD_TIME_TAGS_PHONE} desktop={CARD_TIME_TAGS_DESKTOP} />
      )}
    </>
  );
}
