import { createRequire } from 'node:module';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import type { Basemap } from '../basemap/basemap.ts';
import { tintForeignStyle } from './foreignStyle.ts';
import { lioraStyle } from './lioraStyle.ts';
import { type MapTokens, readMapTokens } from './mapTokens.ts';

// MapLibre's own validator, the one the map runs, found where MapLibre finds it.
const fromMapLibre = createRequire(createRequire(import.meta.url).resolve('maplibre-gl/package.json'));
const { validateStyleMin } = await import(fromMapLibre.resolve('@maplibre/maplibre-gl-style-spec'));

const NAMES = [
  'land',
  'block',
  'street',
  'road',
  'roadCase',
  'water',
  'park',
  'wood',
  'square',
  'rail',
  'label',
  'labelWater',
  'labelPark',
  'halo',
  'coral',
] as const;
const inks = (digit: string) =>
  Object.fromEntries(
    NAMES.map((name, index) => [name, `#${digit}${digit}${(index + 16).toString(16)}00`]),
  ) as unknown as MapTokens;
const day = inks('f');
const night = inks('1');

const tiles = (
  schema: 'openmaptiles' | 'protomaps',
  bounds: Extract<Basemap, { kind: 'tiles' }>['bounds'] = null,
): Basemap => ({
  kind: 'tiles',
  url: 'https://liora.example/tiles/city.pmtiles',
  schema,
  minzoom: 0,
  maxzoom: 14,
  bounds,
  areas: bounds ? [bounds] : [],
});
const downtown = { west: -122.42, south: 37.77, east: -122.38, north: 37.8 };
const stops = [
  { lat: 37.78, lng: -122.41 },
  { lat: 37.79, lng: -122.4 },
];

const BASEMAPS: [string, Basemap][] = [
  ['OpenMapTiles tiles', tiles('openmaptiles')],
  ['Protomaps tiles', tiles('protomaps')],
  ['tiles of one city', tiles('openmaptiles', downtown)],
  ['the drawn map', { kind: 'drawn' }],
  ['bare paper', { kind: 'paper' }],
];

