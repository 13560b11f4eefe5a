import type { PlanStop } from '../contract/plans.ts';
import { WALK_MAX_MINUTES } from '../limits.ts';
import { distanceLabel, distanceMiles, routeMiles, walkingMinutes } from './distance.ts';
import { routeText } from './routeWords.text.ts';

type Located = Pick<PlanStop, 'latitude' | 'longitude'>;

const SAME_SPOT_MILES = 0.02;

/** Miles between two stops along a straight line, null when one of them has no coordinates. */
function legMiles(from: Located, to: Located | undefined): number | null {
  if (!to || from.latitude === null || from.longitude === null) return null;
  if (to.latitude === null || to.longitude === null) return null;
  return distanceMiles({ lat: from.latitude, lng: from.longitude }, { lat: to.latitude, lng: to.longitude });
}

const walkable = (miles: number) => walkingMinutes(miles) <= WALK_MAX_MINUTES;

/** The way from one stop to the next: '7 minutes on foot', '3.2 mi from here'; null when it is not known. */
export function legWords(from: Located, to: Located | undefined): string | null {
  const miles = legMiles(from, to);
  if (miles === null) return null;
  if (miles < SAME_SPOT_MILES) return routeText.nextDoor;
  return walkable(miles) ? routeText.onFoot(walkingMinutes(miles)) : routeText.fromHere(distanceLabel(miles));
}

export interface RouteWords {
  /** '1.4 mi', and what names it: 'on foot', or 'in all' when a leg is too far to walk. */
  length: string;
  how: string;
  /** Both in one. */
  phrase: string;
}

/** Length of the whole route; null without two located stops. */
export function routeWords(stops: readonly Located[]): RouteWords | null {
  const located = stops.filter((stop) => stop.latitude !== null && stop.longitude !== null);
  const miles = routeMiles(located.map((stop) => ({ lat: stop.latitude, lng: stop.longitude })));
  if (located.length < 2 || miles < 0.05) return null;
  const legs = located.map((stop, i) => legMiles(stop, located[i + 1]));
  const allWalkable = legs.every((leg) => leg === null || walkable(leg));
  const length = distanceLabel(miles);
  return allWalkable
    ? { length, how: routeText.onFootShort, phrase: routeText.lengthOnFoot(length) }
    : { length, how: routeText.inAll, phrase: routeText.lengthInAll(length) };
}
