import type { Origin } from '@liora/domain/contract/common';
import { deviceValue } from './deviceValue.ts';

/** A town or neighbourhood that the reader chose by name. */
export interface Area extends Origin {
  name: string;
  /** What tells it from its namesakes: 'California, United States'. */
  of: string;
}

const MOST_RECENT = 4;
const chosen = deviceValue('liora.area', asArea);
const recent = deviceValue('liora.recent-areas', (stored): Area[] =>
  Array.isArray(stored) ? stored.flatMap((area) => asArea(area) ?? []) : [],
);

function asArea(stored: unknown): Area | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, of, latitude, longitude } = stored as Partial<Area>;
  const whole =
    typeof name === 'string' &&
    typeof of === 'string' &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude);
  return whole ? (stored as Area) : null;
}

/** Where the reader wants to be, wherever they are; null: where they are, or the default area. */
export const chosenArea = chosen.get;
export const subscribeToChosenArea = chosen.subscribe;
export const recentAreas = recent.get;
export const subscribeToRecentAreas = recent.subscribe;

export function chooseArea(area: Area): void {
  const others = recentAreas().filter((other) => other.name !== area.name || other.of !== area.of);
  recent.set([area, ...others].slice(0, MOST_RECENT));
  chosen.set(area);
}

export function leaveArea(): void {
  if (chosenArea()) chosen.set(null);
}
