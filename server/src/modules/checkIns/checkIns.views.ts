import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import type { CheckInTrend } from '@liora/domain/contract/checkIns';
import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { weekOf } from '@liora/domain/rules/checkIns';
import type { CheckInRow, MoodRow } from './checkIns.queries.ts';

export const toCheckIn = ({ kind, period, revealed_at, mine, theirs }: CheckInRow): CheckIn => ({
  kind,
  period,
  revealed_at: revealed_at && new Date(revealed_at).toISOString(),
  mine,
  theirs,
});

/** A day or week of which the reader knows nothing but that it is there. */
export const unanswered = (kind: CheckInKind, period: string): CheckIn => ({
  kind,
  period,
  revealed_at: null,
  mine: null,
  theirs: null,
});

/** Days, newest first, by their weeks. */
export function toTrend(days: readonly MoodRow[]): CheckInTrend {
  const weeks: CheckInTrend['weeks'] = [];
  for (const day of days) {
    const week = weekOf(day.day);
    const last = weeks.at(-1);
    if (last?.week === week) last.days.push(day);
    else weeks.push({ week, days: [day] });
  }
  return { weeks };
}
