import { HOUR_MS } from '@liora/domain/durations';
import { clockOf } from '@liora/domain/rules/hoursClock';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../calendar.types.ts';
import { byIcalJs, byNames, byPython, noPython, type Reading, unfolded } from '../testing/readings.ts';
import { calendarFile } from './calendarFile.views.ts';
import { zoneBlock } from './zoneBlock.parser.ts';

const NOW = new Date('2026-05-16T02:30:00Z');
const QUARTER = HOUR_MS / 4;

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'one',
  sequence: 2,
  status: 'confirmed',
  start: new Date('2026-06-05T02:00:00Z'),
  end: new Date('2026-06-05T04:00:00Z'),
  timeZone: 'America/Los_Angeles',
  title: 'Lumen with june',
  location: '1 bar Street',
  lines: ['See you'],
  url: 'https://liora.example/invite/abc',
  leave: 'Time to leave for Lumen',
  ...more,
});
const file = (events: readonly CalendarEvent[], options = {}) =>
  calendarFile(events, { now: NOW, ...options });
const only = (text: string) => {
  const component = ICAL.Component.fromString(text).getFirstSubcomponent('vevent');
  if (!component) throw new Error('there is no event');
  return new ICAL.Event(component);
};

/** Two with half an hour, at midnight, north and south of the equator, by a fast, and by one of two dozen rules. */
const ZONES = [
  'America/Los_Angeles',
  'Europe/Berlin',
  'Europe/Dublin',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Gaza',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Chatham',
];
const FROM = Date.UTC(2026, 0, 1);
const UNTIL = Date.UTC(2029, 0, 1);

/** Instants at which the clocks of a zone change. */
function changesOf(zone: string): number[] {
  const clock = clockOf(zone);
  const changes: number[] = [];
  for (let at = FROM; at < UNTIL; at += QUARTER)
    if (clock(at) !== clock(at + QUARTER)) changes.push(at + QUARTER);
  return changes;
}

/** A date for each quarter of an hour around every change, and one in the midst of each month; a day long at most. */
const datesIn = (zone: string): CalendarEvent[] => {
  const around = changesOf(zone).flatMap((change) =>
    Array.from({ length: 28 }, (_, n) => change + (n - 14) * QUARTER),
  );
  const months = Array.from({ length: 36 }, (_, n) => Date.UTC(2026, n, 15, 19));
  return [...around, ...months].map((start, n) =>
    event({
      uid: `${zone}-${start}`,
      start: new Date(start),
      end: new Date(start + ((n % 5) + 1) * HOUR_MS),
      timeZone: zone,
      lines: [],
    }),
  );
};

