import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reference } from '../../../../tools/reference.ts';
import { insideRing, type Position } from '../geo/polygon.ts';
import { beyond } from './beyond.ts';
import { districts } from './districts.ts';
import { placeNames } from './names.ts';
import { drawSanFrancisco, isDrawnLand } from './sanFrancisco.ts';
import { waterRing } from './shore.ts';
import { gridStreets } from './streetGrid.ts';

const ON_LAND: [string, number, number][] = [
  ['Ferry Building', 37.7955, -122.3937],
  ['Palace of Fine Arts', 37.8029, -122.4484],
  ['Ocean Beach', 37.7594, -122.5107],
  ['Oracle Park', 37.7786, -122.3893],
  ['Fort Mason', 37.806, -122.43],
  ['Lands End', 37.7879, -122.5057],
  ['Pier 39', 37.8087, -122.4098],
  ['Exploratorium', 37.8017, -122.3973],
  ['Cliff House', 37.7785, -122.5139],
  ['Chase Center', 37.768, -122.3877],
  ['Treasure Island', 37.8235, -122.3705],
  ['Alcatraz', 37.8267, -122.423],
  ['Hunters Point', 37.725, -122.369],
  ['Jack London Square', 37.7946, -122.2768],
  ['Union Square', 37.788, -122.4075],
  ['Florence, beyond the drawing', 43.769, 11.256],
];

const ON_WATER: [string, number, number][] = [
  ['under the Golden Gate Bridge', 37.818, -122.4785],
  ['under the Bay Bridge', 37.7955, -122.38],
  ['McCovey Cove', 37.7772, -122.388],
  ['Aquatic Park cove', 37.8075, -122.424],
  ['between Alcatraz and the city', 37.82, -122.43],
  ['the surf off Ocean Beach', 37.76, -122.52],
  ['the middle of the bay', 37.79, -122.345],
  ['Lake Merced', 37.721, -122.4945],
];

describe('the hand-drawn map', () => {
  test.each(ON_LAND)('%s stands on land', (_name, lat, lng) => {
    expect(isDrawnLand({ lat, lng })).toBe(true);
  });

  test.each(ON_WATER)('there is water %s', (_name, lat, lng) => {
    expect(isDrawnLand({ lat, lng })).toBe(false);
  });

  test('the shore never crosses itself', () => {
    expect(crossings(waterRing)).toEqual([]);
  });

  test('every quarter, park and town is named on land, every water on water', () => {
    const wrong = placeNames.filter((name) => isDrawnLand(name) === (name.sort === 'water'));
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(placeNames.filter(({ sort }) => sort === 'quarter').length).toBeGreaterThanOrEqual(35);
  });

  test('no street of San Francisco runs into the bay', () => {
    const city = districts.filter(({ corners }) => corners.every(([, lng]) => lng < -122.36));
    const wet = city
      .flatMap(gridStreets)
      .flat()
      .filter(([lng, lat]) => !isDrawnLand({ lat, lng }));
    expect(wet).toEqual([]);
  });

  test('land, water, parks, streets and names are all there: never a blank', () => {
    const sorts = new Set(drawSanFrancisco().features.map(({ properties }) => properties.sort));
    for (const sort of [
      'water',
      'island',
      'district',
      'park',
      'wood',
      'lake',
      'street',
      'main',
      'motorway',
      'quarter-name',
    ])
      expect(sorts).toContain(sort);
  });

  test('around a city with tiles it leaves out the city itself', () => {
    const downtown = { west: -122.4204, south: 37.7695, east: -122.3808, north: 37.7981 };
    const { features } = beyond(drawSanFrancisco(), [downtown]);
    const positions = features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiLineString' ? geometry.coordinates.flat() : [],
    );
    const inside = positions.filter(
      ([lng = 0, lat = 0]) =>
        lng > downtown.west && lng < downtown.east && lat > downtown.south && lat < downtown.north,
    );
    expect(positions.length).toBeGreaterThan(500);
    expect(inside).toEqual([]);
  });
});

/** A surveyed shore to measure against; it belongs to others and stays outside the repository. */
const SURVEY = reference('data/sf-downtown-2023/water.geojson');

interface Survey {
  features: { geometry: { coordinates: Position[][] } }[];
}

describe.skipIf(!SURVEY.isThere)(`beside a surveyed shore${SURVEY.skipped}`, () => {
  test('the drawn shore of downtown is at most 150 metres off', () => {
    const survey: Survey = JSON.parse(readFileSync(SURVEY.path, 'utf8'));
    const far = downtownGrid().filter((at) => {
      const drawn = isDrawnLand({ lat: at[1], lng: at[0] });
      return !around(at, 150).some((near) => isSurveyedLand(survey.features, near) === drawn);
    });
    expect(far).toEqual([]);
  });
});

function isSurveyedLand(water: Survey['features'], at: Position): boolean {
  return !water.some(({ geometry }) => insideRing(at, geometry.coordinates[0] ?? []));
}

/** Positions every 100 m or so over downtown, away from the edge of the survey. */
function downtownGrid(): Position[] {
  const grid: Position[] = [];
  for (let lat = 37.771; lat < 37.7965; lat += 0.0009)
    for (let lng = -122.419; lng < -122.3825; lng += 0.0011) grid.push([lng, lat]);
  return grid;
}

/** The position itself and rings of others up to `metres` around it. */
function around([lng, lat]: Position, metres: number): Position[] {
  const rings = [0, 0.33, 0.66, 1].flatMap((share) =>
    Array.from({ length: 16 }, (_, index): [number, number] => [share * metres, (index * Math.PI) / 8]),
  );
  return rings.map(([distance, angle]) => [
    lng + (Math.cos(angle) * distance) / 88_000,
    lat + (Math.sin(angle) * distance) / 111_320,
  ]);
}

function crossings(ring: readonly Position[]): [Position, Position][] {
  const found: [Position, Position][] = [];
  const sides = ring.slice(1).map((end, index): [Position, Position] => [ring[index] ?? end, end]);
  for (const [index, [a, b]] of sides.entries()) {
    for (const [c, d] of sides.slice(index + 2)) {
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) found.push([a, c]);
    }
  }
  return found;
}

function turn(a: Position, b: Position, c: Position): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
