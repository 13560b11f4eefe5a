import type { PlaceCard as Place } from '@liora/domain/contract/places';
import { NewPins } from './NewPins.tsx';
import { OpenNear } from './OpenNear.tsx';

interface PlacesNearProps {
  home: { openNear: readonly Place[]; newPins: readonly Place[] };
  at: Date;
  area: string;
}

/** The rows of places that come after what a first visit shows; an empty one is left out. */
export default function PlacesNear({ home: { openNear, newPins }, at, area }: PlacesNearProps) {
  return (
    <>
      {openNear.length > 0 && <OpenNear places={openNear} at={at} area={area} />}
      {newPins.length > 0 && <NewPins pins={newPins} area={area} />}
    </>
  );
}
