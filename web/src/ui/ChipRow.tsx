import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './classNames.ts';

export interface ChipRowProps {
  /** Names the group for assistive technology, e.g. 'Mood'. */
  label: string;
  /** Chips break into lines; otherwise they scroll sideways from edge to edge of the page. */
  wrap?: boolean;
  className?: string;
  children: ReactNode;
}

const CHOSEN = '[aria-pressed="true"]';

/** Scrolls a row until this chip of it is in sight as a whole, or begins at the edge where it is longer than the row. */
function showWhole(row: HTMLElement, chip: Element): void {
  const gutter = Number.parseFloat(getComputedStyle(row).paddingLeft) || 0;
  const [frame, box] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const after = box.right - (frame.right - gutter);
  const before = frame.left + gutter - box.left;
  if (before > 0) row.scrollLeft -= before;
  else if (after > 0) row.scrollLeft += Math.min(after, -before);
}

export function ChipRow({ label, wrap, className, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(CHOSEN);
    if (row.current && chosen) showWhole(row.current, chosen);
  }, []);
  const showPressed = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    const chip = target instanceof Element && target.closest('[aria-pressed]');
    if (chip) showWhole(currentTarget, chip);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling flex row in every browser
    // biome-ignore lint/a11y/useKeyWithClickEvents: a chip that a key presses is clicked as well
    <div
      ref={row}
      role="group"
      onClick={showPressed}
      aria-label={label}
      data-wrap={wrap ? '' : undefined}
      className={classNames('chips', className)}
    >
      {children}
    </div>
  );
}
