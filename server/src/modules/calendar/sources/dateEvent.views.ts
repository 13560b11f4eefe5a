import { hash } from 'node:crypto';
import { formatDate } from '@liora/domain/i18n/format';
import { clockOf, wallClock } from '@liora/domain/rules/hoursClock';
import type { InvitationDate } from '../../invitations/read/dates.service.ts';
import type { PlannedStop } from '../../plans/stops/planStops.service.ts';
import { calendarText } from '../calendar.text.ts';
import type { CalendarEvent } from '../calendar.types.ts';
import { endOfDate, type TimedStop, timedStops } from './dateSpan.rules.ts';

interface Writing {
  publicUrl: string;
  /** One for all events of a file. */
  writeTime: WriteTime;
}

/** Each time of an invitation as an event; of a date there is one. `stops`: of its plan, as far as the reader sees it. */
export function dateEvents(
  date: InvitationDate,
  stops: readonly PlannedStop[],
  { publicUrl, writeTime }: Writing,
): CalendarEvent[] {
  const { status, times, venue_name, with_username } = date;
  const title = with_username ? calendarText.with(venue_name, with_username) : venue_name;
  const url = `${publicUrl}/invite/${date.code}`;
  return times.map((start) => {
    const timed = timedStops(stops, start, date.time_zone);
    return {
      uid: uidOf(date, start),
      sequence: date.version,
      status: date.called_off ? 'cancelled' : status === 'accepted' ? 'confirmed' : 'tentative',
      start,
      end: endOfDate(start, timed),
      timeZone: date.time_zone,
      title: status === 'accepted' ? title : calendarText.asked(title),
      location: whereOf(date),
      lines: linesOf(date, timed, { url, writeTime }),
      url,
      leave: calendarText.leave(venue_name),
    };
  });
}

/**
 * A date keeps its own through every change. Of several times that are proposed each needs one. Made of the id, which is not
 * for whoever has the code.
 */
function uidOf({ id, times }: InvitationDate, start: Date): string {
  const uid = hash('sha256', `calendar\n${id}`).slice(0, 32);
  return times.length === 1 ? uid : `${uid}-${start.getTime() / 1000}`;
}

/** A plan goes by its title; its address begins with the name of the first stop. */
function whereOf({ venue_name, venue_address, plan_id }: InvitationDate): string | null {
  if (plan_id) return venue_address;
  return nameAndAddress(venue_name, venue_address);
}

const nameAndAddress = (name: string, address: string | null) => (address ? `${name}, ${address}` : name);

function linesOf(
  date: InvitationDate,
  stops: readonly TimedStop[],
  { url, writeTime }: { url: string; writeTime: WriteTime },
): string[] {
  const parts = [
    date.called_off ? [calendarText.calledOff] : [],
    date.notes ? [date.notes] : [],
    stops.map((stop) => stopLine(stop, date.time_zone, writeTime)),
    [url],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

function stopLine(
  { name, address, at, time_zone }: TimedStop,
  dateZone: string,
  writeTime: WriteTime,
): string {
  const place = nameAndAddress(name, address);
  if (!at) return place;
  // Which clock is meant is said where it is another one than that of the date.
  const isOther = clockOf(time_zone)(at.getTime()) !== clockOf(dateZone)(at.getTime());
  return `${writeTime(at, time_zone, isOther)} ${place}`;
}

/** '7:30 PM', or '7:30 PM PST' with the name of the clock. */
export type WriteTime = (at: Date, timeZone: string, withZone: boolean) => string;

/** Writes each time of the day once: a feed may have thousands, most of them the same. */
export function timeWriter(): WriteTime {
  const written = new Map<string, string>();
  return (at, timeZone, withZone) => {
    const { hour, minute } = wallClock(at, timeZone);
    const zone = withZone ? ` ${timeZone} ${clockOf(timeZone)(at.getTime())}` : '';
    const key = `${hour}:${minute}${zone}`;
    const known = written.get(key) ?? timeOf(at, timeZone, withZone);
    written.set(key, known);
    return known;
  };
}

function timeOf(at: Date, timeZone: string, withZone: boolean): string {
  const zone = withZone ? { timeZoneName: 'short' as const } : {};
  const time = formatDate(at, { hour: 'numeric', minute: '2-digit', timeZone, ...zone });
  // The narrow space before PM is one that old calendars have no letter for.
  return time.replaceAll('\u202f', ' ');
}
