import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '../durations.ts';
import { dateKey, weekday, type ZoneClock, zoneClock } from './hoursClock.ts';

/** Source of places whose hours are the usual ones of their kind, not their own: said wherever they are shown in full. */
export const USUAL_HOURS_SOURCE = 'liora-usual';

/** Minutes, half open: [start, end). Of the week (Monday 00:00 = 0, 10080 in all) or of a day (0 to 1440). */
export type MinuteSpan = readonly [start: number, end: number];

/**
 * Spans of every week in a place's own wall-clock time.
 * `weekly` never crosses the end of Sunday: a night from Sunday to Monday is two spans, at the end and at the start.
 * `exceptions` holds, for single local dates (YYYY-MM-DD), what holds on that date instead of the weekly pattern
 * (minutes of that day; empty = nothing all day): public holidays, seasons, special days.
 */
export interface WeekPattern {
  weekly: readonly MinuteSpan[];
  exceptions: Readonly<Record<string, readonly MinuteSpan[]>>;
}

/**
 * Opening hours of a place: when it is open. `unknown`: when nobody can say whether it is ("by appointment", after an open end,
 * holidays of a state that is not known); absent where all is known (RUL-126).
 */
export interface WeeklyHours extends WeekPattern {
  unknown?: WeekPattern | undefined;
}

type OpenState = 'open' | 'closed' | 'unknown';

/**
 * What is known of a place at an instant. `nextChange` is when `state` ends (ISO instant), null when it does not within 8 days
 * and when nobody can say what comes after it.
 */
export interface Opening {
  state: OpenState;
  nextChange: string | null;
}

/** What holds at an instant, and until when: milliseconds since 1970, infinite when it does not change within 8 days. */
export interface OpeningPeriod {
  state: OpenState;
  ends: number;
  /** What comes after it. */
  next: OpenState;
}

const LOOK_AHEAD_DAYS = 8;
const UNKNOWN: OpeningPeriod = { state: 'unknown', ends: Number.POSITIVE_INFINITY, next: 'unknown' };

/**
 * Whether a place is open at `instant` and until when (RUL-107).
 * The wall clock of `timeZone` (IANA name) decides, also in the hour that a clock change repeats.
 * Hours that are not understood and a time zone nobody knows are 'unknown', never a guess.
 */
export const openingAt = (hours: WeeklyHours | null, timeZone: string, instant: Date): Opening =>
  openingOf(openingPeriod(hours, timeZone, instant));

/** What is told of a period. */
export function openingOf({ state, ends, next }: OpeningPeriod): Opening {
  const isTold = Number.isFinite(ends) && next !== 'unknown';
  return { state, nextChange: isTold ? new Date(ends).toISOString() : null };
}

/** {@link openingAt} with all that follows from it. */
export function openingPeriod(hours: WeeklyHours | null, timeZone: string, instant: Date): OpeningPeriod {
  const clock = hours && zoneClock(timeZone);
  if (!hours || !clock) return UNKNOWN;
  const now = instant.getTime();
  const stateAt = (ms: number) => stateByTheWall(hours, ms + clock(ms));
  const state = stateAt(now);
  for (const ends of possibleChanges(hours, clock, now)) {
    const next = stateAt(ends);
    if (next !== state) return { state, ends, next };
  }
  return { state, ends: Number.POSITIVE_INFINITY, next: state };
}

/** Minutes of one local day. `wallDay` counts days since 1970-01-01. */
export function spansOfDay(pattern: WeekPattern, wallDay: number): readonly MinuteSpan[] {
  const exception = exceptionOn(pattern, wallDay);
  if (exception) return exception;
  const [first, last] = [weekday(wallDay) * DAY_MINUTES, (weekday(wallDay) + 1) * DAY_MINUTES];
  return pattern.weekly
    .filter(([start, end]) => end > first && start < last)
    .map(([start, end]) => [Math.max(start, first) - first, Math.min(end, last) - first] as const);
}

/** Most places have none, and writing a date costs more than all the rest of a day. */
function exceptionOn({ exceptions }: WeekPattern, wallDay: number): readonly MinuteSpan[] | undefined {
  for (const _ in exceptions) return exceptions[dateKey(wallDay)];
  return undefined;
}

/** `wallMs`: the wall clock read as if it were UTC. */
function stateByTheWall(hours: WeeklyHours, wallMs: number): OpenState {
  const day = Math.floor(wallMs / DAY_MS);
  const minute = Math.floor((wallMs - day * DAY_MS) / MINUTE_MS);
  if (isWithin(spansOfDay(hours, day), minute)) return 'open';
  return hours.unknown && isWithin(spansOfDay(hours.unknown, day), minute) ? 'unknown' : 'closed';
}

const isWithin = (spans: readonly MinuteSpan[], minute: number) =>
  spans.some(([start, end]) => start <= minute && minute < end);

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
    const unknown = hours.unknown ? spansOfDay(hours.unknown, day) : [];
    const minutes = [...spansOfDay(hours, day), ...unknown].flat().sort((a, b) => a - b);
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
