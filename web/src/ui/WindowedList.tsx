import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Shown } from './Shown.ts';
import { scrollFrame } from './scrollFrame.ts';

interface WindowedListProps<Item extends object> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** A short list: all of it is in the document as long as it is open. */
  whole: boolean;
  /** Always in the document, wherever it stands: what was selected, so that it can be scrolled to. */
  keptKey: string | null;
  /** How tall an item is about, CSS pixels, until it was measured. */
  about: number;
  className?: string;
}

/** So many at the start of a list are there at once, without waiting to be told what is near. */
const FIRST = 12;
/** A screenful before and after what can be seen, so that scrolling and the Tab key find the next items there. */
const MARGIN = '100% 0px';

/** How tall items were, by the object they show: coming back to a list finds it as long as it was. */
const heights = new WeakMap<object, number>();

/**
 * A list that keeps only those items in the document that are near the visible part; each of the others keeps its place.
 * Inside what is closed (`Shown`) none is.
 */
export function WindowedList<Item extends object>(props: WindowedListProps<Item>) {
  const { items, keyOf, children, whole, keptKey, about, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = use(Shown);
  const near = useNearKeys(list, { off: whole || !shown, keys: items.map(keyOf).join(' ') });
  return (
    <ul ref={list} className={className}>
      {items.map((item, index) => {
        const key = keyOf(item);
        const drawn = shown && (whole || index < FIRST || key === keptKey || near.has(key));
        return (
          <WindowedItem key={key} id={key} item={item} about={about}>
            {drawn ? children(item) : null}
          </WindowedItem>
        );
      })}
    </ul>
  );
}

interface WindowedItemProps {
  id: string;
  item: object;
  about: number;
  children: ReactNode;
}

function WindowedItem({ id, item, about, children }: WindowedItemProps) {
  const box = useRef<HTMLLIElement>(null);
  const drawn = children !== null;
  useLayoutEffect(() => {
    const height = drawn ? box.current?.offsetHeight : 0;
    if (height) heights.set(item, height);
  }, [drawn, item]);
  return (
    <li ref={box} data-item={id} style={drawn ? undefined : { height: heights.get(item) ?? about }}>
      {children}
    </li>
  );
}

/** The keys of the items near the visible part of what scrolls. What has the focus stays as long as it has it. */
function useNearKeys(
  list: RefObject<HTMLUListElement | null>,
  { off, keys }: { off: boolean; keys: string },
): ReadonlySet<string> {
  const [near, setNear] = useState<ReadonlySet<string>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are other elements to watch
  useEffect(() => {
    if (off || !list.current) return;
    const watch = new IntersectionObserver((entries) => setNear((before) => nearAfter(before, entries)), {
      root: scrollFrame(list.current),
      rootMargin: MARGIN,
    });
    for (const item of list.current.children) watch.observe(item);
    return () => watch.disconnect();
  }, [list, off, keys]);
  return near;
}

const NONE: ReadonlySet<string> = new Set();

function nearAfter(before: ReadonlySet<string>, entries: IntersectionObserverEntry[]): ReadonlySet<string> {
  const after = new Set(before);
  for (const { target, isIntersecting } of entries) {
    const key = target instanceof HTMLElement ? (target.dataset.item ?? '') : '';
    if (isIntersecting || target.contains(document.activeElement)) after.add(key);
    else after.delete(key);
  }
  return after;
}
