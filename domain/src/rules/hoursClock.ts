import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '../durations.ts';

/** Clocks change on a quarter of an hour everywhere, so one answer serves a whole quarter. */
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const REMEMBERED = 5000;

/** Milliseconds that the wall clock is ahead of UTC at an instant (milliseconds since 1970). */
export type ZoneClock = (instantMs: number) => number;

const clocks = new Map<string, ZoneClock | null>();

/** The clock of an IANA time zone, or null for a name that is none. Building one is slow, so each is kept. */
export function zoneClock(timeZone: string): ZoneClock | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = buildClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * A time zone as ECMAScript spells it ('America/Los_Angeles' of 'america/los_angeles'), also an offset ('+05:30'); null for what
 * is no zone.
 */
export const canonicalZone = (timeZone: string): string | null =>
  wallFormat(timeZone)?.resolvedOptions().timeZone ?? null;

/** A name of the IANA database: an offset is none, of which there are as many as minutes. */
const ZONE_NAME = /^[A-Za-z]\w*(?:[/+-]\w+)*$/;

/** {@link canonicalZone} for names of the IANA database alone: null for an offset, too. */
export const canonicalNamedZone = (name: string): string | null =>
  ZONE_NAME.test(name) ? canonicalZone(name) : null;

const UTC: ZoneClock = () => 0;

/** The same; a name that is no zone is read as UTC. */
export const clockOf = (timeZone: string): ZoneClock => zoneClock(timeZone) ?? UTC;

function buildClock(timeZone: string): ZoneClock | null {
  const format = wallFormat(timeZone);
  if (!format) return null;
  const offsetAt = remembering((ms) => wallMs(format, ms) - ms);
  return (instantMs) => {
    const midnight = Math.floor(instantMs / DAY_MS) * DAY_MS;
    const offset = offsetAt(midnight);
    // No clock ever changed twice within a day, so where a day ends as it began, it is the same all day.
    if (offsetAt(midnight + DAY_MS) === offset) return offset;
    return offsetAt(Math.floor(instantMs / QUARTER_HOUR_MS) * QUARTER_HOUR_MS);
  };
}

function remembering(workOut: ZoneClock): ZoneClock {
  const remembered = new Map<number, number>();
  return (instantMs) => {
    const known = remembered.get(instantMs);
    if (known !== undefined) return known;
    if (remembered.size >= REMEMBERED) remembered.clear();
    const offset = workOut(instantMs);
    remembered.set(instantMs, offset);
    return offset;
  };
}

function wallFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

/** The wall clock at an instant, read as if it were UTC. The format writes '11/20/2025, 07:45:12'. */
function wallMs(format: Intl.DateTimeFormat, instantMs: number): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    format.format(instantMs).match(/\d+/g) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A wall clock somewhere: `day` counts days since 1970-01-01. */
export interface WallTime {
  day: number;
  hour: number;
  minute: number;
}

/** The wall clock at an instant. */
export function wallClock(at: Date, timeZone: string): WallTime {
  const instant = at.getTime();
  const minutes = Math.floor((instant + clockOf(timeZone)(instant)) / MINUTE_MS);
  const day = Math.floor(minutes / DAY_MINUTES);
  const ofDay = minutes - day * DAY_MINUTES;
  return { day, hour: Math.floor(ofDay / 60), minute: ofDay % 60 };
}

/**
 * The instant (milliseconds since 1970) at which the wall clock shows `wall`, read as if it were UTC. A time that the
 * clocks skip is read as if they had not, like in calendars and in PostgreSQL; of one that they repeat, the first is taken.
 */
export function instantOnWall(wall: number, clock: ZoneClock): number {
  const asBefore = wall - clock(wall - DAY_MS);
  const asThen = wall - clock(asBefore);
  return asThen + clock(asThen) === wall ? asThen : asBefore;
}

/** The instant at which a wall clock shows this. */
export function wallInstant({ day, hour, minute }: WallTime, timeZone: string): Date {
  const wall = day * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
  return new Date(instantOnWall(wall, clockOf(timeZone)));
}

/** Monday = 0. `wallDay` counts days since 1970-01-01, a Thursday. */
export function weekday(wallDay: number): number {
  return (((wallDay + 3) % 7) + 7) % 7;
}

/** Days of the week as {@link weekday} numbers them. */
export const THURSDAY = 3;
export const FRIDAY = 4;
export const SATURDAY = 5;
export const SUNDAY = 6;

/** The next day that is this day of the week (Monday = 0), which may be `wallDay` itself. Days since 1970-01-01. */
export const comingWeekday = (wallDay: number, dayOfWeek: number): number =>
  wallDay + ((dayOfWeek - weekday(wallDay) + 7) % 7);

/** YYYY-MM-DD of a day counted since 1970-01-01. */
export function dateKey(wallDay: number): string {
  return new Date(wallDay * DAY_MS).toISOString().slice(0, 10);
}
