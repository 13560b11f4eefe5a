import { type RefObject, useEffect, useState } from 'react';

/** How far below or beside the screen a picture is drawn ahead, CSS pixels. */
const AHEAD_PX = 80;

/** True from the moment the element first comes near the screen. What nobody scrolls to is neither loaded nor drawn. */
export function useNearScreen(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}
