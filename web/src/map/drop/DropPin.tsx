import type { Map as LibreMap } from 'maplibre-gl';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { mapText } from '../map.text.ts';
import type { DropSpot } from '../mapTypes.ts';
import { categoryIcon } from '../pins/categoryIcon.ts';
import { BY_PAGE } from '../view/mapMove.ts';
import styles from './dropPin.module.css';

/** Pixels of one press of an arrow key; with Shift a finer step. */
const STEP = 24;
const FINE_STEP = 4;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface DropPinProps extends DropSpot {
  map: LibreMap;
}

/**
 * A pin that is being put somewhere. It stands still and the map moves under it; the arrow keys move it, and so does dragging
 * the pin itself.
 */
export function DropPin({ map, from, category, onMove }: DropPinProps) {
  const pin = useRef<HTMLButtonElement>(null);
  const report = useEffectEvent(() => {
    if (!pin.current) return;
    const { lat, lng } = map.unproject(tipOf(map, pin.current));
    onMove({ lat, lng });
  });

  useEffect(() => {
    // A spot that is given is kept as it is: only a hand moves it.
    if (!from) report();
    else if (pin.current) bringUnder(map, from, tipOf(map, pin.current));
  }, [map, from]);

  useEffect(() => {
    let byHand = false;
    const moving = (event: object) => {
      byHand ||= !('byPage' in event);
    };
    const ended = () => {
      if (byHand) report();
      byHand = false;
    };
    map.on('move', moving);
    map.on('moveend', ended);
    return () => {
      map.off('move', moving);
      map.off('moveend', ended);
    };
  }, [map]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE_STEP : STEP;
    map.panBy([arrow[0] * step, arrow[1] * step], { duration: 0 });
  };
  const Icon = categoryIcon(category ?? '');
  return (
    <button
      ref={pin}
      type="button"
      className={styles.pin}
      aria-label={mapText.dropPin}
      aria-description={mapText.dropPinKeys}
      onKeyDown={onKeyDown}
      {...useDragging(pin, map)}
    >
      <span className={styles.head}>
        <Icon aria-hidden="true" size={26} strokeWidth={1.75} />
      </span>
      <span className={styles.shadow} />
    </button>
  );
}

/** Where the point of the pin is, in pixels of the map. */
function tipOf(map: LibreMap, pin: HTMLElement): [x: number, y: number] {
  const box = map.getContainer().getBoundingClientRect();
  const { left, width, bottom } = pin.getBoundingClientRect();
  return [left + width / 2 - box.left, bottom - box.top];
}

function bringUnder(map: LibreMap, at: { lat: number; lng: number }, [x, y]: [number, number]): void {
  const now = map.project([at.lng, at.lat]);
  map.panBy([now.x - x, now.y - y], { duration: 0 }, BY_PAGE);
}

/** The pin follows the pointer; let go, the map brings that spot to where the pin stands. */
function useDragging(pin: { current: HTMLElement | null }, map: LibreMap) {
  const grabbed = useRef<{ x: number; y: number } | null>(null);
  const move = (x: number, y: number) => {
    if (pin.current) pin.current.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      grabbed.current = { x: event.clientX, y: event.clientY };
      pin.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (grabbed.current) move(clientX - grabbed.current.x, clientY - grabbed.current.y);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = grabbed.current;
      grabbed.current = null;
      move(0, 0);
      if (from && (clientX !== from.x || clientY !== from.y))
        map.panBy([clientX - from.x, clientY - from.y], { duration: 0 });
    },
    onPointerCancel: () => {
      grabbed.current = null;
      move(0, 0);
    },
  };
}
