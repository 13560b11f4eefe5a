import type { Origin } from '@liora/domain/contract/common';
import type { Caller } from '../../rpc/context.ts';
import {
  areaNameNear,
  newPinsNear,
  placesOpenNear,
  placesWorthADate,
} from '../places/search/nearby/nearby.service.ts';
import { topCurators } from '../plans/curators/curators.service.ts';
import { plansForHome } from '../plans/featured/featured.service.ts';
import { lovedPlacesNear } from '../reviews/loved/loved.service.ts';

/** The first screen in one reply. Plans are filtered by place only when the location is known (RUL-63). */
export async function exploreHome(
  caller: Caller,
  input: { origin: Origin; located: boolean; at?: string | undefined },
) {
  const at = input.at ? new Date(input.at) : caller.deps.now();
  const [area, home, worthADate, openNear, newPins, { curators }, loved] = await Promise.all([
    areaNameNear(caller, input.origin),
    plansForHome(caller, input.located ? input.origin : undefined, at),
    placesWorthADate(caller, input.origin, at),
    placesOpenNear(caller, input.origin, at),
    newPinsNear(caller, input.origin, at),
    topCurators(caller),
    lovedPlacesNear(caller, input.origin, at),
  ]);
  return { area, ...home, worthADate, openNear, newPins, curators, loved };
}
