import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { MapPoint } from '../mapTypes.ts';
import { PinFace } from './Pin.tsx';
import type { PinGround } from './pinGround.ts';
import { layOutPins } from './pinLayout.ts';
import { useAnchors } from './useAnchors.ts';
import { useLayoutZoom } from './useLayoutZoom.ts';

interface StillPinsProps {
  map: PinGround;
  points: readonly MapPoint[];
  selectedId: string | null;
  children?: ReactNode;
}

/** Pins of a map that is only a picture: nothing to press, nothing to focus. */
export function StillPins({ map, points, selectedId, children }: StillPinsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const zoom = useLayoutZoom(map);
  useAnchors(map, layer);
  const active = new Set(selectedId === null ? [] : [selectedId]);
  const pins = layOutPins(points, { zoom, active }).filter((item) => item.type === 'pin');
  return createPortal(
    <div ref={layer} className="map-pins">
      {pins.map(({ point, look, offset }) => (
        <div
          key={point.id}
          className="map-at"
          data-layer={look}
          data-lat={point.lat}
          data-lng={point.lng}
          data-dx={offset.x}
          data-dy={offset.y}
        >
          <span className="map-pin" data-look={look} data-kind={point.kind}>
            <PinFace point={point} look={look} />
          </span>
        </div>
      ))}
      {children}
    </div>,
    map.getCanvasContainer(),
  );
}
