import { MINUTE_MS } from '../durations.ts';
import { distanceMiles, type LatLng } from './distance.ts';

/** What of a surprise opens at a time of its own, the least first; the last one opens with its end at the latest. */
export const SURPRISE_REVEALS = ['neighborhood', 'first_stop', 'everything'] as const;
export type SurpriseReveal = (typeof SURPRISE_REVEALS)[number];

/** How far apart the stops lie at most, in miles, as it is told: a few minutes on foot, a part of town, town, beyond. */
export const SURPRISE_AREAS = [1, 3, 10, 30] as const;
export type SurpriseArea = (typeof SURPRISE_AREAS)[number];

/** When something opens: minutes before the beginning, of which fewer than none are after it. */
export interface RevealTime {
  what: SurpriseReveal;
  minutes_before: number;
}

export interface SurpriseTimes {
  starts_at: Date;
  minutes: number;
  reveals: readonly RevealTime[];
}

export const surpriseEnd = ({ starts_at, minutes }: Omit<SurpriseTimes, 'reveals'>): Date =>
  new Date(starts_at.getTime() + minutes * MINUTE_MS);

/** When each thing opens that opens at all; everything does with the end of the evening. */
export function revealTimes(times: SurpriseTimes): { what: SurpriseReveal; at: Date }[] {
  const end = surpriseEnd(times);
  return SURPRISE_REVEALS.flatMap((what) => {
    const chosen = times.reveals.find((reveal) => reveal.what === what);
    if (!chosen && what !== 'everything') return [];
    const at = chosen ? new Date(times.starts_at.getTime() - chosen.minutes_before * MINUTE_MS) : end;
    return { what, at: at < end ? at : end };
  });
}

/** What is open at an instant. */
export const openReveals = (times: SurpriseTimes, now: Date): SurpriseReveal[] =>
  revealTimes(times).flatMap(({ what, at }) => (at <= now ? what : []));

/** The smallest area that holds all stops whose position is known; the largest where they lie further apart. */
export function areaOf(
  stops: readonly { latitude: number | null; longitude: number | null }[],
): SurpriseArea {
  const known = stops.flatMap(({ latitude: lat, longitude: lng }): LatLng[] =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  const furthest = Math.max(
    0,
    ...known.flatMap((one, index) => known.slice(index + 1).map((other) => distanceMiles(one, other))),
  );
  return SURPRISE_AREAS.find((miles) => furthest <= miles) ?? 30;
}
