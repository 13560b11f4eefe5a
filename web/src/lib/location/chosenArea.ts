import type { Origin } from '@liora/domain/contract/common';
import { RECENT_AREAS } from '@liora/domain/limits';
import { deviceValue } from './deviceValue.ts';

/** A town or neighbourhood that the reader chose by name. */
export interface Area extends Origin {
  name: string;
  /** What tells it from its namesakes: 'California, United States'. */
  of: string;
  /** IANA name; of an area that was chosen before they were kept, unknown. */
  timeZone?: string;
}

/** Where the reader wants to be, wherever they are; null: where they are, or the default area. */
export const chosenAreaStore = deviceValue<Area | null>('liora.area', { read: asArea, of: 'person' });
export const recentAreasStore = deviceValue<readonly Area[]>('liora.recent-areas', {
  read: (stored) => (Array.isArray(stored) ? stored.flatMap((area) => asArea(area) ?? []) : []),
  of: 'person',
});

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

export const chosenArea = () => chosenAreaStore.state;
export const recentAreas = () => recentAreasStore.state;

export function chooseArea(area: Area): void {
  const others = recentAreas().filter((other) => other.name !== area.name || other.of !== area.of);
  recentAreasStore.setState(() => [area, ...others].slice(0, RECENT_AREAS));
  chosenAreaStore.setState(() => area);
}

export function leaveArea(): void {
  if (chosenArea()) chosenAreaStore.setState(() => null);
}
