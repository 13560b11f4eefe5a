import { panToShow } from '../geo/panToShow.ts';
import type { LatLng, Padding } from '../mapTypes.ts';
import { BY_PAGE } from '../view/mapMove.ts';
import type { PinGround } from './pinGround.ts';

const CLEAR: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

/** Pans just far enough that a place is seen beside whatever covers the map. */
export function showSpot(map: PinGround, { lat, lng }: LatLng): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const by = panToShow(map.project([lng, lat]), { width, height }, { ...CLEAR, ...map.getPadding() });
  if (by) map.panBy([by.x, by.y], {}, BY_PAGE);
}
