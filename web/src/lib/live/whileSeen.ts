import type { LiveClock } from './liveClock.ts';

interface Seen {
  visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
}

/** Calls `seen` as soon as the page is visible and `left` once it was hidden for `leftAfterMs`, over and over. */
export function whileSeen(
  page: Seen,
  clock: Pick<LiveClock, 'after'>,
  leftAfterMs: number,
  { seen, left }: { seen: () => void; left: () => void },
): void {
  let stopWaiting = () => {};
  const look = () => {
    stopWaiting();
    if (page.visibilityState === 'visible') seen();
    else stopWaiting = clock.after(leftAfterMs, left);
  };
  page.addEventListener('visibilitychange', look);
  if (page.visibilityState === 'visible') seen();
}
