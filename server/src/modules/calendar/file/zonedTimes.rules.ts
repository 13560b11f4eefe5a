import { DAY_MS } from '@liora/domain/durations';
import { clockOf, type ZoneClock } from '@liora/domain/rules/hoursClock';
import { type ZoneBlock, zoneBlock } from './zoneBlock.parser.ts';

/** Beginning and end as properties say them, and the zone that these name. */
export interface WrittenTimes {
  start: string;
  end: string;
  /** Null: in UTC. */
  zone: ZoneBlock | null;
}

/**
 * On the wall of the place, so that a calendar shows the time that was agreed on wherever it is read. In UTC where that could
 * be read as another instant: in an hour that comes twice, and where the file's description of the zone is not what the
 * clocks do.
 */
export function writtenTimes(start: Date, end: Date, timeZone: string): WrittenTimes {
  const zone = timeZone === 'UTC' ? null : zoneBlock(timeZone);
  if (!zone || !readsBack(zone, timeZone, start) || !readsBack(zone, timeZone, end)) return inUtc(start, end);
  const clock = clockOf(timeZone);
  const wall = (at: Date) => `;TZID=${zone.id}:${compact(new Date(at.getTime() + clock(at.getTime())))}`;
  return { start: wall(start), end: wall(end), zone };
}

/** Tells nothing of where it is. */
export const inUtc = (start: Date, end: Date): WrittenTimes => ({
  start: `:${utcStamp(start)}`,
  end: `:${utcStamp(end)}`,
  zone: null,
});

/** '20260516T193000', of '2026-05-16T19:30:00.000Z'. */
function compact(at: Date): string {
  const iso = at.toISOString();
  return iso.slice(0, 4) + iso.slice(5, 7) + iso.slice(8, 13) + iso.slice(14, 16) + iso.slice(17, 19);
}

/** The same in UTC, which the Z says. */
export const utcStamp = (at: Date): string => `${compact(at)}Z`;

/** Whether what the wall shows leads back to this instant, by the file as by the clocks. */
function readsBack(zone: ZoneBlock, timeZone: string, at: Date): boolean {
  const clock = clockOf(timeZone);
  const instant = at.getTime();
  return zone.offsetAt(instant) === clock(instant) && !comesTwice(instant, clock);
}

/** The wall clock shows the same at another instant, too. No clock ever changed twice within a day. */
function comesTwice(instant: number, clock: ZoneClock): boolean {
  const wall = instant + clock(instant);
  return [instant - DAY_MS, instant + DAY_MS].some((day) => {
    const other = wall - clock(day);
    return other !== instant && other + clock(other) === wall;
  });
}
