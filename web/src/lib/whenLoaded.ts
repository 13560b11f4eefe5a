import { whenIdle } from './whenIdle.ts';

/** What a page shows first is fresh: nothing can be amiss for so long. */
const QUIET_MS = 5_000;
const FIRST_SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Runs `work` at the first sign of a person, or after five seconds: behind everything that a first visit waits for. */
export function whenLoaded(work: () => Promise<void>): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    clearTimeout(timer);
    for (const sign of FIRST_SIGNS) window.removeEventListener(sign, begin);
    whenIdle(work);
  };
  const timer = setTimeout(begin, QUIET_MS);
  for (const sign of FIRST_SIGNS) window.addEventListener(sign, begin, { passive: true });
}
