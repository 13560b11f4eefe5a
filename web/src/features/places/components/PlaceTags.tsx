import type { PlaceCard } from '@liora/domain/contract/places';
import { CARD_VIBE_TAGS_DESKTOP, CARD_VIBE_TAGS_PHONE } from '@liora/domain/limits';
import { vibeName } from '@liora/domain/rules/shownNames';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Region } from '../../../ui/Region.tsx';
import { TagList } from '../../../ui/TagList.tsx';

/** Few see a pin of their own: its table comes with the first that is. */
const PinTimes = lazyPart(async () => (await import('./PinTimes.tsx')).PinTimes);

/** Vibe tags, of a pin its moods; of own pins besides when they are at their best (CARD-12, RUL-57). */
export function PlaceTags({ place }: { place: PlaceCard }) {
  return (
    <>
      <TagList
        tags={place.vibeTags.map(vibeName)}
        phone={CARD_VIBE_TAGS_PHONE}
        desktop={CARD_VIBE_TAGS_DESKTOP}
      />
      {place.pin?.is_own && (
        <Region>
          <PinTimes subcategory={place.subcategory} />
        </Region>
      )}
    </>
  );
}
