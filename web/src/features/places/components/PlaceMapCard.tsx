import type { PlaceCard } from '@liora/domain/contract/places';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { SavePlaceAction } from '../../saved/components/SavePlaceAction.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import { DirectionsLink } from './DirectionsLink.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { PlaceHours } from './PlaceHours.tsx';

/** The selected place at the foot of the full map, with what one does from there. */
export function PlaceMapCard({ place, at }: { place: PlaceCard; at: Date }) {
  return (
    <article className="place-map-card">
      <Cover ratio="1" photo={place.photoUrl} art={<PlaceThumb place={place} size={132} />} />
      <div className="min-w-0 pr-1.5">
        <PlaceHead place={place} />
        <PlaceHours place={place} at={at} wraps />
        <div className="place-map-card-actions">
          <SavePlaceAction id={place.id} name={place.name} look={{ size: 'sm' }} quiet />
          <DirectionsLink to={place} />
          <AddToPlan place={place} variant="well" />
        </div>
      </div>
    </article>
  );
}
