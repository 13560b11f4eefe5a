import '../mapFonts.css';
import '../map.css';
import { lazyPart } from '../../lib/lazyPart.ts';
import { standsIn } from '../basemap/basemap.ts';
import type { MapConfig } from '../mapConfig.ts';
import type { Bounds, LatLng, MapPoint } from '../mapTypes.ts';
import { StillPins } from '../pins/StillPins.tsx';
import { MapCredit } from '../view/MapCredit.tsx';
import { SimpleMapNote } from '../view/SimpleMapNote.tsx';
import styles from './still.module.css';
import { UNCOVERED, usePaintedMap } from './usePaintedMap.ts';

const MapView = lazyPart(async () => (await import('../MapView.tsx')).default);

const nothing = () => undefined;

/** A place and what lies a short walk from it. */
const NEAR_BY = 15.2;

export interface StillMapProps {
  config: MapConfig;
  points: readonly MapPoint[];
  /** Shown as the chosen one. */
  selectedId?: string | null;
  center: LatLng;
  zoom?: number;
  /** Wins over centre and zoom. */
  fit?: Bounds | null;
  ariaLabel: string;
  className?: string;
  /** There is no map to be had here. */
  onUnavailable?: () => void;
}

/**
 * A map that is only a picture: nothing to press, nothing to focus. It is painted without MapLibre and without a graphics
 * card, except where the map is a style of somebody else's server, which nothing but MapLibre can draw.
 */
export default function StillMap(props: StillMapProps) {
  return props.config.kind === 'style' ? (
    <MapView zoom={NEAR_BY} {...props} interactive={false} />
  ) : (
    <PaintedMap {...props} />
  );
}

function PaintedMap({
  config,
  points,
  selectedId = null,
  center,
  zoom = NEAR_BY,
  fit = null,
  ariaLabel,
  className = '',
}: StillMapProps) {
  const camera = { center, zoom, fit, padding: UNCOVERED };
  const { box, canvas, over, ground, basemap } = usePaintedMap(config, camera, points, selectedId, nothing);
  return (
    <div className={`map-view ${className}`}>
      <div ref={box} className="map-box" role="img" aria-label={ariaLabel}>
        <canvas ref={canvas} className={styles.ground} />
        <div ref={over} className="map-pins" />
        {ground && <StillPins map={ground} points={points} selectedId={selectedId} />}
      </div>
      <SimpleMapNote shown={standsIn(basemap, config)} />
      <MapCredit text={basemap.kind === 'drawn' ? '' : config.attribution} />
    </div>
  );
}
