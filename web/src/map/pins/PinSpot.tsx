import { useSelector } from '@tanstack/react-store';
import { useLayoutEffect, useRef } from 'react';
import type { MapPoint, PointedStore } from '../mapTypes.ts';
import { Pin } from './Pin.tsx';
import type { PinGround } from './pinGround.ts';
import type { PlacedPin } from './pinLayout.ts';
import { placeAnchor } from './useAnchors.ts';

interface PinSpotProps {
  map: PinGround;
  pin: PlacedPin;
  pointed: PointedStore;
  pressed: boolean;
  focusable: boolean;
  onSelect: (id: string) => void;
}

/** A pin over its place. It listens for itself whether it is pointed at: no other pin is rendered for that (FIX-71). */
export function PinSpot({ map, pin, pointed, pressed, focusable, onSelect }: PinSpotProps) {
  const { point, at, offset } = pin;
  const box = useRef<HTMLDivElement>(null);
  const isPointed = useSelector(pointed, (id) => id === point.id);
  const look = isPointed ? 'selected' : pin.look;
  useLayoutEffect(() => {
    if (box.current) placeAnchor(map, box.current);
  }, [map]);
  return (
    <div
      ref={box}
      className="map-at"
      data-layer={look}
      data-lat={at.lat}
      data-lng={at.lng}
      data-dx={offset.x}
      data-dy={offset.y}
    >
      <Pin
        point={point}
        look={look}
        pressed={pressed}
        focusable={focusable}
        onSelect={() => onSelect(point.id)}
        onPoint={(over) => pointed.setState(() => (over ? point.id : null))}
      />
    </div>
  );
}

interface HiddenPinProps extends Pick<PinSpotProps, 'map' | 'pointed' | 'onSelect'> {
  points: readonly MapPoint[];
  /** Stand in a crowd of the server, not among the points. */
  unseen: readonly MapPoint[];
  /** The places that have a pin of their own now. */
  shown: ReadonlySet<string>;
}

/** The pin of a place that is pointed at in the list while it stands in a crowd; the crowd itself stays as it is. */
export function HiddenPin({ points, unseen, shown, pointed, ...spot }: HiddenPinProps) {
  const id = useSelector(pointed);
  const among = (places: readonly MapPoint[]) => places.find((candidate) => candidate.id === id);
  const point = id === null || shown.has(id) ? undefined : (among(points) ?? among(unseen));
  if (!point) return null;
  const pin: PlacedPin = { type: 'pin', point, look: 'selected', at: point, offset: { x: 0, y: 0 } };
  return <PinSpot key={point.id} {...spot} pin={pin} pointed={pointed} pressed={false} focusable={false} />;
}