describe('a date stands at its hour', () => {
  const events = ZONES.flatMap(datesIn);
  const written = file(events);
  const expected = events.map(({ uid, start, end }) => ({
    uid: `${uid}@liora`,
    start: start.getTime() / 1000,
    end: end.getTime() / 1000,
  }));
  const wrongHours = (read: Reading) => {
    const found = read(written);
    expect(found).toHaveLength(expected.length);
    return found.filter((one, n) => JSON.stringify(one) !== JSON.stringify(expected[n]));
  };

  test('by the names of the zones', () => {
    expect(ZONES.filter((zone) => changesOf(zone).length >= 6).length).toBeGreaterThanOrEqual(6);
    expect(wrongHours(byNames)).toEqual([]);
  });
  test('as ical.js reads the file', () => expect(wrongHours(byIcalJs)).toEqual([]));

  const missing = noPython();
  test.skipIf(missing)(`as Python reads the file${missing ? ` (${missing})` : ''}`, () =>
    expect(wrongHours(byPython)).toEqual([]),
  );

  test('nearly all on the wall of the place; in UTC the hours that come twice, and where zone and file differ', () => {
    const inUtc = unfolded(written).match(/^DTSTART:.*Z$/gm) ?? [];
    expect(inUtc.length).toBeGreaterThan(0);
    expect(inUtc.length).toBeLessThan(events.length / 3);
    const ordinary = file([event({ timeZone: 'Europe/Berlin' })]);
    expect(ordinary).toContain('DTSTART;TZID=Europe/Berlin:20260605T040000\r\n');
    expect(ordinary.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    // 1:30 in the night of November 1, the first time and the second.
    for (const hour of ['08', '09']) {
      const start = new Date(`2026-11-01T${hour}:30:00Z`);
      const end = new Date(start.getTime() + 3 * HOUR_MS);
      expect(file([event({ start, end })])).toContain(`DTSTART:20261101T${hour}3000Z`);
    }
  });
});

test('a zone that no file describes is written in UTC', () => {
  expect(zoneBlock('Nowhere/Else')).toBeNull();
  for (const timeZone of ['Nowhere/Else', 'UTC']) {
    const text = file([event({ timeZone })]);
    expect(text).toContain('DTSTART:20260605T020000Z');
    expect(text).not.toContain('VTIMEZONE');
  }
});

const NASTY = [
  'Dinner; drinks, and \\n more',
  'two\r\nlines\rand\nmore\u2028again\u0085',
  'BEGIN:VEVENT\r\nUID:forged\r\nEND:VEVENT',
  '👩‍❤️‍👨 '.repeat(40),
  'x'.repeat(300),
  'é'.repeat(150),
  'a\u0000b\u0007c\u202Ed\uD800e',
  '"quoted": and; more=\\',
];

describe('texts', () => {
  test.each(NASTY)('%j can neither end its line nor begin another property', (words) => {
    const text = file([event({ title: words, location: words, lines: [words, words], leave: words })]);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/(?!\t)[\p{Cc}\u2028\u2029]/u);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    const read = only(text);
    const plain = words
      .replace(/\r\n?|[\u0085\u2028]/g, '\n')
      .replace(/[\0\p{Cs}]/gu, ' ')
      .replace(/(?!\n)\p{Cc}|\u202E/gu, '');
    expect(read.uid).toBe('one@liora');
    expect(read.summary).toBe(plain);
    expect(read.location).toBe(plain);
    expect(read.description).toBe(`${plain}\n${plain}`);
  });

  test('every line ends with both characters, and the last one, too', () => {
    const text = file([event()]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

test('what a date is: confirmed with a reminder to leave, tentative, or called off and in nobody’s way', () => {
  const told = (status: CalendarEvent['status']) => unfolded(file([event({ status })]));
  expect(told('confirmed')).toContain('STATUS:CONFIRMED\n');
  expect(told('confirmed')).toContain(
    'BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT45M\nDESCRIPTION:Time to leave for Lumen\nEND:VALARM',
  );
  expect(told('tentative')).toContain('STATUS:TENTATIVE\n');
  expect(told('cancelled')).toContain('STATUS:CANCELLED\nTRANSP:TRANSPARENT\n');
  for (const status of ['tentative', 'cancelled'] as const) expect(told(status)).not.toContain('VALARM');
  expect(told('confirmed')).toMatch(/^DTSTAMP:20260516T023000Z$/m);
});

test('busy only tells nothing but times', () => {
  const secret = event({
    title: 'Lumen',
    location: 'Bar Street',
    lines: ['lemon'],
    timeZone: 'Europe/Berlin',
  });
  const text = unfolded(
    file([secret, event({ uid: 'off', status: 'cancelled' })], { busyOnly: true, isFeed: true }),
  );
  const names = text.split('\n').flatMap((line) => line.split(/[:;]/, 1));
  expect(new Set(names.slice(names.indexOf('BEGIN', 1)))).toEqual(
    new Set(['BEGIN', 'UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'END', '']),
  );
  expect(text).toContain('SUMMARY:Busy\n');
  expect(text).toContain('DTSTART:20260605T020000Z\n');
  expect(text).not.toMatch(/Lumen|Bar|lemon|june|Berlin|leave|off@|liora\.example/);
});
