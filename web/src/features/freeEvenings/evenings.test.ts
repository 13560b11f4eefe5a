import { expect, test } from 'vitest';
import { dinnerOn, eveningWeeks, movedBy, todayIn } from './evenings.rules.ts';

test('RUL-47 the evenings of eight weeks, from the day that it is where the reader is', () => {
  expect(todayIn(new Date('2026-05-16T02:30:00Z'), 'America/Los_Angeles')).toBe('2026-05-15');
  const weeks = eveningWeeks('2026-05-15');
  expect(weeks).toHaveLength(9);
  expect(weeks[0]).toEqual({
    monday: '2026-05-11',
    days: [null, null, null, null, '2026-05-15', '2026-05-16', '2026-05-17'],
  });
  expect(weeks.flatMap(({ days }) => days.filter(Boolean))).toHaveLength(56);
  expect(eveningWeeks('2026-05-11')).toHaveLength(8);
});

test('arrow keys lead a day or a week on, and stay where the calendar ends', () => {
  const dates = eveningWeeks('2026-05-15').flatMap(({ days }) => days.filter((day) => day !== null));
  expect(movedBy('ArrowRight', '2026-05-15', dates)).toBe('2026-05-16');
  expect(movedBy('ArrowDown', '2026-05-15', dates)).toBe('2026-05-22');
  expect(movedBy('ArrowLeft', '2026-05-15', dates)).toBeUndefined();
  expect(movedBy('End', '2026-05-15', dates)).toBe('2026-07-09');
  expect(movedBy('x', '2026-05-15', dates)).toBeUndefined();
});

test('an evening begins at half past seven by the clock of whoever plans it', () => {
  expect(dinnerOn('2026-05-22', 'America/Los_Angeles')).toBe('2026-05-23T02:30:00.000Z');
});
