import type { PlaceDetails } from '@liora/domain/contract/places';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlaceMeta } from './PlaceMeta.tsx';

/** The place that a screen is about, small, beside the way back to it. */
export function PlaceInBar({ place }: { place: PlaceDetails }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Cover
        className="w-14 flex-none rounded-(--radius-sm)"
        ratio="1"
        photo={place.photoUrl}
        art={<PlaceThumb place={place} size={48} />}
      />
      <div className="min-w-0">
        <p className="truncate text-label font-semibold">{place.name}</p>
        <PlaceMeta place={place} />
      </div>
    </div>
  );
}
