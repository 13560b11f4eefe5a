import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Region } from '../../../ui/Region.tsx';

const MapView = lazyPart(async () => (await import('../../../map/MapView.tsx')).default);

const NEAR_ZOOM = 15.5;

interface PointMapProps {
  /** Where the map begins: a new object is a new beginning. */
  from: { latitude: number; longitude: number };
  /** Null: none chosen yet. */
  category: string | null;
  label: string;
  onMove: (at: { latitude: number; longitude: number }) => void;
}

/** A small map under a pin that marks the point. */
export function PointMap({
  from: { latitude: lat, longitude: lng },
  category,
  label,
  onMove,
}: PointMapProps) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const point = useMemo(() => ({ lat, lng }), [lat, lng]);
  if (!config) return null;
  return (
    <div className="relative h-55 overflow-hidden rounded-card [--drop-y:58%]">
      <Region broken={null}>
        <MapView
          config={config}
          points={[]}
          center={point}
          zoom={NEAR_ZOOM}
          ariaLabel={label}
          drop={{
            from: point,
            category,
            onMove: (to) => onMove({ latitude: to.lat, longitude: to.lng }),
          }}
        />
      </Region>
    </div>
  );
}
