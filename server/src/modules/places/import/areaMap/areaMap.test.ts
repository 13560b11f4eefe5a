import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { reference } from '../../../../../../tools/reference.ts';
import { Interrupted } from '../read/fileProblem.errors.ts';
import { Reading } from '../read/fileScan.runtime.ts';
import { mapFolder, openMap } from '../testing/areaMaps.ts';
import { NO_PROGRESS, SETTINGS } from '../testing/importing.ts';
import type { TestExtract } from '../testing/pbfWriter.ts';
import { boundsOf, clipFeature, turn } from './clip.rules.ts';
import type { MapFeature } from './mapFeature.types.ts';
import { readGround } from './osmGround.parser.ts';
import { PmtilesReader } from './pmtilesReader.runtime.ts';
import { PmtilesWriter } from './pmtilesWriter.runtime.ts';
import { boxInSquare, inSquare } from './worldSquare.rules.ts';

/** A quarter of a city: its corner in the south-west, and all within a hundredth of a degree. */
function quarter(lat: number, lng: number, first: number): TestExtract {
  let id = first;
  const nodes: NonNullable<TestExtract['nodes']> = [];
  const at = (north: number, east: number, tags = {}) => {
    nodes.push({ id, lat: lat + north / 10_000, lng: lng + east / 10_000, tags });
    return id++;
  };
  const ring = (south: number, west: number, size: number) => {
    const corners = [
      at(south, west),
      at(south, west + size),
      at(south + size, west + size),
      at(south + size, west),
    ];
    return [...corners, corners[0] ?? 0];
  };
  const way = (refs: number[], tags?: Record<string, string>) => ({ id: id++, refs, ...(tags && { tags }) });
  at(50, 50, { place: 'suburb', name: 'Old Town' });
  const [from, middle, to] = [at(10, -20), at(10, 5), at(10, 90)];
  const [outer, inner] = [way(ring(30, 10, 30)), way(ring(40, 20, 10))];
  const ways = [
    way([from, middle], { highway: 'residential', name: 'Long Lane' }),
    way([middle, to], { highway: 'residential', name: 'Long Lane' }),
    way([to, at(90, 90)], { highway: 'primary', tunnel: 'yes', name: 'Deep Road' }),
    way(ring(70, 70, 10), { building: 'yes' }),
    way(ring(70, 30, 20), { leisure: 'park', name: 'Quiet Park' }),
    ...[outer, inner],
  ];
  const members = [
    { type: 'way' as const, id: outer.id, role: 'outer' },
    { type: 'way' as const, id: inner.id, role: 'inner' },
  ];
  const relations = [{ id: id++, members, tags: { type: 'multipolygon', natural: 'water' } }];
  return { nodes, ways, relations, box: [lat, lng, lat + 0.01, lng + 0.01] };
}

const HERE = { lat: 43.735, lng: 7.425 };
const MONACO = quarter(43.73, 7.42, 1);
const ROME = { lat: 41.905, lng: 12.505 };
const OF_ROME = quarter(41.9, 12.5, 1000);

