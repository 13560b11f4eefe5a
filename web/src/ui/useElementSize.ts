import { type RefObject, useLayoutEffect, useState } from 'react';

/** CSS pixels. */
export interface ElementSize {
  width: number;
  height: number;
}

/**
 * What an element measures, kept up to date; null until it was measured and while it has no room at all.
 * @param inSteps of so many pixels, at least one: for what should not follow every pixel
 */
export function useElementSize(ref: RefObject<HTMLElement | null>, inSteps = 1): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stepped = (pixels: number) => Math.max(1, Math.round(pixels / inSteps)) * inSteps;
    const measure = () => {
      const { offsetWidth, offsetHeight } = element;
      if (offsetWidth === 0 || offsetHeight === 0) return;
      const [width, height] = [stepped(offsetWidth), stepped(offsetHeight)];
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, inSteps]);
  return size;
}
