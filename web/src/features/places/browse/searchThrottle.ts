import { SEARCH_THROTTLE_MS } from '@liora/domain/limits';

/**
 * Passes on at most one search per window (SRCH-01). One that comes too early is dropped, and the newest of those is passed
 * on once the window is over, so that what is shown always matches what is asked (RUL-61).
 */
export function searchThrottle<Search>(run: (search: Search) => void, windowMs = SEARCH_THROTTLE_MS) {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pass = (search: Search) => {
    last = Date.now();
    run(search);
  };
  return {
    offer(search: Search): void {
      clearTimeout(timer);
      const wait = last + windowMs - Date.now();
      if (wait <= 0) pass(search);
      else timer = setTimeout(pass, wait, search);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
