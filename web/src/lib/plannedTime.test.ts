import { expect, test } from 'vitest';
import { plannedInstant } from './plannedTime.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute); // May 2026; the 15th is a Friday

test('tonight is half past seven, and now when that is past', () => {
  expect(plannedInstant({ kind: 'tonight' }, at(15, 10))).toEqual(at(15, 19, 30));
  expect(plannedInstant({ kind: 'tonight' }, at(15, 22))).toEqual(at(15, 22));
});

test('the weekend is the coming Saturday evening', () => {
  expect(plannedInstant({ kind: 'weekend' }, at(15, 10))).toEqual(at(16, 19, 30));
  expect(plannedInstant({ kind: 'weekend' }, at(17, 10))).toEqual(at(23, 19, 30));
  expect(plannedInstant({ kind: 'weekend' }, at(16, 21))).toEqual(at(16, 21));
});
