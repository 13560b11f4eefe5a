import type { PlaceCard as Place } from '@liora/domain/contract/places';
import type { LovedPlace } from '@liora/domain/contract/reviews';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { useFormat } from '../../../lib/ownFormat.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { LazyPinMenu } from '../../pins/components/LazyPinMenu.tsx';
import { SavePlaceButton } from '../../saved/components/SavePlaceButton.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { PlaceMeta } from './PlaceMeta.tsx';
import { PlaceScore } from './PlaceScore.tsx';
import { PlaceTags } from './PlaceTags.tsx';

/** Beside the words: a cover has one control. */
function PlaceCardActions({ place }: { place: Place }) {
  return (
    <div className="-my-2 -mr-2.5 flex shrink-0">
      <LazyPinMenu pin={place.pin} title={place.name} variant="plain" />
      <AddToPlan place={place} variant="plain" />
    </div>
  );
}

function CardArt({ place, light }: { place: Place; light: boolean }) {
  if (light) return <PlaceThumb place={place} size={400} height={300} />;
  return <PlaceArt place={place} width={400} height={300} />;
}

interface PlaceCardProps {
  place: Place;
  headingLevel?: 2 | 3;
  /** How far it is in other words than miles: '4 min walk'. */
  way?: string;
  /** One of very many: its cover is one picture, where a drawing is hundreds of elements. */
  light?: boolean;
  /** Of Liora Loved: its score and step, which a place has before its score is official (RUL-49). */
  loved?: LovedPlace;
  /** Called instead of opening /place/{id} (CARD-15). */
  onOpen?: (place: Place) => void;
}

/** A place in a grid or a row: cover, badges, name, score, what it is, how far (CARD-01: grid variant). */
export const PlaceCard = memo(function PlaceCard(props: PlaceCardProps) {
  useFormat();
  const { place, headingLevel = 3, way, light = false, loved, onOpen } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="place-card">
      <Cover
        photo={place.photoUrl}
        art={<CardArt place={place} light={light} />}
        tl={<PlaceBadges place={place} step={loved?.step} />}
        tr={<SavePlaceButton id={place.id} name={place.name} variant="cover" />}
      />
      <div className="place-card-body">
        <div className="flex min-h-6.5 items-center justify-between gap-2">
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
          <PlaceScore place={place} score={loved?.overall_rating} />
        </div>
        <div className="flex items-center justify-between gap-2">
          <PlaceMeta place={place} way={way} />
          <PlaceCardActions place={place} />
        </div>
        {place.address && <p className="truncate text-caption text-ink-3">{place.address}</p>}
        <PlaceTags place={place} />
      </div>
    </article>
  );
});
