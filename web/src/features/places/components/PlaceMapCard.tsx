import type { PlaceCard } from '@liora/domain/contract/places';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AddToPlanButton } from './AddToPlanButton.tsx';
import { DirectionsLink } from './DirectionsLink.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { PlaceHours } from './PlaceHours.tsx';

/** The selected place at the foot of the full map, with what one does from there. */
export function PlaceMapCard({ place, at }: { place: PlaceCard; at: Date }) {
  const me = useMe();
  return (
    <article className="place-map-card">
      <Cover
        ratio="1"
        photo={place.photoUrl}
        art={<PlaceThumb id={place.id} category={place.category} size={132} />}
      />
      <div className="min-w-0 pr-1.5">
        <PlaceHead place={place} />
        <PlaceHours place={place} at={at} />
        <div className="place-map-card-actions">
          <AddToPlanButton id={place.id} look={{ variant: 'quiet', size: 'sm' }} />
          <DirectionsLink to={place} {...(!me && { button: { variant: 'quiet', size: 'sm' } })} />
        </div>
      </div>
    </article>
  );
}