function layer(style: StyleSpecification, id: string): LayerSpecification {
  const found = style.layers.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The style has no layer ${id}`);
  return found;
}

describe.each(BASEMAPS)('the style for %s', (_name, basemap) => {
  const style = lioraStyle({ tokens: day, basemap, route: stops });

  test('is a valid MapLibre style with each layer named once', () => {
    expect(validateStyleMin(style)).toEqual([]);
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('needs no glyph server and no sprite', () => {
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
  });

  test('differs between day and night in paint alone, so a theme switch loads nothing', () => {
    const dark = lioraStyle({ tokens: night, basemap, route: stops });
    const bare = ({ sources, layers }: StyleSpecification) => ({
      sources,
      layers: layers.map((entry) => ({ ...entry, paint: null })),
    });
    expect(bare(dark)).toEqual(bare(style));
    expect(dark).not.toEqual(style);
  });

  test('draws the route on top of everything, coral on a casing of land', () => {
    expect(style.layers.slice(-2)).toMatchObject([
      { id: 'route-case', paint: { 'line-color': day.land, 'line-width': 7 } },
      { id: 'route', paint: { 'line-color': day.coral, 'line-width': 4 } },
    ]);
  });
});

describe('what the map leaves out', () => {
  test.each(['openmaptiles', 'protomaps'] as const)(
    '%s: no business, transit sign, shield or house number',
    (schema) => {
      const { layers } = lioraStyle({ tokens: day, basemap: tiles(schema), route: [] });
      const names = layers.filter((entry) => entry.type === 'symbol');
      expect(names.every((entry) => !('icon-image' in (entry.layout ?? {})))).toBe(true);
      const sources = names.map((entry) => ('source-layer' in entry ? entry['source-layer'] : ''));
      expect(sources).not.toContain('housenumber');
      const points = names.filter(
        (entry) => 'source-layer' in entry && /^pois?$/.test(entry['source-layer'] ?? ''),
      );
      expect(points.map(({ id }) => id)).toEqual(['park-name']);
    },
  );
});

describe('the route', () => {
  const opacity = (route: typeof stops) => {
    const building = layer(lioraStyle({ tokens: day, basemap: tiles('openmaptiles'), route }), 'building');
    return building.type === 'fill' ? JSON.stringify(building.paint?.['fill-opacity']) : '';
  };

  test('buildings fade to 40 % under an active route', () => {
    expect(opacity([])).toContain('14.2,1]');
    expect(opacity(stops)).toContain('14.2,0.4]');
  });

  test('a single stop draws no line', () => {
    const { sources } = lioraStyle({ tokens: day, basemap: { kind: 'drawn' }, route: stops.slice(0, 1) });
    expect(sources.route).toMatchObject({ data: { geometry: { coordinates: [] } } });
  });
});

describe('tiles', () => {
  test('keep their known area, so nothing is asked for beyond it', () => {
    const { sources } = lioraStyle({ tokens: day, basemap: tiles('openmaptiles', downtown), route: [] });
    expect(sources.basemap).toMatchObject({
      type: 'vector',
      bounds: [-122.42, 37.77, -122.38, 37.8],
      tiles: ['pmtiles://https://liora.example/tiles/city.pmtiles/{z}/{x}/{y}'],
    });
  });

  test('of unknown area are asked for everywhere', () => {
    const { sources } = lioraStyle({ tokens: day, basemap: tiles('openmaptiles'), route: [] });
    expect(sources.basemap).not.toHaveProperty('bounds');
  });

  test('of one city are continued by the drawn map, those of the world are not', () => {
    const world = { west: -180, south: -85, east: 180, north: 85 };
    const of = (bounds: typeof world) =>
      Object.keys(lioraStyle({ tokens: day, basemap: tiles('protomaps', bounds), route: [] }).sources);
    expect(of(downtown)).toContain('drawn');
    expect(of(world)).not.toContain('drawn');
  });

  test('RUL-124 of a city elsewhere leave the drawn one whole, with its names; beside one of its own it goes on around that', () => {
    const monaco = { west: 7.4, south: 43.71, east: 7.45, north: 43.76 };
    const of = (...areas: (typeof monaco)[]) => {
      const around = { west: -122.42, south: 37.77, east: 7.45, north: 43.76 };
      const basemap: Basemap = { ...tiles('openmaptiles', around), kind: 'tiles', areas } as Basemap;
      return lioraStyle({ tokens: day, basemap, route: [] });
    };
    const elsewhere = of(monaco);
    expect(elsewhere.layers.map(({ id }) => id)).toContain('drawn-quarter-name');
    expect(elsewhere.sources).not.toHaveProperty('beyond');
    const both = of(monaco, downtown);
    expect(both.layers.map(({ id }) => id)).not.toContain('drawn-quarter-name');
    expect(both.sources).toHaveProperty('beyond');
    expect(both.sources.clearing).toMatchObject({
      data: { geometry: { type: 'MultiPolygon', coordinates: { length: 2 } } },
    });
  });
});

describe("somebody else's style", () => {
  const foreign: StyleSpecification = {
    version: 8,
    glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
    sources: { theirs: { type: 'vector', url: 'https://tiles.example/tiles.json' } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#ffffff' } },
      {
        id: 'water_fill',
        type: 'fill',
        source: 'theirs',
        'source-layer': 'water',
        paint: { 'fill-pattern': 'waves' },
      },
      { id: 'landcover-wood', type: 'fill', source: 'theirs', 'source-layer': 'landcover' },
      { id: 'national_park', type: 'fill', source: 'theirs', 'source-layer': 'park' },
      {
        id: 'road',
        type: 'line',
        source: 'theirs',
        'source-layer': 'transportation',
        paint: { 'line-color': '#abc' },
      },
      {
        id: 'place',
        type: 'symbol',
        source: 'theirs',
        'source-layer': 'place',
        layout: { 'text-field': 'x' },
      },
    ],
  };

  test('takes on our land, water, green and label colours and keeps the rest', () => {
    const tinted = tintForeignStyle(foreign, day);
    expect(tinted.layers.map(({ paint }) => paint)).toEqual([
      { 'background-color': day.land },
      { 'fill-color': day.water },
      { 'fill-color': day.wood },
      { 'fill-color': day.park },
      { 'line-color': '#abc' },
      { 'text-color': day.label, 'text-halo-color': day.halo },
    ]);
    expect(validateStyleMin(tinted)).toEqual([]);
  });

  test('keeps its own glyphs and sources and gets our route', () => {
    const style = lioraStyle({ tokens: day, basemap: { kind: 'foreign', style: foreign }, route: stops });
    expect(style.glyphs).toBe(foreign.glyphs);
    expect(Object.keys(style.sources)).toEqual(['theirs', 'route']);
    expect(validateStyleMin(style)).toEqual([]);
  });
});

describe('tokens', () => {
  test('are read from the page, and a missing one turns transparent', () => {
    const tokens = readMapTokens({ getPropertyValue: (name) => (name === '--map-water' ? ' #bfd3d1 ' : '') });
    expect(tokens.water).toBe('#bfd3d1');
    expect(tokens.land).toBe('transparent');
  });
});
