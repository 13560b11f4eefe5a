import type { PlaceCard } from '@liora/domain/contract/places';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { openingWords } from '../openingWords.rules.ts';
import { AddToPlanButton } from './AddToPlanButton.tsx';
import { DirectionsLink } from './DirectionsLink.tsx';
import { PlaceHead } from './PlaceHead.tsx';

/** The selected place at the foot of the full map, with what one does from there. */
export function PlaceMapCard({ place, at }: { place: PlaceCard; at: Date }) {
  const me = useMe();
  const words = openingWords(place.opening, place.timeZone, at);
  return (
    <article className="place-map-card">
      <Cover
        ratio="1"
        photo={place.photoUrl}
        art={<PlaceArt id={place.id} category={place.category} width={132} height={132} />}
      />
      <div className="min-w-0 pr-1.5">
        <PlaceHead place={place} />
        {words && (
          <p className="place-hours truncate" data-open={words.open ? '' : undefined}>
            {words.phrase}
          </p>
        )}
        <div className="place-map-card-actions">
          <AddToPlanButton id={place.id} look={{ variant: 'quiet', size: 'sm' }} />
          <DirectionsLink to={place} {...(!me && { button: { variant: 'quiet', size: 'sm' } })} />
        </div>
      </div>
    </article>
  );
}
