import { createHash } from 'node:crypto';
import type { PlanPlace } from '@liora/domain/contract/planCards';
import type { DateLimits } from '@liora/domain/contract/surpriseFacts';
import { walkingMinutes } from '@liora/domain/rules/distance';
import type { CheckedStop } from '@liora/domain/rules/planCheck/checkedPlan';
import { totalCost } from '@liora/domain/rules/planCheck/costs';
import { diet } from '@liora/domain/rules/planCheck/diet';
import { milesBetween } from '@liora/domain/rules/planCheck/stops';

/** Of what somebody needs of an evening, whether its stops meet it; what they do not need is left out. */
export type NeedsMet = { diet?: boolean; budget?: boolean; walk?: boolean };

interface SurprisePlan {
  places: readonly PlanPlace[];
  starts_at: Date;
  time_zone: string;
}

export function needsMet(
  needs: DateLimits | null,
  stops: readonly CheckedStop[],
  { evening, timeZone }: { evening: Date; timeZone: string },
): NeedsMet {
  if (!needs) return {};
  const plan = {
    stops,
    evening,
    time_zone: timeZone,
    budget: needs.budget,
    diet: needs.diet,
    listed: false,
    named: false,
  };
  return {
    ...(needs.diet !== null && { diet: diet(plan).length === 0 }),
    ...(needs.budget !== null && { budget: totalCost(stops).dollars <= needs.budget }),
    ...(needs.longest_walk_minutes !== null && { walk: longestWalk(stops) <= needs.longest_walk_minutes }),
  };
}

/** A digest of what in a plan decides whether needs are met: its words do not. */
export function stateOfPlan({ places, starts_at, time_zone }: SurprisePlan): string {
  const stops = places.map(({ place_id, category, subcategory, latitude, longitude, ...stop }) => [
    ...[place_id, category, subcategory, latitude, longitude],
    ...[stop.starts_at, stop.stay_minutes, stop.cost_for_two],
  ]);
  return createHash('sha256')
    .update(JSON.stringify([stops, starts_at, time_zone]))
    .digest('base64url');
}

/** Minutes of the longest way between two stops; ways from or to a stop whose position nobody knows count as endless. */
function longestWalk(stops: readonly CheckedStop[]): number {
  return Math.max(
    0,
    ...stops.slice(1).map((stop, index) => {
      const before = stops[index];
      const miles = before ? milesBetween(before, stop) : null;
      return miles === null ? Number.POSITIVE_INFINITY : walkingMinutes(miles);
    }),
  );
}
