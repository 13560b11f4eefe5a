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

/**
 * Where a stop is that was shown at `index`: there, or where it has gone meanwhile; -1 when it is out. Two places of a stored
 * plan may have become one since, so the id alone does not say which is meant.
 */
export function indexOfStop(stops: Stops, { place_id }: Pick<DraftStop, 'place_id'>, index: number): number {
  return stops[index]?.place_id === place_id
    ? index
    : stops.findIndex((candidate) => candidate.place_id === place_id);
}

export const withoutStop = (stops: Stops, index: number): Stops =>
  index < 0 ? stops : stops.toSpliced(index, 1);

/** The list with the stop moved to position `to`, which is kept within the list. */
export function withStopMoved(stops: Stops, index: number, to: number): Stops {
  const stop = stops[index];
  if (!stop) return stops;
  return withoutStop(stops, index).toSpliced(Math.max(0, Math.min(to, stops.length - 1)), 0, stop);
}

export const withStopChanged = (stops: Stops, index: number, change: Partial<DraftStop>): Stops =>
  stops.map((stop, at) => (at === index ? { ...stop, ...change } : stop));

/** Whether the place of this stop is at one before it, too: it can be taken out, and has to be (PCRE-25). */
export const isDouble = (stops: Stops, index: number): boolean =>
  stops.slice(0, index).some(({ place_id }) => place_id === stops[index]?.place_id);

/** What tells the rows apart: the place, and where it is there twice, which of the two. */
export const rowIds = (stops: Stops): string[] =>
  stops.map(({ place_id }, index) => (isDouble(stops, index) ? `${place_id} ${index}` : place_id));
