import type { PlaceCard } from '@liora/domain/contract/places';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { SavePlaceButton } from '../../saved/components/SavePlaceButton.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { PlaceHead } from './PlaceHead.tsx';

/** The selected place, docked over a corner of the map. */
export function PlacePop({ place }: { place: PlaceCard }) {
  return (
    <article className="place-pop">
      <Cover
        ratio="296 / 150"
        photo={place.photoUrl}
        art={<PlaceArt place={place} width={296} height={150} />}
        tl={<PlaceBadges place={place} />}
        tr={<SavePlaceButton id={place.id} name={place.name} variant="cover" />}
        br={<AddToPlan place={place} variant="float" />}
      />
      <div className="place-pop-body">
        <PlaceHead place={place} />
      </div>
    </article>
  );
}
