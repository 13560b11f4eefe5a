import { SCREEN_TIME_LONGEST_MS, SCREEN_TIME_STANDS_MS } from '@liora/domain/limits';
import { useCallback, useEffect, useState } from 'react';
import { clock } from '../../../lib/clock.ts';
import { isWithin } from '../../../lib/isWithin.ts';
import { forgetOn } from '../../../lib/personalData.ts';

let snapshot = new Date(0);
forgetOn(['signed out'], () => {
  snapshot = new Date(0);
});

/**
 * The time that lists are told for. It stands still for ten minutes: a list does not change under the reader's eyes, and
 * coming back from a place finds the same list.
 */
function screenTime(): Date {
  const now = new Date();
  if (!isWithin(now.getTime() - snapshot.getTime(), SCREEN_TIME_STANDS_MS)) snapshot = now;
  return snapshot;
}

/** The list on screen is of this time already. */
export function startScreenTime(time: Date): void {
  snapshot = time;
}

/** The same for a screen: it moves when somebody comes back to the page after a while, after an hour, and by `renew`. */
export function useScreenTime(): { time: Date; renew: () => void } {
  const [time, setTime] = useState(screenTime);
  useEffect(() => {
    const { unsubscribe } = clock.subscribe(({ now, awayMs }) => {
      if (awayMs > SCREEN_TIME_STANDS_MS || !isWithin(now.getTime() - time.getTime(), SCREEN_TIME_LONGEST_MS))
        setTime(screenTime());
    });
    return unsubscribe;
  }, [time]);
  const renew = useCallback(() => setTime(screenTime()), []);
  return { time, renew };
}
