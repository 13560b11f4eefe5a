import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchThrottle } from './searchThrottle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function recorded() {
  const run: string[] = [];
  return { run, throttle: searchThrottle<string>((search) => run.push(search)) };
}

test('SRCH-01 a search within half a second of the last one is not sent', () => {
  const { run, throttle } = recorded();
  throttle.offer('wine');
  vi.advanceTimersByTime(499);
  throttle.offer('wine bar');
  expect(run).toEqual(['wine']);
});

test('RUL-61 once the window has passed the newest search is sent, and only that', () => {
  const { run, throttle } = recorded();
  throttle.offer('wine');
  throttle.offer('wine b');
  vi.advanceTimersByTime(300);
  throttle.offer('wine bar');
  vi.advanceTimersByTime(199);
  expect(run).toEqual(['wine']);
  vi.advanceTimersByTime(1);
  expect(run).toEqual(['wine', 'wine bar']);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveLength(2);
});

test('after the window a search is sent at once', () => {
  const { run, throttle } = recorded();
  throttle.offer('wine');
  vi.advanceTimersByTime(500);
  throttle.offer('jazz');
  expect(run).toEqual(['wine', 'jazz']);
});

test('nothing is sent after the screen is gone', () => {
  const { run, throttle } = recorded();
  throttle.offer('wine');
  throttle.offer('jazz');
  throttle.stop();
  vi.advanceTimersByTime(1000);
  expect(run).toEqual(['wine']);
});
