import { CALENDAR_LEAVE_MINUTES, CALENDAR_REFRESH_MINUTES } from '@liora/domain/limits';
import { calendarText } from '../calendar.text.ts';
import type { CalendarEvent } from '../calendar.types.ts';
import { escaped, icalLines } from './icalText.rules.ts';
import type { ZoneBlock } from './zoneBlock.parser.ts';
import { inUtc, utcStamp, writtenTimes } from './zonedTimes.rules.ts';

interface FileOptions {
  now: Date;
  /** When somebody is busy and nothing else: no words, no place, and so no zone either. */
  busyOnly?: boolean;
  /** Calendars ask for it again. */
  isFeed?: boolean;
}

const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Liora//Liora//EN', 'CALSCALE:GREGORIAN'];

/** Dates as an iCalendar file (RFC 5545). */
export function calendarFile(events: readonly CalendarEvent[], options: FileOptions): string {
  const stamp = utcStamp(options.now);
  const zones = new Map<string, ZoneBlock>();
  // An event at a time, as text: a feed may have a thousand.
  const written = options.busyOnly
    ? events.filter(({ status }) => status === 'confirmed').map((event) => icalLines(busy(event, stamp)))
    : events.map((event) => icalLines(inFull(event, stamp, zones)));
  const head = icalLines([...HEAD, ...(options.isFeed ? feedLines() : [])]);
  const clocks = [...zones.values()].map(({ lines }) => icalLines(lines));
  return [head, ...clocks, ...written, icalLines(['END:VCALENDAR'])].join('');
}

const feedLines = () => [
  `NAME:${escaped(calendarText.name)}`,
  `X-WR-CALNAME:${escaped(calendarText.name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${CALENDAR_REFRESH_MINUTES}M`,
  `X-PUBLISHED-TTL:PT${CALENDAR_REFRESH_MINUTES}M`,
];

const beginning = ({ uid, sequence }: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${uid}@liora`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${stamp}`,
];

function busy(event: CalendarEvent, stamp: string): string[] {
  const { start, end } = inUtc(event.start, event.end);
  return [
    ...beginning(event, stamp),
    `DTSTART${start}`,
    `DTEND${end}`,
    `SUMMARY:${escaped(calendarText.busy)}`,
    'END:VEVENT',
  ];
}

function inFull(event: CalendarEvent, stamp: string, zones: Map<string, ZoneBlock>): string[] {
  const { start, end, zone } = writtenTimes(event.start, event.end, event.timeZone);
  if (zone) zones.set(zone.id, zone);
  const { status, title, location, lines, url, leave } = event;
  return [
    ...beginning(event, stamp),
    `DTSTART${start}`,
    `DTEND${end}`,
    `STATUS:${status.toUpperCase()}`,
    // What was called off keeps nobody from anything.
    ...(status === 'cancelled' ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(lines.length > 0 ? [`DESCRIPTION:${escaped(lines.join('\n'))}`] : []),
    // An address, not a text: nothing in it is escaped.
    ...(url ? [`URL:${url}`] : []),
    ...(leave && status === 'confirmed' ? alarm(leave) : []),
    'END:VEVENT',
  ];
}

const alarm = (words: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${CALENDAR_LEAVE_MINUTES}M`,
  `DESCRIPTION:${escaped(words)}`,
  'END:VALARM',
];
