import type { Padding } from '../mapTypes.ts';
import type { PinGround } from '../pins/pinGround.ts';
import type { MapHandle } from '../view/mapHandle.ts';
import { onFrame, type StillFrame } from './stillFrame.ts';

const nothing = () => undefined;

/**
 * A painted map as the ground of pins. It never moves: what would move it is handed on.
 * @param element where the pins are put, as large as the picture
 */
export function stillGround(
  frame: StillFrame,
  element: HTMLElement,
  padding: Padding,
  move: (by: (map: MapHandle) => void) => void,
): PinGround {
  return {
    on: nothing,
    off: nothing,
    project: ([lng, lat]) => onFrame({ lat, lng }, frame),
    isMoving: () => false,
    getZoom: () => frame.zoom,
    getContainer: () => element,
    getCanvasContainer: () => element,
    getPadding: () => padding,
    // To show a pin that is covered: the map that is about to come shows the chosen one by itself.
    panBy: nothing,
    easeTo: (to) => move((map) => map.lookCloser(to)),
  };
}
