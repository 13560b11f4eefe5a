import { SCREEN_TIME_STANDS_MS } from '@liora/domain/limits';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScreenTime } from './screenTime.store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const timeAt = (now: number) => {
  vi.setSystemTime(now);
  return renderHook(() => useScreenTime().time.getTime()).result.current;
};

test('the time of lists stands for ten minutes, and moves with a clock that was set back', () => {
  const ahead = Date.UTC(2026, 4, 18);
  expect(timeAt(ahead)).toBe(ahead);
  expect(timeAt(ahead + SCREEN_TIME_STANDS_MS - 1)).toBe(ahead);
  const later = ahead + SCREEN_TIME_STANDS_MS + 1;
  expect(timeAt(later)).toBe(later);
  const right = Date.UTC(2026, 4, 15);
  expect(timeAt(right)).toBe(right);
});
