import { createStore } from '@tanstack/react-store';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fitBox } from '../geo/fitBox.ts';
import { mapText } from '../map.text.ts';
import type { MapCrowd, MapPoint, PointedStore } from '../mapTypes.ts';
import { ClusterPin } from './ClusterPin.tsx';
import { HiddenPin, PinSpot } from './PinSpot.tsx';
import type { PinGround } from './pinGround.ts';
import { keyOf, layOutPins, type PlacedCluster, type PlacedItem, SPREAD_ZOOM } from './pinLayout.ts';
import { showSpot } from './showSpot.ts';
import { useAnchors } from './useAnchors.ts';
import { useFocusRecovery } from './useFocusRecovery.ts';
import { useLayoutZoom } from './useLayoutZoom.ts';
import { usePinKeys } from './usePinKeys.ts';

export interface PinLayerProps {
  map: PinGround;
  points: readonly MapPoint[];
  crowds?: readonly MapCrowd[] | undefined;
  /** Stand in a crowd, and get a pin while they are pointed at. */
  unseen?: readonly MapPoint[] | undefined;
  selectedId: string | null;
  /** One of the layer's own where no list beside it takes part. */
  pointed: PointedStore | undefined;
  onSelect?: (id: string) => void;
  onEscape?: () => void;
  /** Route stops and the person's own position. */
  children?: ReactNode;
}

/** All pins of an interactive map, in list order, inside the map's own canvas box. */
export function PinLayer({
  map,
  points,
  crowds,
  unseen = NONE,
  selectedId,
  pointed: shared,
  onSelect,
  onEscape,
  children,
}: PinLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const zoom = useLayoutZoom(map);
  const [own] = useState((): PointedStore => createStore<string | null>(null));
  const pointed = shared ?? own;
  const items = useMemo(() => {
    const active = new Set(selectedId === null ? [] : [selectedId]);
    return layOutPins(points, { zoom, active, ...(crowds && { crowds }) });
  }, [points, crowds, zoom, selectedId]);
  const keys = items.map(keyOf);
  const { stop, visit, listeners } = useKeyboardStop(map, layer, { items, keys, selectedId, onEscape });
  useAnchors(map, layer);

  const select = (id: string) => {
    visit(id);
    onSelect?.(id);
  };
  const spot = (item: PlacedItem) =>
    item.type === 'cluster' ? (
      <ClusterSpot key={item.id} map={map} cluster={item} focusable={item.id === stop} />
    ) : (
      <PinSpot
        key={item.point.id}
        map={map}
        pin={item}
        pointed={pointed}
        pressed={item.point.id === selectedId}
        focusable={item.point.id === stop}
        onSelect={select}
      />
    );

  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are places
    <div {...listeners} ref={layer} className="map-pins" role="group" aria-label={mapText.pins}>
      {items.map(spot)}
      <HiddenPin
        map={map}
        points={points}
        unseen={unseen}
        shown={new Set(keys)}
        pointed={pointed}
        onSelect={select}
      />
      {children}
    </div>,
    map.getCanvasContainer(),
  );
}

const NONE: readonly MapPoint[] = [];

interface KeyboardStopOptions {
  items: readonly PlacedItem[];
  /** Of the items, in their order. */
  keys: readonly string[];
  selectedId: string | null;
  onEscape: (() => void) | undefined;
}

/** The one pin that Tab reaches: the last one visited, else the selected one, else the first; arrows move on from it. */
function useKeyboardStop(
  map: PinGround,
  layer: RefObject<HTMLDivElement | null>,
  { items, keys, selectedId, onEscape }: KeyboardStopOptions,
) {
  const [visited, visit] = useState<string | null>(null);
  const focus = (key: string) => {
    visit(key);
    focusKey(layer.current, key);
  };
  usePinKeys(layer, {
    keys,
    onEscape,
    onMove: (key) => {
      const item = items.find((candidate) => keyOf(candidate) === key);
      if (item) showSpot(map, item.at);
      focus(key);
    },
  });
  const listeners = useFocusRecovery(items, focus);
  const stop = [visited, selectedId].find((key) => key !== null && keys.includes(key)) ?? keys[0];
  return { stop, visit, listeners };
}

interface ClusterSpotProps {
  map: PinGround;
  cluster: PlacedCluster;
  focusable: boolean;
}

function ClusterSpot({ map, cluster, focusable }: ClusterSpotProps) {
  const { lat, lng } = cluster.at;
  return (
    <div className="map-at" data-layer="cluster" data-lat={lat} data-lng={lng}>
      <ClusterPin cluster={cluster} focusable={focusable} onOpen={() => openCluster(map, cluster)} />
    </div>
  );
}

function focusKey(layer: HTMLElement | null, key: string): void {
  const pin = layer?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  pin?.focus({ preventScroll: true });
}

/** Zooms until the members part; beyond the last step pins on one spot are moved apart anyway. */
function openCluster(map: PinGround, { bounds }: PlacedCluster): void {
  // What stands on one spot does not part by the box alone: each press goes a step closer.
  const maxZoom = Math.max(SPREAD_ZOOM, map.getZoom() + 1);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const { center, zoom } = fitBox(bounds, { width, height }, map.getPadding(), { padding: 72, maxZoom });
  map.easeTo({ center: [center.lng, center.lat], zoom });
}