describe('RUL-124 the map of an imported area', () => {
  test('shows streets with their names, water with its islands, green, buildings and places in the schema of OpenMapTiles', async () => {
    const { archive, make } = await mapFolder();
    const made = await make(MONACO);
    expect(made).toMatchObject({ outcome: 'made', hasBuildings: true });
    const { reader, tileAt } = await openMap(archive);
    const header = await reader.getHeader();
    expect(header).toMatchObject({ minZoom: 0, maxZoom: 14, tileType: 1, tileCompression: 2 });
    expect([header.minLon, header.maxLat]).toEqual([7.42, 43.74]);
    expect(header.numAddressedTiles).toBe(made.tiles);
    const tile = await tileAt(14, HERE);
    expect(tile?.transportation?.map(({ tags }) => tags)).toEqual([{ class: 'minor' }, { class: 'minor' }]);
    // One line for a name of some two hundred metres, whose tunnels and stretches outside the box are left out.
    const names = tile?.transportation_name ?? [];
    expect(names.map(({ tags }) => tags)).toEqual([{ class: 'minor', name: 'Long Lane' }]);
    expect(names[0]?.paths[0]).toHaveLength(3);
    expect(tile?.water?.[0]?.paths).toHaveLength(2);
    expect(tile?.park?.[0]?.tags).toEqual({ class: 'park' });
    expect(tile?.poi?.[0]?.tags).toEqual({ class: 'park', name: 'Quiet Park' });
    expect(tile?.building).toHaveLength(1);
    expect(tile?.place?.[0]?.tags).toEqual({ class: 'suburb', name: 'Old Town' });
  });

  test('shows less from afar: streets from zoom 12, buildings from 13', async () => {
    const { archive, make } = await mapFolder();
    await make(MONACO);
    const { tileAt } = await openMap(archive);
    expect(await tileAt(11, HERE)).not.toHaveProperty('transportation');
    const middle = await tileAt(12, HERE);
    expect(middle).toHaveProperty('transportation');
    expect(middle).not.toHaveProperty('building');
    expect(middle).not.toHaveProperty('transportation_name');
    expect(await tileAt(13, HERE)).toHaveProperty('building');
  });

  test('that cannot be written lets go of the archive that is there', async () => {
    const { make } = await mapFolder();
    await make(MONACO);
    const close = vi.spyOn(PmtilesReader.prototype, 'close');
    vi.spyOn(PmtilesWriter, 'create').mockRejectedValueOnce(new Error('ENOSPC'));
    await expect(make(OF_ROME)).rejects.toThrow('ENOSPC');
    expect(close).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    expect(await make(OF_ROME)).toMatchObject({ outcome: 'made' });
  });

  test('of a second area joins the first, and the same file again changes not a byte', async () => {
    const { archive, make } = await mapFolder();
    await make(MONACO);
    const alone = await readFile(archive);
    await make(MONACO);
    expect(alone.equals(await readFile(archive))).toBe(true);
    await make(OF_ROME);
    const both = await readFile(archive);
    const { reader, tileAt } = await openMap(archive);
    for (const city of [HERE, ROME]) {
      const tile = await tileAt(14, city);
      expect(tile?.place?.map(({ tags }) => tags.name)).toEqual(['Old Town']);
    }
    expect(await reader.getMetadata()).toMatchObject({
      areas: [
        { south: 43.73, west: 7.42 },
        { south: 41.9, west: 12.5 },
      ],
    });
    await make(OF_ROME);
    expect(both.equals(await readFile(archive))).toBe(true);
  });

  test('is replaced within the box of a newer file, and stays outside it, within one tile as well', async () => {
    const { archive, make } = await mapFolder();
    await make(MONACO);
    const wide = (await (await openMap(archive)).tileAt(14, HERE))?.transportation_name?.[0]?.paths[0] ?? [];
    // The western half, from which everything but a footpath has gone.
    const nodes = [0, 1].map((step) => ({ id: step + 1, lat: 43.732 + step / 1000, lng: 7.421 }));
    const half = {
      nodes,
      ways: [{ id: 9, refs: [1, 2], tags: { highway: 'footway' } }],
      box: [43.73, 7.42, 43.74, 7.425] as const,
    };
    await make(half);
    const after = await readFile(archive);
    const tile = await (await openMap(archive)).tileAt(14, HERE);
    const classes = tile?.transportation?.map(({ tags }) => tags.class);
    expect(classes).toContain('path');
    expect(classes).toContain('minor');
    const left = tile?.transportation_name?.[0]?.paths[0] ?? [];
    const xs = (line: readonly (readonly [number, number])[]) => line.map(([x]) => x);
    expect(Math.max(...xs(left))).toBe(Math.max(...xs(wide)));
    expect(Math.min(...xs(left))).toBeGreaterThan(Math.min(...xs(wide)) + 100);
    await make(half);
    expect(after.equals(await readFile(archive))).toBe(true);
  });

  test('that is stopped or fails leaves the one before, and nothing beside it', async () => {
    const { archive, make } = await mapFolder();
    await make(MONACO);
    const before = await readFile(archive);
    const stop = new AbortController();
    const stopping = { ...NO_PROGRESS, advance: () => stop.abort() };
    await expect(make(OF_ROME, { signal: stop.signal, progress: stopping })).rejects.toThrow(Interrupted);
    // While tiles are written.
    const later = new AbortController();
    const begin = (_: number, unit: string) => {
      if (unit === 'tiles') later.abort();
    };
    await expect(
      make(OF_ROME, { signal: later.signal, progress: { ...NO_PROGRESS, begin } }),
    ).rejects.toThrow(Interrupted);
    expect(before.equals(await readFile(archive))).toBe(true);
    expect(await readdir(path.dirname(archive))).toEqual(['areas.pmtiles']);
  });

  test('of too many points is without buildings, of still more there is none', async () => {
    const { archive, make } = await mapFolder();
    // Those of its tunnel do not count.
    const all = 2 + 2 + 5 + 5 + 5 + 5;
    expect(await make(MONACO, { mostPoints: all })).toMatchObject({ outcome: 'made', hasBuildings: true });
    expect(await make(MONACO, { mostPoints: all - 1 })).toMatchObject({
      outcome: 'made',
      hasBuildings: false,
    });
    const tile = await (await openMap(archive)).tileAt(14, HERE);
    expect(tile).not.toHaveProperty('building');
    expect(tile).toHaveProperty('park');
    expect(await make(MONACO, { mostPoints: all - 6 })).toMatchObject({ outcome: 'too_large' });
  });

  test('is none of a file with nothing to draw', async () => {
    const { archive, make } = await mapFolder();
    const nodes = [{ id: 1, ...HERE, tags: { amenity: 'bar', name: 'Lumen' } }];
    expect(await make({ nodes })).toMatchObject({ outcome: 'empty' });
    expect(existsSync(archive)).toBe(false);
  });

  test('names in letters that most cannot read come with the English ones', async () => {
    const { archive, make } = await mapFolder();
    const tags = { place: 'city', name: '東京', 'name:en': 'Tokyo' };
    await make({ nodes: [{ id: 1, ...HERE, tags }], box: [43.73, 7.42, 43.74, 7.43] });
    const tile = await (await openMap(archive)).tileAt(14, HERE);
    expect(tile?.place?.[0]?.tags).toEqual({ class: 'city', name: '東京', 'name:en': 'Tokyo' });
  });
});

