import type { MapPoint } from '../mapTypes.ts';
import type { Box } from '../pins/collision.ts';
import { pillSize } from '../pins/pinAppearance.ts';
import { layOutPins, type PlacedItem } from '../pins/pinLayout.ts';
import { onFrame, type StillFrame } from './stillFrame.ts';

/** Pixels: the light of a speck, without the room that a finger needs. */
const SPECK = 18;
const CROWD = { width: 44, height: 32 };

/** What the pins cover of a picture. */
export function coveredByPins(
  points: readonly MapPoint[],
  selectedId: string | null,
  frame: StillFrame,
): Box[] {
  const active = new Set(selectedId === null ? [] : [selectedId]);
  return layOutPins(points, { zoom: frame.zoom, active }).map((item) => boxOf(item, frame));
}

function boxOf(item: PlacedItem, frame: StillFrame): Box {
  const { x, y } = onFrame(item.at, frame);
  if (item.type === 'cluster') return around(x, y, CROWD.width, CROWD.height);
  const [left, top] = [x + item.offset.x, y + item.offset.y];
  if (item.look === 'speck') return around(left, top, SPECK, SPECK);
  const { width, height } = pillSize(item.point, item.look);
  return { left: left - width / 2, right: left + width / 2, top: top - height, bottom: top + SPECK / 2 };
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
