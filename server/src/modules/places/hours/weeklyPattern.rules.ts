import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import type { MinuteSpan, WeeklyHours } from '@liora/domain/rules/hours';
import { dateKey, weekday } from '@liora/domain/rules/hoursClock';
import { joinSpans, multirangeText } from '@liora/domain/rules/multirange';

/** What is open on each of a row of local days. `firstDay` counts days since 1970-01-01. */
export interface OpenDays {
  firstDay: number;
  days: readonly (readonly MinuteSpan[])[];
}

/** Cuts wall-clock intervals (milliseconds, read as UTC) at midnight. */
export function cutByDay(
  intervals: Iterable<readonly [startMs: number, endMs: number]>,
  firstDay: number,
  dayCount: number,
): OpenDays {
  const days: MinuteSpan[][] = Array.from({ length: dayCount }, () => []);
  for (const [startMs, endMs] of intervals) {
    for (let day = Math.floor(startMs / DAY_MS); day * DAY_MS < endMs; day++) {
      const start = Math.max(0, (startMs - day * DAY_MS) / MINUTE_MS);
      const end = Math.min(DAY_MINUTES, (endMs - day * DAY_MS) / MINUTE_MS);
      days[day - firstDay]?.push([Math.floor(start), Math.ceil(end)]);
    }
  }
  return { firstDay, days: days.map(joinSpans) };
}

/**
 * The week that describes `open` with the fewest exceptions: for every weekday the day that occurs most often (the
 * earlier one on a tie); every other day becomes an exception.
 */
export function weekWithExceptions(open: OpenDays): WeeklyHours {
  const usual = Array.from({ length: 7 }, (_, day) => usualDay(open, day));
  const weekly = joinSpans(
    usual.flatMap((spans, day) =>
      spans.map(([start, end]): MinuteSpan => [day * DAY_MINUTES + start, day * DAY_MINUTES + end]),
    ),
  );
  const exceptions: Record<string, readonly MinuteSpan[]> = {};
  open.days.forEach((spans, index) => {
    const day = open.firstDay + index;
    if (multirangeText(spans) !== multirangeText(usual[weekday(day)] ?? [])) exceptions[dateKey(day)] = spans;
  });
  return { weekly, exceptions };
}

function usualDay(open: OpenDays, wanted: number): readonly MinuteSpan[] {
  const counts = new Map<string, { spans: readonly MinuteSpan[]; count: number }>();
  open.days.forEach((spans, index) => {
    if (weekday(open.firstDay + index) !== wanted) return;
    const key = multirangeText(spans);
    counts.set(key, { spans, count: (counts.get(key)?.count ?? 0) + 1 });
  });
  const most = [...counts.values()].reduce((best, day) => (day.count > best.count ? day : best), {
    spans: [] as readonly MinuteSpan[],
    count: 0,
  });
  return most.spans;
}
