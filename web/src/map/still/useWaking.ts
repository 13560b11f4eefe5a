import {
  type KeyboardEvent as PressedKey,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MapMove } from '../mapTypes.ts';
import type { MapHandle } from '../view/mapHandle.ts';

/**
 * `waking`: the picture is still what is seen, the map is made behind it. `lost`: its code did not arrive, and is fetched
 * again when somebody wants it.
 */
export type Stage = 'resting' | 'waking' | 'awake' | 'lost';

type Move = (map: MapHandle) => void;

/** A map whose ground is not painted by then is shown nevertheless. */
const LONGEST_PAINT_MS = 6000;

/**
 * How a picture becomes a map: when, and that nothing of what somebody did meanwhile is lost.
 * @param box holds both of them
 * @param needed whether there has to be a map at once
 */
export function useWaking(
  box: RefObject<HTMLElement | null>,
  needed: boolean,
  ref: Ref<MapHandle | null> | undefined,
) {
  const [stage, setStage] = useState<Stage>(needed ? 'awake' : 'resting');
  if (needed && stage === 'resting') setStage('waking');
  const live = useRef<MapHandle | null>(null);
  const moves = useRef<Move[]>([]);
  const swap = useSwap(box, stage, setStage);

  const wake = useCallback(() => setStage((now) => (now === 'awake' ? now : 'waking')), []);
  const move = useCallback(
    (by: Move) => {
      if (live.current) by(live.current);
      else moves.current.push(by);
      wake();
    },
    [wake],
  );
  useImperativeHandle<MapHandle | null, MapHandle>(
    ref,
    () => ({
      zoomIn: () => move((map) => map.zoomIn()),
      zoomOut: () => move((map) => map.zoomOut()),
      goTo: (...to) => move((map) => map.goTo(...to)),
      fit: (bounds) => move((map) => map.fit(bounds)),
      lookCloser: (...to) => move((map) => map.lookCloser(...to)),
      shiftBy: (...by) => move((map) => map.shiftBy(...by)),
      focusPins: () =>
        box.current?.querySelector<HTMLElement>('.map-pins [tabindex="0"]')?.focus({ preventScroll: true }),
    }),
    [move, box],
  );

  const onOpened = (_: MapMove) => {
    for (const by of moves.current.splice(0)) if (live.current) by(live.current);
    swap.within(LONGEST_PAINT_MS);
  };
  const onPointerDown = () => {
    swap.hold();
    wake();
  };
  return {
    stage,
    wake,
    move,
    live,
    onOpened,
    onPainted: swap.now,
    onLost: () => setStage('lost'),
    onKey: swap.keep,
    /** For the box: whatever shows that somebody wants the map. A pointer that only lies there does not move. */
    listeners: { onPointerMove: wake, onPointerDown, onFocus: wake, onWheel: wake },
  };
}

/** Puts the map in the place of its picture once no finger or button is down, with the focus and the keys pressed so far. */
function useSwap(box: RefObject<HTMLElement | null>, stage: Stage, setStage: (stage: Stage) => void) {
  const held = useRef(false);
  const ready = useRef(false);
  const timer = useRef<number>(undefined);
  const focused = useRef<string | null>(null);
  const keys = useRef<KeyboardEvent[]>([]);

  const swap = useCallback(() => {
    if (!ready.current || held.current) return;
    window.clearTimeout(timer.current);
    focused.current = selectorOfFocus(box.current);
    setStage('awake');
  }, [box, setStage]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    if (stage !== 'awake' || focused.current === null) return;
    const target = box.current?.querySelector<HTMLElement>(focused.current);
    target?.focus({ preventScroll: true });
    const pressed = focused.current === CANVAS ? keys.current : [];
    for (const key of pressed) target?.dispatchEvent(new KeyboardEvent(key.type, key));
    focused.current = null;
    keys.current = [];
  }, [stage, box]);

  return {
    now: () => {
      ready.current = true;
      swap();
    },
    within: (milliseconds: number) => {
      timer.current = window.setTimeout(() => {
        ready.current = true;
        swap();
      }, milliseconds);
    },
    hold: () => {
      held.current = true;
      const release = () => {
        window.removeEventListener('pointerup', release);
        window.removeEventListener('pointercancel', release);
        held.current = false;
        // The click comes after the pointer is up.
        window.setTimeout(swap);
      };
      window.addEventListener('pointerup', release);
      window.addEventListener('pointercancel', release);
    },
    // Each press once: a key that is held would carry the map far away.
    keep: ({ nativeEvent }: PressedKey) => {
      if (!nativeEvent.repeat) keys.current.push(nativeEvent);
    },
  };
}

const CANVAS = '.maplibregl-canvas';

/** What in the map stands for what has the focus in the picture; null when nothing of it has. */
function selectorOfFocus(box: HTMLElement | null): string | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !box?.contains(activeElement)) return null;
  const { key } = activeElement.dataset;
  return key === undefined ? CANVAS : `[data-key="${CSS.escape(key)}"]`;
}
