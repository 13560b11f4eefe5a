import type { PlaceCard, PlaceDetails } from '@liora/domain/contract/places';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { useHydrated } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { mapPoint, mapPoints } from '../browse/map/mapPoints.rules.ts';
import { placeText } from './place.text.ts';

const StaticMap = lazyPart(async () => (await import('../../../map/StaticMap.tsx')).default);

interface PlaceSpotProps {
  place: PlaceDetails;
  neighbours: readonly PlaceCard[];
  onUnavailable: () => void;
}

/** The small map: the place and what lies a short walk from it. */
export function PlaceSpot({ place, neighbours, onUnavailable }: PlaceSpotProps) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const hydrated = useHydrated();
  const point = mapPoint(place);
  return (
    <div className="place-spot">
      {hydrated && config && point && (
        <Region broken={<PartLost quiet onLost={onUnavailable} />}>
          <StaticMap
            config={config}
            point={point}
            neighbours={mapPoints(neighbours)}
            ariaLabel={placeText.map(place.name)}
            onUnavailable={onUnavailable}
          />
        </Region>
      )}
    </div>
  );
}
