import type { Caller } from '../../../rpc/context.ts';
import { placeTimeZones } from '../../places/facts/facts.service.ts';
import { findPlans } from '../plans.queries.ts';

/** A stop as far as a calendar tells of it. */
export interface PlannedStop {
  name: string;
  address: string | null;
  /** 'HH:MM' on the wall of the place. */
  starts_at: string | null;
  stay_minutes: number | null;
  /** Null where the place is none of ours. */
  time_zone: string | null;
}

/** The stops of those plans among `ids` that the caller sees in full, by the plan. */
export async function planStops(
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedStop[]>> {
  if (ids.length === 0) return new Map();
  const found = await findPlans(caller.deps.db, caller.viewer, [...new Set(ids)]);
  const plans = found.filter(({ sight }) => sight === 'full');
  const zones = await placeTimeZones(
    caller,
    plans.flatMap(({ places }) => places.map(({ place_id }) => place_id)),
  );
  return new Map(
    plans.map(({ id, places }) => [
      id,
      places.map(({ place_id, name, address, starts_at, stay_minutes }) => ({
        name,
        address: address ?? null,
        // Plans stored before a field existed lack it.
        starts_at: starts_at ?? null,
        stay_minutes: stay_minutes ?? null,
        time_zone: zones.get(place_id) ?? null,
      })),
    ]),
  );
}
