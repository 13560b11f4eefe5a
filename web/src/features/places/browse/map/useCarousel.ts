import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../../lib/reducedMotion.ts';
import { frontCard } from './carousel.rules.ts';

/** The row has come to rest when it has not moved for so long; not every browser says so itself. */
const REST_MS = 120;

interface Carousel {
  ids: readonly string[];
  selectedId: string | null;
  onSelect: (id: string) => void;
}

interface Standing {
  /** The number of the card in front. */
  front: number;
  /** Whoever touches the row decides where it goes from now on. */
  handlers: {
    onScroll: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Keeps the card in front and the chosen place the same: what is chosen is scrolled to, and the card that the reader
 * brings to the front is chosen. On its own way to a card the row chooses nothing.
 */
export function useCarousel(
  row: RefObject<HTMLElement | null>,
  { ids, selectedId, onSelect }: Carousel,
): Standing {
  const [front, setFront] = useState(0);
  const aim = useRef<number>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = selectedId === null ? -1 : ids.indexOf(selectedId);
  const order = ids.join();

  const seen = useRef<string>(null);
  useLayoutEffect(() => {
    const moved = seen.current !== order;
    seen.current = order;
    // Of a list that has not changed the row stays where it is when nothing is chosen any more.
    if (chosen < 0 && !moved) return;
    const target = Math.max(0, chosen);
    setFront(target);
    if (row.current && scrollToCard(row.current, target, moved)) aim.current = target;
  }, [row, chosen, order]);
  useEffect(() => () => clearTimeout(rest.current), []);

  const rested = () => {
    if (!row.current) return;
    const now = frontCard(row.current.scrollLeft, stepOf(row.current), ids.length);
    if (aim.current !== null) {
      if (aim.current === now) aim.current = null;
      return;
    }
    setFront(now);
    const id = ids[now];
    if (id !== undefined && id !== selectedId && now !== front) onSelect(id);
  };
  const release = () => {
    aim.current = null;
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    release();
    const index = [...(row.current?.children ?? [])].findIndex((card) => card.contains(target));
    const id = ids[index];
    // The card that the keyboard has come to is brought to the front whole.
    if (id !== undefined && index !== front) onSelect(id);
  };
  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(rested, REST_MS);
  };
  return { front, handlers: { onScroll, onPointerDown: release, onWheel: release, onFocus } };
}

/** From the beginning of a card to that of the next. */
function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return Math.abs(second.offsetLeft - first.offsetLeft);
}

/** Whether there was any way to go. */
function scrollToCard(row: HTMLElement, index: number, atOnce: boolean): boolean {
  const step = stepOf(row);
  if (frontCard(row.scrollLeft, step, row.children.length) === index) return false;
  row.scrollTo({ left: index * step, behavior: atOnce || prefersReducedMotion() ? 'instant' : 'smooth' });
  return true;
}
