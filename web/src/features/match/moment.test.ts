import { readAs } from '@liora/domain/i18n/testing/readAs';
import { revealOf } from '@liora/domain/rules/matchDeck';
import { expect, test } from 'vitest';
import { momentWords } from './moment.rules.ts';

const time_zone = 'America/Los_Angeles';
const wordsAt = (now: Date) =>
  momentWords({ reveals_at: revealOf(now, time_zone).toISOString(), time_zone }, now);

test('RUL-47 a deck that is dealt on a Saturday morning opens in a week, and says so', () => {
  readAs('en-GB');
  expect(wordsAt(new Date('2026-05-15T09:00-07:00'))).toBe('Saturday 12:00');
  expect(wordsAt(new Date('2026-05-16T09:00-07:00'))).toBe('Saturday 23 May at 12:00');
});
