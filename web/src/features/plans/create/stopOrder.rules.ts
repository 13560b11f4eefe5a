import { PLAN_MAX_PLACES } from '@liora/domain/limits';
import type { DraftStop } from './draft.forms.ts';

type Stops = readonly DraftStop[];

export type AddRefusal = 'already_there' | 'full';

/** Why `stop` cannot join, or null: a place is in a plan only once (PCRE-25), and 20 are enough (RUL-67). */
export function addRefusal(stops: Stops, placeId: string): AddRefusal | null {
  if (stops.some((stop) => stop.place_id === placeId)) return 'already_there';
  return stops.length >= PLAN_MAX_PLACES ? 'full' : null;
}

/** The list with `stop` at `index` (the end when left out), or the same list when it may not join. */
export function withStop(stops: Stops, stop: DraftStop, index = stops.length): Stops {
  return addRefusal(stops, stop.place_id) === null ? stops.toSpliced(index, 0, stop) : stops;
}

export function withoutStop(stops: Stops, placeId: string): Stops {
  return stops.filter((stop) => stop.place_id !== placeId);
}

/** The list with the stop moved to position `to`, which is kept within the list. */
export function withStopMoved(stops: Stops, placeId: string, to: number): Stops {
  const stop = stops.find((candidate) => candidate.place_id === placeId);
  if (!stop) return stops;
  return withoutStop(stops, placeId).toSpliced(Math.max(0, Math.min(to, stops.length - 1)), 0, stop);
}

export function withStopChanged(stops: Stops, placeId: string, change: Partial<DraftStop>): Stops {
  return stops.map((stop) => (stop.place_id === placeId ? { ...stop, ...change } : stop));
}
