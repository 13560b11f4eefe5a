/** At the latest after this long, busy or not. */
const TIMEOUT_MS = 5_000;

/** Runs `work` once the page is loaded and has nothing to do. A failure to load it is no failure of the page. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: TIMEOUT_MS })
      : setTimeout(run, TIMEOUT_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