const DATA = reference('data');
const CITIES = [
  ['sf-downtown-2023/sf-downtown.osm.pbf', 'sf-downtown-2023/water.geojson', null],
  // Beyond it the coast of the file has ended, and everybody may carry it on as they like.
  [
    'monaco-series/monaco-2026-03-09.osm.pbf',
    'monaco-series/water.geojson',
    { west: 7.4158, south: 43.715, east: 7.4555, north: 43.7529 },
  ],
] as const;

describe.skipIf(!DATA.isThere)(`of real cities${DATA.skipped}`, () => {
  const size = (feature: MapFeature | null) =>
    (feature?.paths ?? []).reduce((sum, ring, index) => sum + (index ? -1 : 1) * Math.abs(turn(ring)), 0);
  const total = (features: readonly MapFeature[], box: Parameters<typeof boxInSquare>[0]) =>
    features.reduce((sum, feature) => sum + size(clipFeature(feature, boxInSquare(box))), 0);

  test.each(CITIES)('RUL-124 the sea of %s is as large as in %s', async (file, water, within) => {
    const reading = new Reading(SETTINGS, NO_PROGRESS);
    const ground = await readGround(path.join(DATA.path, file), reading, 1_000_000);
    if (ground === null || ground === 'too_large') throw new Error('no ground');
    const sea = ground.features.filter(({ tags }) => tags.class === 'ocean');
    const { features } = JSON.parse(
      await readFile(path.join(DATA.path, water), 'utf8'),
    ) as GeoJSON.FeatureCollection;
    const known = features.flatMap(({ geometry }): MapFeature[] => {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      return polygons.map((rings) => {
        const paths = rings.map((ring) => ring.flatMap(([lng = 0, lat = 0]) => inSquare({ lat, lng })));
        return { layer: 'water', shape: 'area', tags: {}, from: 0, paths, bounds: boundsOf(paths) };
      });
    });
    const box = within ?? ground.area;
    expect(total(sea, box) / total(known, box)).toBeCloseTo(1, 2);
  });
});
