import type { PlaceDetails } from '@liora/domain/contract/places';
import { distanceLabel } from '@liora/domain/rules/distance';
import { kindWords } from '@liora/domain/rules/kindWords';
import { openingWords } from '@liora/domain/rules/openingWords';
import { priceLabel } from '@liora/domain/rules/price';
import { dietName, vibeName } from '@liora/domain/rules/shownNames';
import { Badge } from '../../../ui/Badge.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TagList } from '../../../ui/TagList.tsx';
import { PlaceBadges } from '../components/PlaceBadges.tsx';
import { PlaceScore } from '../components/PlaceScore.tsx';
import { placeText } from './place.text.ts';

/** Badges, name, 'Wine bar in Santo Spirito · $$ · 0.2 mi', tags. */
export function PlaceTitle({ place, at }: { place: PlaceDetails; at: Date }) {
  const words = place.goneAt ? null : openingWords(place.opening, place.timeZone, at);
  const kind = kindWords(place);
  const price = priceLabel(place.priceLevel);
  return (
    <header className="grid gap-2.5 md:gap-3">
      <PageTitle>{place.name}</PageTitle>
      <div className="flex flex-wrap items-center gap-2 empty:hidden [&>.badge-yours]:bg-(--amber) [&>.badge-yours]:text-(--on-amber)">
        <PlaceBadges place={place} />
        {place.pin?.own?.under_review && <Badge kind="warn">{placeText.underReview}</Badge>}
        {words && <Badge kind={words.open ? 'ok' : 'soft'}>{words.phrase}</Badge>}
      </div>
      <h1 className="t1 place-title">{place.name}</h1>
      <p className="place-line">
        <span className="dot">{place.locality ? placeText.in(kind, place.locality) : kind}</span>
        {price && <span className="dot">{price}</span>}
        {place.distanceMiles !== null && (
          <span className="dot whitespace-nowrap">{distanceLabel(place.distanceMiles)}</span>
        )}
        {place.reviewCount > 0 && (
          // The panel below says it as well, and a phone has no room for both.
          <span className="dot max-md:hidden">{placeText.reviews(place.reviewCount)}</span>
        )}
        {place.sparkScore === null && place.rating !== null && (
          <span className="dot">
            <PlaceScore place={place} />
          </span>
        )}
      </p>
      <TagList
        tags={[...new Set([...place.vibeTags.map(vibeName), ...place.dietaryTags.map(dietName)])]}
        big
      />
    </header>
  );
}
