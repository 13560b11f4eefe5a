import { mapInput } from '@liora/domain/contract/placesMap';
import { CITIES } from '../search/cities.ts';

export type View = ReturnType<typeof mapInput.parse>;

const WORLD_PX = 512;
const WIDTH_PX = 1440;
const HEIGHT_PX = 900;
const DEGREES = 360;
/** As the map in the browser sends a box: to a thousandth of a degree. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
const within = (degrees: number, most: number) => Math.min(most, Math.max(-most, degrees));

/** Views of one zoom over large cities, the same in every run: what a screen of 1440 by 900 shows. */
export function viewsAt(zoom: number, count: number): View[] {
  return Array.from({ length: count }, (_, n) => {
    const [latitude, longitude] = CITIES[(n * 7) % CITIES.length] ?? [0, 0];
    const degreesPerPx = DEGREES / (WORLD_PX * 2 ** zoom);
    const beside = ((n % 5) - 2) * 0.01;
    const east = (WIDTH_PX / 2) * degreesPerPx;
    const north = (HEIGHT_PX / 2) * degreesPerPx * Math.cos((latitude * Math.PI) / 180);
    return mapInput.parse({
      zoom,
      west: rounded(within(longitude + beside - east, 180)),
      east: rounded(within(longitude + beside + east, 180)),
      south: rounded(within(latitude + beside - north, 85)),
      north: rounded(within(latitude + beside + north, 85)),
    });
  });
}
