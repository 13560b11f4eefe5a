import { execFileSync, spawnSync } from 'node:child_process';
import { clockOf, instantOnWall } from '@liora/domain/rules/hoursClock';
import ICAL from 'ical.js';

// Files as calendars read them: three readings that know nothing of how they are written.

export interface ReadEvent {
  uid: string;
  /** Seconds since 1970. */
  start: number;
  end: number;
}
export type Reading = (file: string) => ReadEvent[];

/** By the names of the zones, as calendars with a database of their own do. A time that comes twice is the first of them. */
export const byNames: Reading = (file) =>
  unfolded(file)
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => ({
      uid: /^UID:(.*)$/m.exec(event)?.[1] ?? '',
      start: instantOf(/^DTSTART(.*)$/m.exec(event)?.[1] ?? ''),
      end: instantOf(/^DTEND(.*)$/m.exec(event)?.[1] ?? ''),
    }));

export const unfolded = (file: string): string => file.replaceAll('\r\n ', '').replaceAll('\r\n', '\n');

function instantOf(value: string): number {
  const [, zone, date = '', time = '', z] = /^(?:;TZID=([^:]+))?:(\d{8})T(\d{6})(Z?)$/.exec(value) ?? [];
  const parts =
    /(....)(..)(..)(..)(..)(..)/
      .exec(date + time)
      ?.slice(1)
      .map(Number) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  if (!zone && !z) throw new Error(`a time of no clock: ${value}`);
  return (zone ? instantOnWall(wall, clockOf(zone)) : wall) / 1000;
}

/** By what the file itself says of its zones. */
export const byIcalJs: Reading = (file) => {
  const calendar = ICAL.Component.fromString(file);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  try {
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return { uid: event.uid, start: event.startDate.toUnixTime(), end: event.endDate.toUnixTime() };
    });
  } finally {
    ICAL.TimezoneService.reset();
  }
};

const PYTHON = '/usr/bin/python3';
const READ_BY_PYTHON = `
import sys, json
from icalendar import Calendar
calendar = Calendar.from_ical(sys.stdin.buffer.read())
zones = {str(zone['TZID']): zone.to_tz() for zone in calendar.walk('VTIMEZONE')}
def instant(value):
    name = value.params.get('TZID')
    return int((zones[name].localize(value.dt.replace(tzinfo=None)) if name else value.dt).timestamp())
print(json.dumps([
    {'uid': str(event['UID']), 'start': instant(event['DTSTART']), 'end': instant(event['DTEND'])}
    for event in calendar.walk('VEVENT')]))
`;

/** Why the third reading cannot be had here; null where it can. */
export function noPython(): string | null {
  const { status } = spawnSync(PYTHON, ['-c', 'import icalendar']);
  return status === 0 ? null : 'python3-icalendar is not installed';
}

/** By what the file says, as Python's icalendar understands it. */
export const byPython: Reading = (file) =>
  JSON.parse(
    execFileSync(PYTHON, ['-c', READ_BY_PYTHON], { input: file, encoding: 'utf8', maxBuffer: 1e8 }),
  ) as ReadEvent[];
