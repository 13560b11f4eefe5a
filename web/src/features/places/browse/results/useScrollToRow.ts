import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../../../lib/reducedMotion.ts';

/** Brings the row of a place that was selected on the map into view; what was selected when the page opened is left alone. */
export function useScrollToRow(selectedId: string | null): void {
  const seen = useRef(selectedId);
  useEffect(() => {
    if (seen.current === selectedId) return;
    seen.current = selectedId;
    const row = selectedId && document.querySelector<HTMLElement>(`[data-place="${CSS.escape(selectedId)}"]`);
    if (row) show(row);
  }, [selectedId]);
}

const ABOVE_PX = 8;

/** Scrolls the list itself where it has a frame of its own: `scrollIntoView` would move the frame as well. */
function show(row: HTMLElement): void {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  const frame = row.closest('.sheet-body, .full-map-list');
  if (!frame) {
    row.scrollIntoView({ block: 'nearest', behavior });
    return;
  }
  const down = row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  frame.scrollBy({ top: down - ABOVE_PX, behavior });
}
