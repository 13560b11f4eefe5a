import type { Map as LibreMap } from 'maplibre-gl';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mapText } from '../map.text.ts';
import type { MapPoint } from '../mapTypes.ts';
import { ClusterPin } from './ClusterPin.tsx';
import { Pin } from './Pin.tsx';
import { layOutPins, type PlacedCluster, type PlacedItem, SPREAD_ZOOM } from './pinLayout.ts';
import { showSpot } from './showSpot.ts';
import { useAnchors } from './useAnchors.ts';
import { useLayoutZoom } from './useLayoutZoom.ts';
import { usePinKeys } from './usePinKeys.ts';

export interface PinLayerProps {
  map: LibreMap;
  points: readonly MapPoint[];
  selectedId: string | null;
  hoveredId: string | null;
  onSelect?: (id: string) => void;
  onHover?: (id: string | null) => void;
  onEscape?: () => void;
  /** Route stops and the person's own position. */
  children?: ReactNode;
}

const keyOf = (item: PlacedItem) => (item.type === 'pin' ? item.point.id : item.id);

/** All pins of an interactive map, in list order, inside the map's own canvas box. */
export function PinLayer({
  map,
  points,
  selectedId,
  hoveredId,
  onSelect,
  onHover,
  onEscape,
  children,
}: PinLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const zoom = useLayoutZoom(map);
  const items = useMemo(() => {
    const active = new Set([selectedId, hoveredId].filter((id) => id !== null));
    return layOutPins(points, { zoom, active });
  }, [points, zoom, selectedId, hoveredId]);
  const [visited, setVisited] = useState<string | null>(null);
  const keys = items.map(keyOf);
  const stop = [visited, selectedId].find((key) => key !== null && keys.includes(key)) ?? keys[0];

  useAnchors(map, layer);
  usePinKeys(layer, {
    keys,
    onEscape,
    onMove: (key) => {
      setVisited(key);
      const item = items.find((candidate) => keyOf(candidate) === key);
      if (item) showSpot(map, item.at);
      focusKey(layer.current, key);
    },
  });

  const pin = (item: PlacedItem) =>
    item.type === 'cluster' ? (
      <ClusterPin cluster={item} focusable={item.id === stop} onOpen={() => openCluster(map, item)} />
    ) : (
      <Pin
        point={item.point}
        look={item.look}
        pressed={item.point.id === selectedId}
        focusable={item.point.id === stop}
        onSelect={() => {
          setVisited(item.point.id);
          onSelect?.(item.point.id);
        }}
        onPoint={(over) => onHover?.(over ? item.point.id : null)}
      />
    );

  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are places
    <div ref={layer} className="map-pins" role="group" aria-label={mapText.pins}>
      {items.map((item) => (
        <div
          key={keyOf(item)}
          className="map-at"
          data-layer={item.type === 'pin' ? item.look : 'cluster'}
          {...anchor(item)}
        >
          {pin(item)}
        </div>
      ))}
      {children}
    </div>,
    map.getCanvasContainer(),
  );
}

function anchor(item: PlacedItem) {
  const offset = item.type === 'pin' ? item.offset : { x: 0, y: 0 };
  return { 'data-lat': item.at.lat, 'data-lng': item.at.lng, 'data-dx': offset.x, 'data-dy': offset.y };
}

function focusKey(layer: HTMLElement | null, key: string): void {
  const pin = layer?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  pin?.focus({ preventScroll: true });
}

/** Zooms until the members part; beyond the last step pins on one spot are moved apart anyway. */
function openCluster(map: LibreMap, { bounds }: PlacedCluster): void {
  const { west, south, east, north } = bounds;
  map.fitBounds([west, south, east, north], { padding: 72, maxZoom: SPREAD_ZOOM });
}
