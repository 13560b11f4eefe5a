import { beforeEach, expect, test } from 'vitest';
import { readAs } from '../i18n/testing/readAs.ts';
import { openingWords } from './openingWords.ts';

const zone = 'America/Los_Angeles';
// Friday 15 May 2026, 19:00 in San Francisco.
const friday = new Date('2026-05-16T02:00:00Z');
beforeEach(() => readAs('en-GB'));

const words = (state: 'open' | 'closed' | 'unknown', nextChange: string | null) =>
  openingWords({ state, nextChange }, zone, friday);

test('PSB-10 open and closed are told in words, with the next change in the place’s own time', () => {
  expect(words('open', '2026-05-16T05:00:00Z')).toEqual({
    state: 'Open now',
    until: 'until 22:00',
    phrase: 'Open until 22:00',
    change: '22:00',
    open: true,
  });
  expect(words('closed', '2026-05-16T18:00:00Z')).toEqual({
    state: 'Closed',
    until: 'opens tomorrow 11:00',
    phrase: 'Closed, opens tomorrow 11:00',
    change: 'tomorrow 11:00',
    open: false,
  });
  expect(words('closed', '2026-05-19T18:00:00Z')).toMatchObject({ until: 'opens Tue 11:00' });
});

test('RUL-107 a week ahead the date says which weekday is meant: a place that opens on Fridays alone is shut today', () => {
  expect(words('closed', '2026-05-22T03:00:00Z')).toMatchObject({ until: 'opens Thu 20:00' });
  expect(words('closed', '2026-05-23T03:00:00Z')).toMatchObject({ until: 'opens Fri 22/05 20:00' });
});

test('a bar that closes after midnight closes at that hour, not tomorrow', () => {
  expect(words('open', '2026-05-16T08:30:00Z')).toMatchObject({ until: 'until 1:30' });
});

test('RUL-107 an unknown state is neither open nor closed', () => {
  expect(words('unknown', null)).toBeNull();
});

test('without a change within eight days only the state is told', () => {
  expect(words('open', null)).toEqual({
    state: 'Open now',
    until: '',
    phrase: 'Open',
    change: null,
    open: true,
  });
});
