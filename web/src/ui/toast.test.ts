import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, PIN_BLOCK_TOAST_MS, pauseToast, resumeToast, toast, toastStore } from './toast.ts';

const title = () => toastStore.current()?.title;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  closeToast();
  vi.useRealTimers();
});

test('GEN-13 a new toast takes the place of the old one and has its full time', () => {
  toast('Place saved');
  vi.advanceTimersByTime(4000);
  toast('Place removed');
  expect(title()).toBe('Place removed');
  vi.advanceTimersByTime(4999);
  expect(title()).toBe('Place removed');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

test('CONST-12 a block toast of the pin area leaves after 4 s', () => {
  toast('Limit', { duration: PIN_BLOCK_TOAST_MS });
  vi.advanceTimersByTime(3999);
  expect(title()).toBe('Limit');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
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

test('whoever listens is told of every change', () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  toast('One');
  closeToast();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  toast('Two');
  expect(listener).toHaveBeenCalledTimes(2);
});
