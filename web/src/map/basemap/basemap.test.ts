import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { archiveAreas, archiveBounds } from './archiveBounds.ts';
import { parseTileAddress } from './archiveScheme.ts';
import { standsIn } from './basemap.ts';
import { loadBasemap } from './loadBasemap.ts';
import { unpackedTile } from './tileBytes.ts';

const EMPTY_BOUNDS = { minLon: 0, minLat: 0, maxLon: 0, maxLat: 0 };
const CITY = { west: -122.52, south: 37.7, east: -122.35, north: 37.84 };

describe('the area of a tile archive', () => {
  test('comes from the header', () => {
    const header = { minLon: -122.52, minLat: 37.7, maxLon: -122.35, maxLat: 37.84 };
    expect(archiveBounds(header, null)).toEqual(CITY);
  });

  test('comes from the metadata where the header was left at zero', () => {
    expect(archiveBounds(EMPTY_BOUNDS, { bounds: [-122.52, 37.7, -122.35, 37.84] })).toEqual(CITY);
    expect(archiveBounds(EMPTY_BOUNDS, { bounds: '-122.52,37.7,-122.35,37.84' })).toEqual(CITY);
  });

  test.each([
    null,
    'text',
    {},
    { bounds: 7 },
    { bounds: [1, 2] },
    { bounds: ['a', 'b', 'c', 'd'] },
    { bounds: [5, 5, 1, 1] },
  ])('is unknown, not empty, with metadata %j', (metadata) => {
    expect(archiveBounds(EMPTY_BOUNDS, metadata)).toBeNull();
  });
});

describe('the areas of a tile archive', () => {
  const monaco = { west: 7.4, south: 43.71, east: 7.45, north: 43.76 };

  test('RUL-124 are those that imports were made of, however far apart', () => {
    expect(archiveAreas({ areas: [CITY, monaco] }, { ...CITY, east: 7.45 })).toEqual([CITY, monaco]);
  });

  test.each([null, {}, { areas: 'all' }, { areas: [] }, { areas: [null, { ...monaco, west: 8 }] }])(
    'are all that it covers with metadata %j',
    (metadata) => {
      expect(archiveAreas(metadata, CITY)).toEqual([CITY]);
      expect(archiveAreas(metadata, null)).toEqual([]);
    },
  );
});

describe('the drawn map', () => {
  const config = { url: '', schema: 'openmaptiles', attribution: '' } as const;

  test('RUL-124 that is the map is there without asking anybody, and stands in for nothing', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody is to be asked'));
    const own = { kind: 'drawn', ...config } as const;
    const found = await loadBasemap(own);
    expect(found).toEqual({ kind: 'drawn' });
    expect(standsIn(found, own)).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    const theirs = { kind: 'style', ...config, url: 'https://tiles.example/style.json' } as const;
    const instead = await loadBasemap(theirs);
    expect(standsIn(instead, theirs)).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });
});

describe('a tile address', () => {
  test('holds the archive, with its own path and port, and the tile', () => {
    expect(parseTileAddress('pmtiles://http://localhost:4173/tiles/city.pmtiles/14/2621/6332')).toEqual({
      url: 'http://localhost:4173/tiles/city.pmtiles',
      z: 14,
      x: 2621,
      y: 6332,
    });
  });

  test.each(['https://a.example/1/2/3', 'pmtiles://city.pmtiles', 'pmtiles://city.pmtiles/1/2/x'])(
    'is not %s',
    (address) => {
      expect(parseTileAddress(address)).toBeNull();
    },
  );
});

describe('the bytes of a tile', () => {
  const plain = new Uint8Array([0x1a, 0x05, 0x78, 0x02, 0x0a, 0x01, 0x61]);

  test('that was packed once too often are unpacked', async () => {
    const packed = new Uint8Array(gzipSync(plain)).buffer;
    expect(new Uint8Array(await unpackedTile(packed))).toEqual(plain);
  });

  test('in order pass through untouched, also the empty ones', async () => {
    expect(await unpackedTile(plain.buffer)).toBe(plain.buffer);
    expect((await unpackedTile(new ArrayBuffer(0))).byteLength).toBe(0);
  });
});
