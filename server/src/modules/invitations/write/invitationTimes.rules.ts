import { DAY_MS } from '@liora/domain/durations';
import { INVITATION_OPEN_DAYS } from '@liora/domain/limits';
import { endOfDay } from '@liora/domain/rules/invitations';

/** Proposed times, each once, the earliest first; null where one of them is over. */
export function proposedTimes(times: readonly string[], now: Date): Date[] | null {
  const instants = [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b);
  return instants.some((ms) => ms <= now.getTime()) ? null : instants.map((ms) => new Date(ms));
}

/** What follows of proposed times: the earliest is the date; it is open until the last day of them is over (RUL-38). */
export function datesOf(times: readonly Date[], timeZone: string, createdAt: Date) {
  const [first = null] = times;
  const last = times.at(-1);
  return {
    planned_date: first,
    expires_at: last
      ? endOfDay(last, timeZone)
      : new Date(createdAt.getTime() + INVITATION_OPEN_DAYS * DAY_MS),
  };
}

/** The time that an answer takes: of one that is proposed that, of several the named one; undefined: none of them, or over. */
export function chosenTime(
  times: readonly Date[],
  named: string | null,
  { timeZone, now }: { timeZone: string; now: Date },
): Date | null | undefined {
  if (times.length === 0) return named === null ? null : undefined;
  const wanted = named === null ? undefined : Date.parse(named);
  const chosen =
    wanted === undefined
      ? times.length === 1
        ? times[0]
        : undefined
      : times.find((time) => time.getTime() === wanted);
  return chosen && endOfDay(chosen, timeZone) > now ? chosen : undefined;
}
