import 'maplibre-gl/dist/maplibre-gl.css';
import './mapFonts.css';
import './map.css';
import type { Map as LibreMap } from 'maplibre-gl';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { standsIn } from './basemap/basemap.ts';
import { useBasemap } from './basemap/useBasemap.ts';
import { DropPin } from './drop/DropPin.tsx';
import { useMapHold } from './drop/useMapHold.ts';
import { mapText } from './map.text.ts';
import type { MapConfig } from './mapConfig.ts';
import type {
  Bounds,
  DropSpot,
  LatLng,
  MapCrowd,
  MapMove,
  MapPoint,
  Padding,
  PointedStore,
  RouteStop,
} from './mapTypes.ts';
import { OwnSpot } from './pins/OwnSpot.tsx';
import { PinLayer } from './pins/PinLayer.tsx';
import { RouteStops } from './pins/RouteStops.tsx';
import { StillPins } from './pins/StillPins.tsx';
import { useSelectedSpot } from './pins/useSelectedSpot.ts';
import { MapCredit } from './view/MapCredit.tsx';
import { MapScale } from './view/MapScale.tsx';
import { type MapHandle, mapHandle } from './view/mapHandle.ts';
import { currentMove, watchMoves } from './view/mapMove.ts';
import { SimpleMapNote } from './view/SimpleMapNote.tsx';
import { useCamera } from './view/useCamera.ts';
import { useFirstPaint } from './view/useFirstPaint.ts';
import { useLibreMap } from './view/useLibreMap.ts';
import { useMapPress } from './view/useMapPress.ts';
import { useMapStyle } from './view/useMapStyle.ts';

export interface MapViewProps {
  config: MapConfig;
  /** In the order of the list beside the map; the keyboard follows it. */
  points: readonly MapPoint[];
  /** More places than can be told apart, counted elsewhere. */
  crowds?: readonly MapCrowd[];
  /** Places of a list beside the map that stand in its crowds: pointed at, one of them gets a pin. */
  unseen?: readonly MapPoint[];
  center: LatLng;
  zoom?: number;
  /** Wins over centre and zoom. */
  fit?: Bounds | null;
  /** What lies over the map (card, sheet), so that pins and centre keep clear of it. */
  padding?: Padding;
  selectedId?: string | null;
  /** The place pointed at, in a list beside the map or on it; looks selected as long as it lasts. */
  pointed?: PointedStore;
  route?: readonly RouteStop[];
  me?: LatLng | null;
  /** False makes a picture of it: no keyboard, no dragging, one image for a screen reader. */
  interactive?: boolean;
  /** A bar that says how far a mile is. */
  scale?: boolean;
  ariaLabel?: string;
  className?: string;
  ref?: Ref<MapHandle | null>;
  onSelect?: (id: string) => void;
  /** How it stands when it is there, and after each move. */
  onOpened?: (view: MapMove) => void;
  /** Once its ground is painted. */
  onPainted?: () => void;
  onMoved?: (move: MapMove) => void;
  /** A press on the map itself, beside every pin. */
  onPress?: (at: LatLng) => void;
  /** A right click or a long press on the map. */
  onHold?: ((at: LatLng) => void) | undefined;
  /** A pin that is being put somewhere. */
  drop?: DropSpot | null;
  /** Escape on a pin: give the keyboard back to the list. */
  onEscape?: () => void;
  /** No WebGL here: show the list alone. */
  onUnavailable?: () => void;
}

const NO_STOPS: RouteStop[] = [];
const UNCOVERED: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/** What the screen around the map hears of it, and does with it. */
function useReports(
  map: LibreMap | null,
  { ref, onMoved, onOpened }: Pick<MapViewProps, 'ref' | 'onMoved' | 'onOpened'>,
) {
  useImperativeHandle<MapHandle | null, MapHandle | null>(ref, () => (map ? mapHandle(map) : null), [map]);
  const moved = useEffectEvent((move: MapMove) => onMoved?.(move));
  useEffect(() => (map ? watchMoves(map, moved) : undefined), [map]);
  const opened = useEffectEvent((view: MapMove) => onOpened?.(view));
  useEffect(() => {
    if (map) opened(currentMove(map, 'page'));
  }, [map]);
}

/**
 * The one map of the product. Load it with `React.lazy`; ask `webglAvailable()` first, so that
 * MapLibre is not fetched where it cannot draw.
 */
export default function MapView(props: MapViewProps) {
  const {
    config,
    points,
    center,
    zoom = 14,
    fit = null,
    padding = UNCOVERED,
    route = NO_STOPS,
    me = null,
  } = props;
  const { interactive = true, selectedId = null, ariaLabel = mapText.title } = props;
  const box = useRef<HTMLDivElement>(null);
  const map = useLibreMap(box, {
    center,
    zoom,
    fit,
    padding,
    interactive,
    onUnavailable: props.onUnavailable,
  });
  const basemap = useBasemap(map, config);
  useMapStyle(map, basemap, route);
  useCamera(map, { center, zoom, fit, padding });
  useMapPress(map, props.onPress);
  useMapHold(map, props.onHold);
  useReports(map, props);
  useFirstPaint(map, basemap, props.onPainted);
  useSelectedSpot(map, points, selectedId);

  const extras = (
    <>
      <RouteStops stops={route} />
      <OwnSpot at={me} />
    </>
  );
  const landmark = { role: interactive ? 'region' : 'img', 'aria-label': ariaLabel };
  return (
    <div className={`map-view ${props.className ?? ''}`}>
      <div ref={box} className="map-box" {...landmark} />
      {map && interactive && (
        <PinLayer
          map={map}
          points={points}
          crowds={props.crowds}
          unseen={props.unseen}
          selectedId={selectedId}
          pointed={props.pointed}
          onSelect={props.onSelect}
          onEscape={props.onEscape}
        >
          {extras}
        </PinLayer>
      )}
      {map && !interactive && (
        <StillPins map={map} points={points} selectedId={selectedId}>
          {extras}
        </StillPins>
      )}
      {map && props.drop && <DropPin map={map} {...props.drop} />}
      {map && props.scale && <MapScale map={map} />}
      <SimpleMapNote shown={standsIn(basemap, config)} />
      <MapCredit text={basemap.kind === 'drawn' ? '' : config.attribution} />
    </div>
  );
}
