import { DAY_MS, dateKey, MINUTE_MS, weekday, type ZoneClock, zoneClock } from './hoursClock.ts';

/** Source of places whose hours are the usual ones of their kind, not their own: said wherever they are shown in full. */
export const USUAL_HOURS_SOURCE = 'liora-usual';

/** Minutes, half open: [start, end). Of the week (Monday 00:00 = 0, 10080 in all) or of a day (0 to 1440). */
export type MinuteSpan = readonly [start: number, end: number];

/**
 * Opening hours of a place in its own wall-clock time.
 * `weekly` never crosses the end of Sunday: a night from Sunday to Monday is two spans, at the end and at the start.
 * `exceptions` holds, for single local dates (YYYY-MM-DD), what is open on that date instead of the weekly pattern
 * (minutes of that day; empty = closed all day): public holidays, seasons, special days.
 */
export interface WeeklyHours {
  weekly: readonly MinuteSpan[];
  exceptions: Readonly<Record<string, readonly MinuteSpan[]>>;
}

/** What is known of a place at an instant. `nextChange` is when `state` ends (ISO instant), null when it does not within 8 days. */
export interface Opening {
  state: 'open' | 'closed' | 'unknown';
  nextChange: string | null;
}

const LOOK_AHEAD_DAYS = 8;
const UNKNOWN: Opening = { state: 'unknown', nextChange: null };

/**
 * Whether a place is open at `instant` and until when (RUL-107).
 * The wall clock of `timeZone` (IANA name) decides, also in the hour that a clock change repeats.
 * Hours that are not understood and a time zone nobody knows are 'unknown', never a guess.
 */
export function openingAt(hours: WeeklyHours | null, timeZone: string, instant: Date): Opening {
  const clock = hours && zoneClock(timeZone);
  if (!hours || !clock) return UNKNOWN;
  const now = instant.getTime();
  const openAt = (ms: number) => openByTheWall(hours, ms + clock(ms));
  const open = openAt(now);
  const change = firstOf(possibleChanges(hours, clock, now), (ms) => openAt(ms) !== open);
  return {
    state: open ? 'open' : 'closed',
    nextChange: change === undefined ? null : new Date(change).toISOString(),
  };
}

function firstOf(instants: Iterable<number>, fits: (ms: number) => boolean): number | undefined {
  for (const ms of instants) if (fits(ms)) return ms;
  return undefined;
}

/** Minutes of one local day that are open. `wallDay` counts days since 1970-01-01. */
function openSpansOfDay(hours: WeeklyHours, wallDay: number): readonly MinuteSpan[] {
  const exception = exceptionOn(hours, wallDay);
  if (exception) return exception;
  const [first, last] = [weekday(wallDay) * 1440, (weekday(wallDay) + 1) * 1440];
  return hours.weekly
    .filter(([start, end]) => end > first && start < last)
    .map(([start, end]) => [Math.max(start, first) - first, Math.min(end, last) - first] as const);
}

/** Most places have none, and writing a date costs more than all the rest of a day. */
function exceptionOn({ exceptions }: WeeklyHours, wallDay: number): readonly MinuteSpan[] | undefined {
  for (const _ in exceptions) return exceptions[dateKey(wallDay)];
  return undefined;
}

/** `wallMs`: the wall clock read as if it were UTC. */
function openByTheWall(hours: WeeklyHours, wallMs: number): boolean {
  const day = Math.floor(wallMs / DAY_MS);
  const minute = Math.floor((wallMs - day * DAY_MS) / MINUTE_MS);
  return openSpansOfDay(hours, day).some(([start, end]) => start <= minute && minute < end);
}

/**
 * Every instant after `now`, in order, at which the state can change: starts and ends of spans; around a change of
 * the clock read with the offset before and after it, and that change itself.
 */
function* possibleChanges(hours: WeeklyHours, clock: ZoneClock, now: number): Generator<number> {
  const until = now + LOOK_AHEAD_DAYS * DAY_MS;
  const [before, after] = [clock(now), clock(until)];
  const firstDay = Math.floor((now + before) / DAY_MS);
  const changes = before === after ? [] : [clockChange(clock, now, until)];
  for (let day = firstDay; day <= firstDay + LOOK_AHEAD_DAYS + 1; day++) {
    const minutes = openSpansOfDay(hours, day)
      .flat()
      .sort((a, b) => a - b);
    const walls = minutes.map((minute) => day * DAY_MS + minute * MINUTE_MS);
    // Nearly always the offset stays, and the first days decide: the others are not even looked at.
    if (before === after) yield* between(walls, before, now, until);
    else changes.push(...between(walls, before, now, until), ...between(walls, after, now, until));
  }
  yield* changes.sort((a, b) => a - b);
}

function between(walls: readonly number[], offset: number, now: number, until: number): number[] {
  return walls.map((wall) => wall - offset).filter((ms) => ms > now && ms <= until);
}

/** The first instant between `from` and `to` with the offset of `to`, to the minute. */
function clockChange(clock: ZoneClock, from: number, to: number): number {
  let low = Math.floor(from / MINUTE_MS);
  let high = Math.floor(to / MINUTE_MS);
  const after = clock(to);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (clock(middle * MINUTE_MS) === after) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}
