import { hash } from 'node:crypto';
import type { DateSheet } from '@liora/domain/contract/dateSheet';
import type { PlanStop } from '@liora/domain/contract/plans';
import { dateKey, wallClock } from '@liora/domain/rules/hoursClock';
import type { Deps } from '../../../deps.ts';
import { calendarFile } from '../file/calendarFile.views.ts';
import { endOfDate, timedStops } from '../sources/dateSpan.rules.ts';
import { dateFileText } from './dateFile.text.ts';

interface Saved {
  /** Of the plan. */
  id: string;
  stops: readonly PlanStop[];
  begins: Date;
  timeZone: string;
  sheet: DateSheet;
}

/** The date for a calendar: the same event each time a plan is saved for the same day. */
export function dateCalendar(
  { id, stops, begins, timeZone, sheet }: Saved,
  { config, now }: Pick<Deps, 'config' | 'now'>,
): string {
  const day = dateKey(wallClock(begins, timeZone).day);
  const [first] = sheet.stops;
  const event = {
    uid: hash('sha256', `date file\n${id}\n${day}`).slice(0, 32),
    sequence: 0,
    status: 'confirmed' as const,
    start: begins,
    end: endOfDate(begins, timedStops(stops, begins, timeZone)),
    timeZone,
    title: sheet.title,
    location: first ? [first.name, first.address].filter(Boolean).join(', ') : null,
    lines: sheet.stops.map(({ time, name, address }) => [time, name, address].filter(Boolean).join(' · ')),
    url: `${config.publicUrl}/plan/${id}`,
    leave: first ? dateFileText.leave(first.name) : null,
  };
  return calendarFile([event], { now: now() });
}
