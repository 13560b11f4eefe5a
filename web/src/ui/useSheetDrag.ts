import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { restingSnap, type SheetSnap, shownAt } from './sheetSnap.ts';

interface Drag {
  startY: number;
  startShown: number;
  lastY: number;
  lastTime: number;
  velocity: number;
}

/**
 * Drags a sheet by its handle. Returns the pixels that show while the finger is down (null at rest) and
 * the pointer handlers. A press that does not move is left alone, so it still counts as a click;
 * `wasDragged` tells the two apart.
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  snap: SheetSnap,
  onSnapChange: (snap: SheetSnap) => void,
  peek: number,
) {
  const drag = useRef<Drag>(null);
  const [shown, setShown] = useState<number | null>(null);
  /** The browser sends a click after a drag that ends on the handle; it is not a press. */
  const dragged = useRef(false);
  const height = () => sheet.current?.offsetHeight ?? 0;

  const onPointerDown = (event: PointerEvent) => {
    const { clientY, timeStamp, currentTarget, target, pointerId } = event;
    // A control inside the head keeps its own clicks; everywhere else a quick mouse must not run ahead.
    const control = target instanceof Element && target.closest('button, a, input');
    if (!control || control === currentTarget) currentTarget.setPointerCapture(pointerId);
    dragged.current = false;
    drag.current = {
      startY: clientY,
      startShown: shownAt(snap, height(), peek),
      lastY: clientY,
      lastTime: timeStamp,
      velocity: 0,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = drag.current;
    if (!now || (shown === null && Math.abs(event.clientY - now.startY) < 6)) return;
    dragged.current = true;
    const elapsed = Math.max(1, event.timeStamp - now.lastTime);
    now.velocity = (event.clientY - now.lastY) / elapsed;
    now.lastY = event.clientY;
    now.lastTime = event.timeStamp;
    setShown(Math.max(48, Math.min(height(), now.startShown - (event.clientY - now.startY))));
  };
  const onPointerUp = () => {
    if (shown !== null) onSnapChange(restingSnap(shown, drag.current?.velocity ?? 0, height(), peek));
    drag.current = null;
    setShown(null);
  };
  return {
    shown,
    wasDragged: () => dragged.current,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
