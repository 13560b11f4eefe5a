import type { Drawing, DrawnFeature, Shape } from '../geo/drawing.ts';
import { insideRing, type Position } from '../geo/polygon.ts';
import { softLine, softRing } from '../geo/soften.ts';
import type { LatLng } from '../mapTypes.ts';
import { districts } from './districts.ts';
import { lakeRings, parkRings, woodRings } from './greens.ts';
import { placeNames } from './names.ts';
import { islandRings, waterRing } from './shore.ts';
import { districtRing, gridStreets } from './streetGrid.ts';
import { streetLines } from './streets.ts';

/** What a feature of the drawn map is; the style picks its layers by this word. */
export type DrawnSort =
  | 'water'
  | 'island'
  | 'lake'
  | 'district'
  | 'park'
  | 'wood'
  | 'street'
  | 'middle'
  | 'main'
  | 'motorway'
  | 'quarter-name'
  | 'park-name'
  | 'water-name'
  | 'town-name';

interface DrawnProperties {
  sort: DrawnSort;
  name?: string;
}

/** How far from a corner a cut may start, in degrees: about 90 m for shores, 300 m for hills. */
const SHORE_CUT = 0.0008;
const LAKE_CUT = 0.0012;
const PARK_CUT = 0.0004;
const WOOD_CUT = 0.003;
const ROAD_CUT = 0.002;

function feature(properties: DrawnProperties, geometry: Shape): DrawnFeature<DrawnProperties> {
  return { type: 'Feature', properties, geometry };
}

const areas = (sort: DrawnSort, rings: Position[][]) =>
  rings.map((ring) => feature({ sort }, { type: 'Polygon', coordinates: [ring] }));

const soft = (rings: Position[][], cut: number) => rings.map((ring) => softRing(ring, cut));

const roads = (sort: 'middle' | 'main' | 'motorway') =>
  streetLines(sort).map(({ name, line }) =>
    feature({ sort, name }, { type: 'LineString', coordinates: softLine(line, ROAD_CUT) }),
  );

const names = () =>
  placeNames.map(({ name, sort, lat, lng }) =>
    feature({ sort: `${sort}-name`, name }, { type: 'Point', coordinates: [lng, lat] }),
  );

/** The hand-drawn map of San Francisco and its bay, for when tiles cannot be reached. */
export function drawSanFrancisco(): Drawing<DrawnProperties> {
  const features = [
    ...areas('water', soft([waterRing], SHORE_CUT)),
    ...areas('island', soft(islandRings, SHORE_CUT)),
    ...areas('district', districts.map(districtRing)),
    ...areas('park', soft(parkRings, PARK_CUT)),
    ...areas('wood', soft(woodRings, WOOD_CUT)),
    ...areas('lake', soft(lakeRings, LAKE_CUT)),
    feature({ sort: 'street' }, { type: 'MultiLineString', coordinates: districts.flatMap(gridStreets) }),
    ...roads('middle'),
    ...roads('main'),
    ...roads('motorway'),
    ...names(),
  ];
  return { type: 'FeatureCollection', features };
}

/** Whether the drawn map shows land at a position. Everywhere beyond the drawing counts as land. */
export function isDrawnLand({ lat, lng }: LatLng): boolean {
  const at: Position = [lng, lat];
  if (islandRings.some((ring) => insideRing(at, ring))) return true;
  return !insideRing(at, waterRing) && !lakeRings.some((ring) => insideRing(at, ring));
}
