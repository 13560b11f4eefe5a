import { createStore } from '@tanstack/react-store';
import { firstRender, useOwnSnapshot } from './firstRender.ts';

const TICK_MS = 60_000;

interface Clock {
  now: Date;
  /** How long nobody had looked at the page before this moment; 0 while somebody does. */
  awayMs: number;
}

/** The time on screen. It moves each minute, and when somebody comes back to the page. */
export const clock = createStore<Clock>({ now: new Date(), awayMs: 0 });

export function startClock(page: Pick<Document, 'addEventListener' | 'visibilityState'> = document): void {
  let leftAt: number | null = null;
  setInterval(() => clock.setState(() => ({ now: new Date(), awayMs: 0 })), TICK_MS);
  page.addEventListener('visibilitychange', () => {
    const now = new Date();
    if (page.visibilityState === 'hidden') leftAt = now.getTime();
    else clock.setState(() => ({ now, awayMs: leftAt === null ? 0 : now.getTime() - leftAt }));
  });
}

const subscribe = (listener: () => void) => clock.subscribe(listener).unsubscribe;

export const useNow = (): Date =>
  useOwnSnapshot(
    subscribe,
    () => clock.state.now,
    () => firstRender().now,
  );
