import { HOUR_MS } from '@liora/domain/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock, startClock } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-05-15T19:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('FIX-49 the clock of the screen moves each minute, and knows how long nobody looked', () => {
  let seen = () => {};
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_name: string, listener: () => void) => {
      seen = listener;
    },
  };
  startClock(page as never);
  vi.advanceTimersByTime(60_000);
  expect(clock.state).toEqual({ now: new Date('2026-05-15T19:01:00Z'), awayMs: 0 });
  page.visibilityState = 'hidden';
  seen();
  vi.setSystemTime(Date.parse('2026-05-17T19:01:00Z'));
  page.visibilityState = 'visible';
  seen();
  expect(clock.state).toEqual({ now: new Date('2026-05-17T19:01:00Z'), awayMs: 48 * HOUR_MS });
});
