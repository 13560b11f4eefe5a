import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ArtSize } from './ArtFrame.tsx';

/** A picture is drawn anew when its slot has changed by more than this. */
const STEP_PX = 16;

const inSteps = (pixels: number) => Math.max(1, Math.round(pixels / STEP_PX)) * STEP_PX;

/** What the element measures, about; null until it was measured. */
export function useSlotSize(ref: RefObject<HTMLElement | null>): ArtSize | null {
  const [size, setSize] = useState<ArtSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const [width, height] = [inSteps(element.offsetWidth), inSteps(element.offsetHeight)];
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
