import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { scrollFrame } from './scrollFrame.ts';

type Frame = Element;

/** Virtual is typed for boxes or for pages, and this list may scroll with either. */
const PAGE = (typeof window === 'undefined' ? null : window) as unknown as Frame;

/** Rows before and after what can be seen, about a screenful, so that scrolling and the Tab key find the next ones there. */
export const OVERSCAN = 8;

/** How tall items were, by the object they show: coming back to a list finds it as long as it was. */
const heights = new WeakMap<object, number>();

interface RowWindow {
  items: readonly object[];
  keyOf: (index: number) => string;
  about: number;
  overscan: number;
}

/** TanStack Virtual over a list that scrolls with the page, or with the nearest box around it that scrolls by itself. */
export function useRowWindow(list: RefObject<HTMLUListElement | null>, rows: RowWindow) {
  const { items, keyOf, about, overscan } = rows;
  const [frame, setFrame] = useState<Frame | null>(null);
  const [top, setTop] = useState(0);
  const adapter = useMemo(() => ofFrame(frame), [frame]);
  const rowWindow = useVirtualizer<Frame, HTMLLIElement>({
    ...adapter,
    count: items.length,
    getItemKey: keyOf,
    getScrollElement: () => frame,
    estimateSize: (index) => heights.get(items[index] ?? items) ?? about,
    // Only what the browser tells after its own layout: to measure a row as it comes would have every row laid out at once,
    // for each part of the list once more. Rows stand one after the other by themselves until then.
    measureElement: (row, entry, { indexFromElement }) => {
      const item = items[indexFromElement(row)];
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (item && height > 0) heights.set(item, height);
      return height || heights.get(item ?? items) || about;
    },
    overscan,
    scrollMargin: top,
    useFlushSync: false,
  });
  const place = useEffectEvent(() => {
    if (!list.current) return;
    const around = scrollFrame(list.current) ?? PAGE;
    setFrame(around);
    setTop(topIn(list.current, around));
  });
  // The first time before anything is seen: a page that comes back is scrolled already.
  useLayoutEffect(() => place(), []);
  // What stands above the list may have grown since; what is seen does not wait for it.
  useEffect(() => place());
  return rowWindow;
}

/** Virtual is told where things stand as it begins to listen: a list may come into a page that is scrolled already. */
function ofFrame(frame: Frame | null) {
  const [rect, offset, scroll] =
    frame === PAGE
      ? [
          observeWindowRect as typeof observeElementRect,
          observeWindowOffset as typeof observeElementOffset,
          windowScroll as typeof elementScroll,
        ]
      : [observeElementRect, observeElementOffset, elementScroll];
  const observeOffset: typeof offset = (virtual, tell) => {
    const stop = offset(virtual, tell);
    tell(scrolled(frame), false);
    return stop;
  };
  const scrollToFn: typeof scroll = (to, options, virtual) => {
    if (to + (options.adjustments ?? 0) !== scrolled(frame)) scroll(to, options, virtual);
  };
  return { observeElementRect: rect, observeElementOffset: observeOffset, scrollToFn };
}

function scrolled(frame: Frame | null): number {
  return frame === PAGE ? window.scrollY : (frame?.scrollTop ?? 0);
}

/** How far below the start of what scrolls the list begins, whole CSS pixels. */
function topIn(list: HTMLElement, frame: Frame): number {
  const frameTop = frame === PAGE ? 0 : frame.getBoundingClientRect().top;
  return Math.round(list.getBoundingClientRect().top - frameTop + scrolled(frame));
}
