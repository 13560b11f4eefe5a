import { expect, test } from 'vitest';
import { monthsBefore, RETENTION, retainedSince } from './retention.ts';

test('POL-05 POL-06 POL-07 POL-08 POL-09 POL-10 the periods are those of the policy', () => {
  expect(Object.fromEntries(Object.entries(RETENTION).map(([name, { period }]) => [name, period]))).toEqual({
    account: { days: 730 },
    content: null,
    searches: { months: 12 },
    purchases: { years: 7 },
    interactions: { months: 18 },
    crashes: { days: 90 },
    support: { years: 3 },
    traces: { days: 1 },
  });
});

test.each([
  ['crashes', '2026-05-15T12:00:00Z', '2026-02-14T12:00:00.000Z'],
  ['searches', '2026-05-15T12:00:00Z', '2025-05-15T12:00:00.000Z'],
  ['searches', '2028-02-29T12:00:00Z', '2027-02-28T12:00:00.000Z'],
  ['purchases', '2026-05-15T12:00:00Z', '2019-05-15T12:00:00.000Z'],
  ['interactions', '2026-08-31T00:00:00Z', '2025-02-28T00:00:00.000Z'],
] as const)('RUL-93 what is kept of %s on %s began on %s', (category, now, since) => {
  expect(retainedSince(category, new Date(now)).toISOString()).toBe(since);
});

test('three months before the last of May is the last of February, and no day of March', () => {
  expect(monthsBefore(new Date('2026-05-31T12:00:00Z'), 3).toISOString()).toBe('2026-02-28T12:00:00.000Z');
  expect(monthsBefore(new Date('2028-05-31T12:00:00Z'), 3).toISOString()).toBe('2028-02-29T12:00:00.000Z');
});
