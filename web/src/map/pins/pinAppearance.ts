import { formatTenths } from '@liora/domain/i18n/format';
import type { MapPoint } from '../mapTypes.ts';
import { shortName } from './pinLabel.ts';

/** Below this zoom every place is a speck of light; only the selected one keeps its pill. */
const PILL_ZOOM = 13.5;

export type PinAppearance = 'pill' | 'picture' | 'speck' | 'selected';

/** How a point wants to look before its neighbours are asked (design README §11). */
export function wantedAppearance(point: MapPoint, zoom: number, selected: boolean): PinAppearance {
  if (selected) return 'selected';
  if (point.picture) return 'picture';
  return point.score !== null && zoom >= PILL_ZOOM ? 'pill' : 'speck';
}

/** What a pill says: the score, or the short name of a place that has none yet. */
export function pillText(point: MapPoint): string {
  return point.score === null ? shortName(point.label) : formatTenths(point.score);
}

/** Size in CSS pixels of a pill with its dot, or of a picture with its tip; dot and tip stand on the place. */
export function pillSize(
  point: MapPoint,
  look: Exclude<PinAppearance, 'speck'>,
): { width: number; height: number } {
  if (point.picture) return look === 'selected' ? { width: 74, height: 84 } : { width: 54, height: 64 };
  const letter = look === 'selected' ? 8.4 : 7.4;
  const text = pillText(point).length * letter;
  return look === 'selected' ? { width: 48 + text, height: 52 } : { width: 40 + text, height: 44 };
}
