import { type RefObject, useEffect, useState } from 'react';

/** How far outside the screen a picture is drawn ahead, CSS pixels. */
const AHEAD_PX = 160;
const MOVES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What has not come near the screen yet, and what is to happen then. */
const waiting = new Map<Element, () => void>();
/** One for all of them, as long as there are any: a screen may hold hundreds. */
let observer: IntersectionObserver | undefined;
let moved = false;
let listening = false;

/** Phones: what lies behind the tab bar is not on screen. */
const barHeight = () => document.querySelector<HTMLElement>('.tabbar')?.offsetHeight ?? 0;

function observe(): IntersectionObserver {
  const rootMargin = moved ? `${AHEAD_PX}px` : `0px 0px -${barHeight()}px`;
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin },
  );
}

function firstMove(): void {
  for (const move of MOVES) window.removeEventListener(move, firstMove, { capture: true });
  moved = true;
  observer?.disconnect();
  observer = waiting.size > 0 ? observe() : undefined;
  for (const element of waiting.keys()) observer?.observe(element);
}

function listenForFirstMove(): void {
  if (listening) return;
  listening = true;
  for (const move of MOVES) window.addEventListener(move, firstMove, { capture: true, passive: true });
}

/** Calls `near` once the element is near the screen. Returns how to stop waiting for it. */
function awaitNear(element: Element, near: () => void): () => void {
  listenForFirstMove();
  waiting.set(element, near);
  observer ??= observe();
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/**
 * True from the moment the element first comes near the screen. What nobody scrolls to is neither loaded nor drawn: until
 * the first touch, key or scroll only what can be seen, from then on also what comes next.
 */
export function useNearScreen(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    return awaitNear(ref.current, () => setNear(true));
  }, [near, ref]);
  return near;
}
