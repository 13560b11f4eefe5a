import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHeldLoading } from './heldLoading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an answer within 120 ms never shows a skeleton', () => {
  const report = vi.fn();
  const held = createHeldLoading(report);
  held.set(true);
  vi.advanceTimersByTime(119);
  held.set(false);
  vi.advanceTimersByTime(1000);
  expect(report).not.toHaveBeenCalled();
});

test('a skeleton that has shown stays for 400 ms', () => {
  const report = vi.fn();
  const held = createHeldLoading(report);
  held.set(true);
  vi.advanceTimersByTime(120);
  expect(report.mock.lastCall).toEqual([true]);
  vi.advanceTimersByTime(50);
  held.set(false);
  vi.advanceTimersByTime(349);
  expect(report.mock.lastCall).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(report.mock.lastCall).toEqual([false]);
});

test('a clock of the device that is set back meanwhile holds no skeleton for days', () => {
  const report = vi.fn();
  const held = createHeldLoading(report);
  held.set(true);
  vi.advanceTimersByTime(150);
  vi.setSystemTime(Date.now() - 3 * 86_400_000);
  held.set(false);
  vi.advanceTimersByTime(400);
  expect(report.mock.lastCall).toEqual([false]);
});

test('after a long wait the skeleton leaves at once', () => {
  const report = vi.fn();
  const held = createHeldLoading(report);
  held.set(true);
  vi.advanceTimersByTime(5000);
  held.set(false);
  vi.advanceTimersByTime(0);
  expect(report.mock.lastCall).toEqual([false]);
});

test('loading that begins again while the skeleton is held keeps it on', () => {
  const report = vi.fn();
  const held = createHeldLoading(report);
  held.set(true);
  vi.advanceTimersByTime(150);
  held.set(false);
  vi.advanceTimersByTime(100);
  held.set(true);
  vi.advanceTimersByTime(2000);
  expect(report.mock.calls).toEqual([[true]]);
});

test('a skeleton that was there from the beginning leaves at once', () => {
  const report = vi.fn();
  const held = createHeldLoading(report, true);
  held.set(true);
  vi.advanceTimersByTime(120);
  expect(report).not.toHaveBeenCalled();
  held.set(false);
  vi.advanceTimersByTime(0);
  expect(report.mock.lastCall).toEqual([false]);
});
