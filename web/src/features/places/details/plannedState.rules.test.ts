import { expect, test } from 'vitest';
import { plannedState } from './plannedState.rules.ts';

// Friday to Saturday in San Francisco, open each day from 17:00 to 23:00.
const day = 1440;
const hoursWeekly = [0, 1, 2, 3, 4, 5, 6].map((n): [number, number] => [n * day + 1020, n * day + 1380]);
const place = (state: 'open' | 'closed' | 'unknown', nextChange: string | null) => ({
  opening: { state, nextChange },
  hoursWeekly,
  hoursUnknown: [],
  timeZone: 'America/Los_Angeles',
});
const fridayEvening = new Date('2026-05-16T02:30:00Z');

test('a place that stays open until after the planned evening is open then', () => {
  expect(plannedState(place('open', '2026-05-16T06:00:00Z'), fridayEvening)).toEqual({
    state: 'open',
    certain: true,
  });
});

test('a place closed for the holiday is not told to be open that evening, whatever the week says', () => {
  expect(plannedState(place('closed', '2026-05-17T00:00:00Z'), fridayEvening)).toEqual({
    state: 'closed',
    certain: true,
  });
});

test('beyond the next change the week tells what is usual', () => {
  expect(plannedState(place('closed', '2026-05-16T00:00:00Z'), fridayEvening)).toEqual({
    state: 'open',
    certain: false,
  });
  const midnight = new Date('2026-05-17T07:00:00Z');
  expect(plannedState(place('closed', '2026-05-16T00:00:00Z'), midnight)).toEqual({
    state: 'closed',
    certain: false,
  });
});

test('RUL-107 hours that nobody knows are not known for the evening either', () => {
  expect(plannedState({ ...place('unknown', null), hoursWeekly: null }, fridayEvening)).toBeNull();
});

test('RUL-126 what is not known of each week is not told of the evening, what is known of it is', () => {
  const appointment = { hoursUnknown: hoursWeekly, hoursWeekly: [] };
  expect(plannedState({ ...place('closed', null), ...appointment }, fridayEvening)).toBeNull();
  const midnight = new Date('2026-05-17T07:00:00Z');
  expect(plannedState({ ...place('unknown', null), ...appointment }, midnight)).toEqual({
    state: 'closed',
    certain: false,
  });
});
