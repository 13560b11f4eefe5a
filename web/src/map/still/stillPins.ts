import type { Pixel } from '../geo/mercator.ts';
import type { MapPoint } from '../mapTypes.ts';
import { pillSize } from '../pins/pinAppearance.ts';
import { layOutPins, type PlacedPin } from '../pins/pinLayout.ts';
import type { Box } from './paintNames.ts';
import { onFrame, type StillFrame } from './stillFrame.ts';

/** A pin and where it points to, in pixels of the picture. */
export interface StillPin extends Pick<PlacedPin, 'point' | 'look'> {
  at: Pixel;
}

/** Its light, without the room that a finger needs. */
const SPECK = 18;

/** The pins of a picture. What stands in a crowd has none: nobody can look closer. */
export function stillPins(
  points: readonly MapPoint[],
  selectedId: string | null,
  frame: StillFrame,
): StillPin[] {
  const active = new Set(selectedId === null ? [] : [selectedId]);
  return layOutPins(points, { zoom: frame.zoom, active }).flatMap((item) => {
    if (item.type !== 'pin') return [];
    const { x, y } = onFrame(item.point, frame);
    const at = { x: Math.round(x + item.offset.x), y: Math.round(y + item.offset.y) };
    return [{ point: item.point, look: item.look, at }];
  });
}

/** What a pin covers of the map. */
export function pinBox({ point, look, at: { x, y } }: StillPin): Box {
  if (look === 'speck')
    return { left: x - SPECK / 2, right: x + SPECK / 2, top: y - SPECK / 2, bottom: y + SPECK / 2 };
  const { width, height } = pillSize(point, look);
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y + SPECK / 2 };
}
