import { PIN_BLOCK_TOAST_MS, TOAST_MS } from '@liora/domain/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, pauseToast, resumeToast, toast, toastStore } from './toast.ts';

const title = () => toastStore.state?.title;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  closeToast();
  vi.useRealTimers();
});

test('GEN-13 CONST-11 a new toast takes the place of the old one and has its full time', () => {
  toast('Place saved');
  vi.advanceTimersByTime(4000);
  toast('Place removed');
  expect(title()).toBe('Place removed');
  vi.advanceTimersByTime(4999);
  expect(title()).toBe('Place removed');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

/** How long a toast stands when nobody touches it. */
function standingMs(options: Parameters<typeof toast>[1] = {}): number {
  toast('Standing', options);
  const shownAt = Date.now();
  vi.advanceTimersToNextTimer();
  expect(title()).toBeUndefined();
  return Date.now() - shownAt;
}

test('ERR-69 CONST-12 a block toast of the pin area leaves after 4 s', () => {
  expect(standingMs({ duration: PIN_BLOCK_TOAST_MS })).toBe(4000);
});

test('ERR-70 CONST-12 an error toast of the pin area leaves after 5 s', () => {
  expect(standingMs({ kind: 'error', duration: TOAST_MS })).toBe(5000);
  expect(standingMs({ kind: 'error' })).toBe(TOAST_MS);
});

test('RUL-75 all others stand for 5 s, the destructive ones, too', () => {
  expect([standingMs(), standingMs({ kind: 'success' }), standingMs({ kind: 'error' })]).toEqual([
    5000, 5000, 5000,
  ]);
});

test('RUL-75 GEN-13 whatever comes, in whatever order: one toast, the newest', () => {
  const titles = Array.from({ length: 30 }, (_, n) => `Toast ${n}`);
  for (const [n, one] of titles.entries()) {
    toast(one, { duration: 500 + (n % 7) * 900 });
    vi.advanceTimersByTime((n % 3) * 200);
    expect(title()).toBe(one);
  }
  vi.advanceTimersByTime(60_000);
  expect(title()).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('the clock stands while the pointer rests on the toast', () => {
  toast('Success', { duration: 5000 });
  vi.advanceTimersByTime(3000);
  pauseToast();
  vi.advanceTimersByTime(60_000);
  expect(title()).toBe('Success');
  resumeToast();
  vi.advanceTimersByTime(1999);
  expect(title()).toBe('Success');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

test('focus that comes while the pointer is already there takes no time away', () => {
  toast('Success', { duration: 5000 });
  vi.advanceTimersByTime(1000);
  pauseToast();
  vi.advanceTimersByTime(10_000);
  pauseToast();
  resumeToast();
  vi.advanceTimersByTime(3999);
  expect(title()).toBe('Success');
});
