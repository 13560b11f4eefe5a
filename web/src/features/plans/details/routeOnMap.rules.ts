import type { PlanStop } from '@liora/domain/contract/plans';
import type { RouteStop } from '../../../map/mapTypes.ts';

/** The stops that have coordinates, in order; custom places have none (PCRE-33). */
export function routeOnMap(
  stops: ReadonlyArray<Pick<PlanStop, 'name' | 'latitude' | 'longitude'>>,
): RouteStop[] {
  return stops.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ label: name, lat: latitude, lng: longitude }],
  );
}
