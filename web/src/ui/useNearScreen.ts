import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** How far outside the screen a picture is drawn ahead, CSS pixels. */
const AHEAD_PX = 160;
const MOVES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let moved = false;

function subscribeToMoves(listener: () => void): () => void {
  const onMove = () => {
    moved = true;
    listener();
  };
  for (const move of MOVES)
    window.addEventListener(move, onMove, { once: true, capture: true, passive: true });
  return () => {
    for (const move of MOVES) window.removeEventListener(move, onMove, { capture: true });
  };
}

/** Phones: what lies behind the tab bar is not on screen. */
const barHeight = () => document.querySelector<HTMLElement>('.tabbar')?.offsetHeight ?? 0;

/**
 * True from the moment the element first comes near the screen. What nobody scrolls to is neither loaded nor drawn: until
 * the first touch, key or scroll only what can be seen, from then on also what comes next.
 */
export function useNearScreen(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  const ahead = useSyncExternalStore(
    subscribeToMoves,
    () => moved,
    () => false,
  );
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: ahead ? `${AHEAD_PX}px` : `0px 0px -${barHeight()}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref, ahead]);
  return near;
}
