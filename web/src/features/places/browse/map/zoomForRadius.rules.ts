const WORLD_METRES_PER_PIXEL = 78_271.517; // at the equator at zoom 0, with tiles of 512 px
const METRES_PER_MILE = 1609.344;
/** Half of a usual map's longer side. */
const HALF_VIEW_PX = 400;

/** The zoom at which a radius reaches from the centre to the farther side of the view (Web Mercator). */
export function zoomForRadius(radiusMiles: number, latitude: number): number {
  const metresPerPixel = (radiusMiles * METRES_PER_MILE) / HALF_VIEW_PX;
  const zoom = Math.log2((WORLD_METRES_PER_PIXEL * Math.cos((latitude * Math.PI) / 180)) / metresPerPixel);
  return Math.round(Math.min(18, Math.max(3, zoom)) * 100) / 100;
}
