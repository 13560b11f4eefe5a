import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { MapHandle } from '../view/mapHandle.ts';

/** Pixels. A pointer that moved less has pressed something, as with MapLibre. */
const CLICK_TOLERANCE = 3;

/**
 * A painted map that follows the finger or mouse that drags it until the map itself is there, which then stands where the
 * picture was left. Nothing is painted anew: beyond its edges there is bare land.
 * @param picture is moved; null once the map took its place
 * @param move hands a move on to the map that comes
 */
export function useDraggedPicture(
  picture: RefObject<HTMLElement | null>,
  move: (by: (map: MapHandle) => void) => void,
) {
  const stands = useRef({ right: 0, down: 0 });
  const wasDragged = useRef(false);

  const onPointerDown = ({ isPrimary, button, pointerId, clientX, clientY }: PointerEvent) => {
    wasDragged.current = false;
    if (!isPrimary || button !== 0) return;
    const start = stands.current;
    const over = new AbortController();
    const { signal } = over;
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const [right, down] = [event.clientX - clientX, event.clientY - clientY];
      wasDragged.current ||= Math.hypot(right, down) > CLICK_TOLERANCE;
      if (!wasDragged.current) return;
      stands.current = { right: start.right + right, down: start.down + down };
      if (picture.current)
        picture.current.style.translate = `${stands.current.right}px ${stands.current.down}px`;
    };
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      over.abort();
      const [right, down] = [stands.current.right - start.right, stands.current.down - start.down];
      if (wasDragged.current) move((map) => map.shiftBy(right, down));
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
  /** A pin stays under the finger that drags the picture: letting go of it there is no press. */
  const onClickCapture = (event: MouseEvent) => {
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  return { onPointerDown, onClickCapture };
}
