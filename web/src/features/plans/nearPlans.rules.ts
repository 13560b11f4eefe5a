import type { Origin } from '@liora/domain/contract/common';
import { isMoveWorthFetching } from '@liora/domain/rules/locationThrottle';
import type { SearchOrigin } from '../../lib/location/useOrigin.ts';
import type { Near } from './plans.text.ts';

/** Where the curated list is about. */
export interface NearPlans {
  /** Plans further than 25 miles from here are left out; undefined: none are. */
  origin: Origin | undefined;
  near: Near;
  /** Whether the origin is the reader's own position, which moves by itself. */
  moves: boolean;
}

const NOT_NEAR: Near = { to: 'nobody', area: '' };

/** No plan is too far away. */
export const EVERYWHERE: NearPlans = { origin: undefined, near: NOT_NEAR, moves: false };

/** A position is 'near you', a chosen area is near its name; the default area leaves nothing out (RUL-63). */
export function nearPlansOf({ origin, located, chosen, areaName }: SearchOrigin): NearPlans {
  if (located) return { origin, near: { to: 'you', area: '' }, moves: true };
  return chosen ? { origin, near: { to: 'area', area: areaName ?? '' }, moves: false } : EVERYWHERE;
}

/** What a list is narrowed by: 'creator' and 'near' never are together, as a person's plans are listed wherever they are. */
export type Narrowing = 'tags' | 'creator' | 'near';

/** What empties a list: all that it is narrowed by, as nobody knows which of it does; nothing: there are no plans. */
export function whyEmpty(
  tags: readonly string[],
  creator: string | undefined,
  origin: Origin | undefined,
): Narrowing[] {
  const narrowing: Narrowing[] = [];
  if (creator) narrowing.push('creator');
  else if (origin) narrowing.push('near');
  if (tags.length > 0) narrowing.push('tags');
  return narrowing;
}

export interface FetchedNear {
  near: NearPlans | null;
  /** When, in ms since 1970. */
  time: number;
}

/** Only the steps of a moving position are held back, until they are worth a new list (LOC-11 to LOC-14). */
export function isWorthNewList(last: FetchedNear, next: FetchedNear): boolean {
  const from = last.near?.moves && last.near.origin;
  const to = next.near?.moves && next.near.origin;
  if (!from || !to) return true;
  return isMoveWorthFetching({ at: latLng(from), time: last.time }, { at: latLng(to), time: next.time });
}

const latLng = ({ latitude, longitude }: Origin) => ({ lat: latitude, lng: longitude });
