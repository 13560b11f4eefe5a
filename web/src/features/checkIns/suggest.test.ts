import { expect, test } from 'vitest';
import { comingSaturday } from './suggest.rules.ts';

const local = (day: number, hour: number) => new Date(2026, 10, day, hour);

test.each([
  ['from a Thursday', local(26, 9), local(28, 19)],
  ['on Saturday before seven', local(28, 18), local(28, 19)],
  ['on Saturday evening', local(28, 19), local(35, 19)],
  ['from a Sunday', local(29, 1), local(35, 19)],
])('RUL-47 what is suggested is for the coming Saturday evening: %s', (_when, now, expected) => {
  expect(comingSaturday(now)).toEqual(expected);
});
