import type { PlaceCard, PlaceDetails } from '@liora/domain/contract/places';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { useNearScreen } from '../../../ui/useNearScreen.ts';
import { mapPoint, mapPoints } from '../browse/map/mapPoints.rules.ts';
import { placeText } from './place.text.ts';

const StillMap = lazyPart(async () => (await import('../../../map/still/StillMap.tsx')).default);

interface PlaceSpotProps {
  place: PlaceDetails;
  neighbours: readonly PlaceCard[];
  onUnavailable: () => void;
}

/** The small map: the place and what lies a short walk from it; painted once it comes near the screen (FIX-73). */
export function PlaceSpot({ place, neighbours, onUnavailable }: PlaceSpotProps) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const spot = useRef<HTMLDivElement>(null);
  const near = useNearScreen(spot);
  const point = mapPoint(place);
  return (
    <div ref={spot} className="place-spot">
      {near && config && point && (
        <Region broken={<PartLost quiet onLost={onUnavailable} />}>
          <StillMap
            config={config}
            points={[point, ...mapPoints(neighbours)]}
            selectedId={point.id}
            center={point}
            ariaLabel={placeText.map(place.name)}
            onUnavailable={onUnavailable}
          />
        </Region>
      )}
    </div>
  );
}
