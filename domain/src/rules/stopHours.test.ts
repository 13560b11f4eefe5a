import { expect, test } from 'vitest';
import { clockLabel } from '../i18n/clockTime.ts';
import { readAs } from '../i18n/testing/readAs.ts';
import { stopHours, unknownHours } from './stopHours.ts';
import { stayLabel } from './stopLabels.ts';

// Friday 15 May 2026, 19:30 in San Francisco.
const stop = {
  time_zone: 'America/Los_Angeles',
  opening_at: '2026-05-16T02:30:00Z',
  planned: true,
  stay_minutes: null,
  usual_hours: false,
};
const open = { state: 'open' as const, nextChange: '2026-05-16T05:00:00Z' };
const label = (more: object) => stopHours({ ...stop, opening: open, ...more });

test('RUL-107 a stop says whether it is open when the two of you arrive', () => {
  expect(label({})).toEqual({ text: 'Open at 7:30 PM, until 10 PM', tone: 'open', usual: false });
  expect(label({ opening: { state: 'closed', nextChange: '2026-05-16T18:00:00Z' } })).toEqual({
    text: 'Closed at 7:30 PM, opens tomorrow 11 AM',
    tone: 'closed',
    usual: false,
  });
});

test('a place that closes before the stay is over says so', () => {
  expect(label({ stay_minutes: 180 })).toEqual({
    text: 'Open at 7:30 PM, but closes 10 PM, before your time there is over',
    tone: 'short',
    usual: false,
  });
  expect(label({ stay_minutes: 150 })?.tone).toBe('open');
});

test('FIX-68 RUL-107 unknown hours are no guess, and said once for all stops; a custom place says nothing', () => {
  const unknown = { state: 'unknown' as const, nextChange: null };
  expect(label({ opening: unknown })).toEqual({ tone: 'unknown' });
  const tosca = { ...stop, name: 'Tosca', opening: unknown };
  const vesuvio = { ...stop, name: 'Vesuvio', opening: unknown };
  expect(unknownHours([tosca, vesuvio, { ...tosca, opening: open }])).toBe(
    'Hours not known: Tosca, Vesuvio.',
  );
  expect(unknownHours([tosca, vesuvio])).toBe('The hours of these places are not known.');
  expect(unknownHours([{ ...tosca, opening: open }])).toBeNull();
  expect(label({ opening: null })).toBeNull();
});

test('RUL-126 hours that are the usual ones of such a place are told as that', () => {
  expect(label({ usual_hours: true })).toMatchObject({ usual: true });
});

test('without a planned time a stop tells about now', () => {
  expect(label({ planned: false })).toEqual({ text: 'Open until 10 PM', tone: 'open', usual: false });
});

test('RUL-110 times and stays are told in the reader’s own way', () => {
  expect(clockLabel('19:30')).toBe('7:30 PM');
  readAs('en-DE');
  expect(clockLabel('19:30')).toBe('19:30');
  expect([45, 60, 90].map(stayLabel)).toEqual(['45 min', '1 h', '1 h 30 min']);
});
