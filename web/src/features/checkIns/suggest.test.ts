import { expect, test, vi } from 'vitest';
import { comingSaturday } from './suggest.rules.ts';

const SAN_FRANCISCO = 'America/Los_Angeles';
/** November 2026 in San Francisco. */
const local = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 8));

test.each([
  ['from a Thursday', local(26, 9), local(28, 19)],
  ['on Saturday before seven', local(28, 18), local(28, 19)],
  ['on Saturday evening', local(28, 19), local(35, 19)],
  ['from a Sunday', local(29, 1), local(35, 19)],
])(
  'RUL-47 RUL-110 what is suggested is for the coming Saturday evening there, also to a reader in Tokyo: %s',
  (_when, now, expected) => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(comingSaturday(now, SAN_FRANCISCO)).toEqual(expected);
  },
);
