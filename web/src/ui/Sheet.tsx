import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from './classNames.ts';
import { controlsText } from './controls.text.ts';
import { Shown } from './Shown.ts';
import { nextSnap, SHEET_PEEK_PX, type SheetSnap } from './sheetSnap.ts';
import { useSheetDrag } from './useSheetDrag.ts';

export interface SheetProps {
  /** Names the region, e.g. 'Places nearby'. */
  label: string;
  snap: SheetSnap;
  onSnapChange: (snap: SheetSnap) => void;
  /** Pixels that show at the lowest stop, where something else than the sheet leads the screen. */
  peek?: number;
  /** Stays in view at every stop and can be dragged, too. */
  header?: ReactNode;
  className?: string;
  children: ReactNode;
}

function hiddenAt(snap: SheetSnap, peek: number): string {
  if (snap === 'peek') return `calc(100% - ${peek}px)`;
  return snap === 'half' ? '50%' : '0px';
}

/**
 * A phone sheet over a map, with three stops. Not a dialog: the map beside it stays in use. It fills its
 * container (give that the space below the search field) and is moved down by what is hidden.
 */
export function Sheet(props: SheetProps) {
  const { label, snap, onSnapChange, peek = SHEET_PEEK_PX, header, className, children } = props;
  const root = useRef<HTMLElement>(null);
  const { shown, wasDragged, handlers } = useSheetDrag(root, snap, onSnapChange, peek);
  const closed = snap === 'peek' && shown === null;
  const offset = shown === null ? hiddenAt(snap, peek) : `calc(100% - ${shown}px)`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onSnapChange(nextSnap(snap, event.key === 'ArrowUp' ? 1 : -1));
  };
  const step = () => {
    if (!wasDragged()) onSnapChange(snap === 'full' ? 'peek' : nextSnap(snap, 1));
  };
  return (
    <section
      ref={root}
      aria-label={label}
      className={classNames('sheet', className)}
      data-snap={snap}
      data-dragging={shown === null ? undefined : ''}
      style={{ transform: `translateY(${offset})` }}
    >
      <button
        type="button"
        className="sheet-handle"
        aria-label={controlsText.sheetHandle[snap]}
        aria-expanded={snap !== 'peek'}
        onClick={step}
        onKeyDown={onKeyDown}
        {...handlers}
      />
      {header && (
        <div className="sheet-head" {...handlers}>
          {header}
        </div>
      )}
      {/* What the edge of the screen hides must not take the focus either. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
      <div className="sheet-body" tabIndex={0} inert={closed}>
        <Shown value={!closed}>{children}</Shown>
      </div>
      {/* As tall as what lies below the screen, so that the end of the list can be scrolled into view. */}
      <div className="flex-none" style={{ height: hiddenAt(snap, peek) }} />
    </section>
  );
}
