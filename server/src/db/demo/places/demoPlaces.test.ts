import { readFileSync } from 'node:fs';
import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { distanceMiles } from '@liora/domain/rules/distance';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import { describe, expect, test } from 'vitest';
import { reference } from '../../../../../tools/reference.ts';
import type { DemoPlace } from '../types.ts';
import { usualHours } from '../usualHours.ts';
import { DEMO_PLACES } from './demoPlaces.ts';

const CITY = { south: 37.7, west: -122.52, north: 37.84, east: -122.35 };
const EXTRACT = reference('data/sf-downtown-2023/sf-downtown-places.geojson');
const METRES_PER_MILE = 1609.344;
/** What the extract covers. */
const DOWNTOWN = { south: 37.7695, west: -122.4204, north: 37.7981, east: -122.3808 };

const liesIn = (box: typeof CITY, { at: [lat, lng] }: DemoPlace) =>
  lat > box.south && lat < box.north && lng > box.west && lng < box.east;
const slugs = (places: readonly DemoPlace[]) => places.map(({ slug }) => slug);

describe('the places of the demo city', () => {
  test('have ids of their own that fit an address', () => {
    expect(new Set(slugs(DEMO_PLACES)).size).toBe(DEMO_PLACES.length);
    expect(DEMO_PLACES.filter(({ slug }) => !/^[a-z0-9-]{1,60}$/.test(slug))).toEqual([]);
  });

  test('lie in San Francisco, and no two of them in the same spot', () => {
    expect(slugs(DEMO_PLACES.filter((place) => !liesIn(CITY, place)))).toEqual([]);
    expect(new Set(DEMO_PLACES.map(({ at }) => at.join())).size).toBe(DEMO_PLACES.length);
  });

  test('state latitude and longitude to four decimals at most', () => {
    const finer = DEMO_PLACES.filter(({ at }) =>
      at.some((degrees) => Number(degrees.toFixed(4)) !== degrees),
    );
    expect(slugs(finer)).toEqual([]);
  });

  test('KEY-11 use the subcategories of their own category', () => {
    const strange = DEMO_PLACES.filter(
      ({ category, subcategory }) =>
        subcategory !== undefined && !(CATEGORIES[category] as readonly string[]).includes(subcategory),
    );
    expect(slugs(strange)).toEqual([]);
    expect(slugs(DEMO_PLACES.filter(({ category, alsoIn }) => alsoIn?.includes(category)))).toEqual([]);
  });

  test.each(CATEGORY_NAMES)('offer at least fifteen of %s', (category) => {
    expect(DEMO_PLACES.filter((place) => place.category === category).length).toBeGreaterThanOrEqual(15);
  });

  test('spread over at least twenty-five neighbourhoods', () => {
    expect(new Set(DEMO_PLACES.map(({ locality }) => locality)).size).toBeGreaterThanOrEqual(25);
  });

  test('say what they are in one sentence, with two to four vibe tags', () => {
    expect(slugs(DEMO_PLACES.filter(({ description }) => !/^[^\n]{20,140}\.$/.test(description)))).toEqual(
      [],
    );
    expect(slugs(DEMO_PLACES.filter(({ vibe }) => vibe.length < 2 || vibe.length > 4))).toEqual([]);
  });

  test('FIX-38 are at least three hundred, and nine of ten have hours', () => {
    expect(DEMO_PLACES.length).toBeGreaterThanOrEqual(300);
    const known = DEMO_PLACES.filter((place) => place.hours !== undefined || usualHours(place) !== null);
    expect(known.length / DEMO_PLACES.length).toBeGreaterThanOrEqual(0.9);
    for (const category of ['Restaurant', 'Bar', 'Cafe'])
      expect(known.filter((place) => place.category === category).length).toBeGreaterThan(20);
  });

  test('carry a curator’s note often enough to be worth reading', () => {
    expect(DEMO_PLACES.filter(({ note }) => note !== undefined).length).toBeGreaterThanOrEqual(60);
  });
});

interface Feature {
  geometry: { type: string; coordinates: unknown };
  properties: { name?: string };
}

/** Lower case words without accents, apostrophes and signs. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function positions(coordinates: unknown): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [lng, lat] = coordinates;
  return typeof lng === 'number' && typeof lat === 'number' ? [[lat, lng]] : coordinates.flatMap(positions);
}

function middle(feature: Feature): { lat: number; lng: number } {
  const points = positions(feature.geometry.coordinates);
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  return { lat: mean(0), lng: mean(1) };
}

describe.skipIf(!EXTRACT.isThere)(`against the downtown extract${EXTRACT.skipped}`, () => {
  test('places of the same name lie within 120 metres of where the extract has them', () => {
    const { features } = JSON.parse(readFileSync(EXTRACT.path, 'utf8')) as { features: Feature[] };
    const known = Map.groupBy(features, ({ properties }) => plain(properties.name ?? ''));
    const compared = DEMO_PLACES.filter((place) => liesIn(DOWNTOWN, place)).flatMap((place) => {
      const named = [place.name, ...(place.otherNames ?? [])].flatMap((name) => known.get(plain(name)) ?? []);
      const [lat, lng] = place.at;
      const metres = named.map((feature) => distanceMiles({ lat, lng }, middle(feature)) * METRES_PER_MILE);
      return metres.length > 0 ? [{ slug: place.slug, metres: Math.min(...metres) }] : [];
    });
    expect(compared.length).toBeGreaterThan(35);
    expect(compared.filter(({ metres }) => metres > 120)).toEqual([]);
  });
});
