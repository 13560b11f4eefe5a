import type { MapConfig } from './mapConfig.ts';
import type { MapPoint } from './mapTypes.ts';
import StillMap from './still/StillMap.tsx';

interface StaticMapProps {
  config: MapConfig;
  /** The place the small map is about, always shown as selected. */
  point: MapPoint;
  /** Others worth a short walk. */
  neighbours?: readonly MapPoint[];
  zoom?: number;
  ariaLabel: string;
  className?: string;
  onUnavailable?: () => void;
}

const NOBODY: MapPoint[] = [];

/** A small still map of one place, for its page. Load it with `React.lazy` as well. */
export default function StaticMap({ point, neighbours = NOBODY, zoom = 15.2, ...rest }: StaticMapProps) {
  const center = { lat: point.lat, lng: point.lng };
  return (
    <StillMap {...rest} points={[point, ...neighbours]} selectedId={point.id} center={center} zoom={zoom} />
  );
}
