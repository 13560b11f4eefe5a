import type { PlaceCard as Place } from '@liora/domain/contract/places';
import { CARD_VIBE_TAGS_DESKTOP, CARD_VIBE_TAGS_PHONE } from '@liora/domain/limits';
import { vibeName } from '@liora/domain/rules/shownNames';
import { Link } from '@tanstack/react-router';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { TagList } from '../../../ui/TagList.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { PlaceMeta } from './PlaceMeta.tsx';
import { PlaceScore } from './PlaceScore.tsx';

interface PlaceCardProps {
  place: Place;
  headingLevel?: 2 | 3;
  /** How far it is in other words than miles: '4 min walk'. */
  way?: string;
  /** Called instead of opening /place/{id} (CARD-15). */
  onOpen?: (place: Place) => void;
}

/** A place in a grid or a row: cover, badges, name, score, what it is, how far (CARD-01: grid variant). */
export function PlaceCard({ place, headingLevel = 3, way, onOpen }: PlaceCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="place-card">
      <Cover
        photo={place.photoUrl}
        art={<PlaceArt id={place.id} category={place.category} width={400} height={300} />}
        tl={<PlaceBadges place={place} />}
        tr={<AddToPlan id={place.id} name={place.name} variant="float" />}
      />
      <div className="place-card-body">
        <div className="flex items-baseline justify-between gap-2">
          <Heading className="place-name truncate">
            {onOpen ? (
              <button type="button" className="place-link" onClick={() => onOpen(place)}>
                {place.name}
              </button>
            ) : (
              <Link to="/place/$id" params={{ id: place.id }} className="place-link">
                {place.name}
              </Link>
            )}
          </Heading>
          <PlaceScore place={place} />
        </div>
        <PlaceMeta place={place} way={way} />
        <TagList
          tags={place.vibeTags.map(vibeName)}
          phone={CARD_VIBE_TAGS_PHONE}
          desktop={CARD_VIBE_TAGS_DESKTOP}
        />
      </div>
    </article>
  );
}
