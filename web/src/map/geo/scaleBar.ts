/** How long each is, in metres. */
const METRES = { miles: 1609.344, feet: 0.3048, kilometres: 1000, metres: 1 };
/** At the equator at zoom 0, with tiles of 512 px. */
const WORLD_METRES_PER_PX = 78_271.517;

export interface ScaleBar {
  unit: keyof typeof METRES;
  distance: number;
  /** Its length on the screen. */
  px: number;
}

interface View {
  zoom: number;
  latitude: number;
  mostPx: number;
  /** In kilometres and metres. */
  metric: boolean;
}

/** The longest round distance (1, 2 or 5 of a power of ten) that fits into `mostPx` at this zoom and latitude. */
export function scaleBar({ zoom, latitude, mostPx, metric }: View): ScaleBar {
  const metresPerPx = (WORLD_METRES_PER_PX * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const [large, small] = metric ? (['kilometres', 'metres'] as const) : (['miles', 'feet'] as const);
  const most = mostPx * metresPerPx;
  // Below a tenth of a mile people count in feet, below a kilometre in metres.
  const unit = most >= METRES[large] * (metric ? 1 : 0.1) ? large : small;
  const distance = roundBelow(most / METRES[unit]);
  return { unit, distance, px: (distance * METRES[unit]) / metresPerPx };
}

function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((factor) => factor * power <= most * 1.000001) ?? 1;
  return Number((step * power).toPrecision(1));
}
