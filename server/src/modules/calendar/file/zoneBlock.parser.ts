import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/** The clock of a zone as a calendar reads it from a file. */
export interface ZoneBlock {
  /** What times name it by. */
  id: string;
  /** BEGIN:VTIMEZONE to END:VTIMEZONE. */
  lines: readonly string[];
  /** Milliseconds that its clock is ahead of UTC at an instant, by these lines alone. */
  offsetAt: (instantMs: number) => number;
}

/** From when on a year its clock is ahead of UTC by `to`, having been by `from`. */
interface Observance {
  from: number;
  to: number;
  /** Every year on such a day; null: always. */
  yearly: { month: number; nth: number; weekday: number; timeMs: number } | null;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const OBSERVANCE = /BEGIN:(?:STANDARD|DAYLIGHT)\n([\s\S]*?)END:/g;
const YEARLY = /^RRULE:FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)(\w\w)$/m;
const described = new Set(tzlib_get_timezones());
const blocks = new Map<string, ZoneBlock | null>();

/** The VTIMEZONE of a zone; null for one that the library does not know, or that it describes in a way unknown here. */
export function zoneBlock(timeZone: string): ZoneBlock | null {
  const known = blocks.get(timeZone);
  if (known !== undefined) return known;
  const block = readBlock(timeZone);
  blocks.set(timeZone, block);
  return block;
}

function readBlock(timeZone: string): ZoneBlock | null {
  if (!described.has(timeZone)) return null;
  const [text] = tzlib_get_ical_block(timeZone);
  const lines = text?.split(/\r?\n/) ?? [];
  const id = lines.find((line) => line.startsWith('TZID:'))?.slice('TZID:'.length);
  const observances = [...lines.join('\n').matchAll(OBSERVANCE)].map(([, body = '']) => observance(body));
  const [only] = observances;
  if (!id || !only || observances.includes(null)) return null;
  const offsetAt =
    observances.length === 1 ? () => only.to : clockBy(observances.filter((one) => one !== null));
  return { id, lines, offsetAt };
}

function observance(body: string): Observance | null {
  const property = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(body)?.[1] ?? '';
  const [from, to] = [offsetOf(property('TZOFFSETFROM')), offsetOf(property('TZOFFSETTO'))];
  if (from === null || to === null) return null;
  if (!body.includes('RRULE')) return { from, to, yearly: null };
  const [, month, nth, day] = YEARLY.exec(body) ?? [];
  const [, hours, minutes] = /T(\d\d)(\d\d)/.exec(property('DTSTART')) ?? [];
  if (!month || !nth || !day || !hours || !minutes) return null;
  const timeMs = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return {
    from,
    to,
    yearly: { month: Number(month) - 1, nth: Number(nth), weekday: WEEKDAYS.indexOf(day), timeMs },
  };
}

/** '+0530'. */
function offsetOf(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  if (!sign) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

function clockBy(observances: readonly Observance[]): (instantMs: number) => number {
  const years = new Map<number, { at: number; to: number }[]>();
  const onsetsOf = (year: number) => {
    const known = years.get(year);
    if (known) return known;
    const onsets = [year - 1, year]
      .flatMap((each) => observances.map((one) => ({ at: onsetIn(one, each), to: one.to })))
      .sort((a, b) => b.at - a.at);
    years.set(year, onsets);
    return onsets;
  };
  return (instantMs) => {
    // A day later the year is that of every zone whose clock is ahead.
    const onsets = onsetsOf(new Date(instantMs + DAY_MS).getUTCFullYear());
    return onsets.find(({ at }) => at <= instantMs)?.to ?? 0;
  };
}

function onsetIn({ from, yearly }: Observance, year: number): number {
  if (!yearly) return Number.NEGATIVE_INFINITY;
  const { month, nth, weekday, timeMs } = yearly;
  const first = Date.UTC(year, nth > 0 ? month : month + 1, 1);
  const ahead = (((weekday - new Date(first).getUTCDay()) % 7) + 7) % 7;
  // Of the last one of a month, counted from the first day of the next.
  return first + (ahead + (nth > 0 ? nth - 1 : nth) * 7) * DAY_MS + timeMs - from;
}
