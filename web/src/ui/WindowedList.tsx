import { type FocusEvent, type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react';
import { Shown } from './Shown.ts';
import { OVERSCAN, useRowWindow } from './useRowWindow.ts';

interface WindowedListProps<Item extends object> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** A short list: all of it is in the document as long as it is open, from the moment after its start on. */
  whole: boolean;
  /** Always in the document, wherever it stands: what was selected, so that it can be scrolled to. */
  keptKey: string | null;
  /** How tall an item is about, CSS pixels, until it was measured. */
  about: number;
  /** Items before and after what can be seen. */
  overscan?: number;
  className?: string;
}

/** So many at the start of a list are there at once, before anything is measured. */
const FIRST = 12;

/**
 * A list that keeps only those items in the document that are near the visible part, what is kept and what has the focus;
 * it is as long as if all were there. Inside what is closed (`Shown`) none is.
 */
export function WindowedList<Item extends object>(props: WindowedListProps<Item>) {
  const { items, keyOf, children, whole, keptKey, about, overscan = OVERSCAN, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = use(Shown);
  const [focusedKey, focus] = useFocusedKey();
  const begun = useBegun(whole && shown, items.length);
  const keyAt = (index: number) => keyOf(items[index] as Item);
  const rowWindow = useRowWindow(list, { items, keyOf: keyAt, about, overscan });
  const kept = new Set([keptKey, focusedKey]);
  // Asked for first: it brings the places up to date.
  const near = new Set(rowWindow.getVirtualIndexes());
  const listStart = rowWindow.measurementsCache[0]?.start ?? 0;
  const drawn = items.flatMap((item, index) => {
    const stays =
      index < begun || near.has(index) || kept.has(keyOf(item)) || (near.size === 0 && index < FIRST);
    return shown && stays ? [{ item, index }] : [];
  });
  const places = placed(
    drawn.map(({ index }) => rowWindow.measurementsCache[index]),
    {
      start: listStart,
      end: listStart + rowWindow.getTotalSize(),
    },
  );
  return (
    <ul
      ref={list}
      className={className}
      style={{ paddingTop: places.before[0], paddingBottom: places.after }}
      {...focus}
    >
      {drawn.map(({ item, index }, nth) => (
        <li
          key={keyOf(item)}
          ref={rowWindow.measureElement}
          data-index={index}
          data-item={keyOf(item)}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          // Of the first, the list's own: a margin would move the list.
          style={{ marginTop: nth > 0 ? places.before[nth] : undefined }}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/**
 * How many items from the start of a short list are in the document: what can be seen comes first, the rest bit by bit. All at
 * once would keep a phone from answering for a quarter of a second.
 */
function useBegun(whole: boolean, length: number): number {
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (whole && begun < length) startTransition(() => setBegun(begun + FIRST));
  }, [whole, begun, length]);
  return whole ? begun : 0;
}

interface Span {
  start: number;
  end: number;
}

/** The room that what is left out takes: before each row that is there, and after the last. */
function placed(rows: readonly (Span | undefined)[], list: Span): { before: number[]; after: number } {
  let end = list.start;
  const before = rows.map((row) => {
    const gap = row ? row.start - end : 0;
    end = row?.end ?? end;
    return gap;
  });
  return { before, after: list.end - end };
}

/** The key of the row that has the focus: it stays as long as it has it. */
function useFocusedKey() {
  const [key, setKey] = useState<string | null>(null);
  const onFocus = ({ target }: FocusEvent) =>
    setKey(target.closest<HTMLElement>('[data-item]')?.dataset.item ?? null);
  return [key, { onFocus, onBlur: () => setKey(null) }] as const;
}
