import { useCallback, useEffect, useState } from 'react';
import { clock } from '../../../lib/clock.ts';
import { forgetOn } from '../../../lib/personalData.ts';

const KEPT_MS = 600_000;
/** So long a list may be read without anybody leaving it; then it is told anew by itself. */
const LONGEST_MS = 3_600_000;

let kept = new Date(0);
forgetOn(['signed out'], () => {
  kept = new Date(0);
});

/**
 * The time that lists are told for. It stands still for ten minutes: a list does not change under the reader's eyes, and
 * coming back from a place finds the same list.
 */
function screenTime(): Date {
  const now = new Date();
  if (now.getTime() - kept.getTime() > KEPT_MS) kept = now;
  return kept;
}

/** The same for a screen: it moves when somebody comes back to the page after a while, after an hour, and by `renew`. */
export function useScreenTime(): { time: Date; renew: () => void } {
  const [time, setTime] = useState(screenTime);
  useEffect(() => {
    const { unsubscribe } = clock.subscribe(({ now, awayMs }) => {
      if (awayMs > KEPT_MS || now.getTime() - time.getTime() > LONGEST_MS) setTime(screenTime());
    });
    return unsubscribe;
  }, [time]);
  const renew = useCallback(() => setTime(screenTime()), []);
  return { time, renew };
}
