import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { onTestFinished } from 'vitest';
import { type AreaMapRequest, makeAreaMap } from '../areaMap/areaMap.service.ts';
import { inSquare } from '../areaMap/worldSquare.rules.ts';
import { NO_PROGRESS, SETTINGS, testFile } from './importing.ts';
import { pbfFile, type TestExtract } from './pbfWriter.ts';

/** Where the map of imported areas goes in a test, and what makes it. */
export async function mapFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-map-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = path.join(folder, 'map', 'areas.pmtiles');
  const make = async (extract: TestExtract | string, more: Partial<AreaMapRequest> = {}) =>
    makeAreaMap({
      path: typeof extract === 'string' ? extract : await testFile(pbfFile(extract)),
      ...{ archive, settings: SETTINGS, progress: NO_PROGRESS, signal: undefined },
      ...more,
    });
  return { folder, archive, make };
}

/** The archive as the reader of maps finds it. */
export async function openMap(file: string) {
  const bytes = await readFile(file);
  const reader = new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
  /** What the tile around a point shows, layer by layer; null where there is no tile. */
  const tileAt = async (zoom: number, { lat, lng }: { lat: number; lng: number }) => {
    const [x, y] = inSquare({ lat, lng });
    const found = await reader.getZxy(zoom, Math.floor(x * 2 ** zoom), Math.floor(y * 2 ** zoom));
    return found ? featuresOf(new Uint8Array(found.data)) : null;
  };
  return { reader, tileAt };
}

function featuresOf(bytes: Uint8Array) {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  const { layers } = new VectorTile(new PbfReader(plain));
  const features = (name: string) => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
      const feature = layer?.feature(index);
      return {
        tags: feature?.properties ?? {},
        paths: feature?.loadGeometry().map((path) => path.map(({ x, y }) => [x, y] as const)) ?? [],
      };
    });
  };
  return Object.fromEntries(Object.keys(layers).map((name) => [name, features(name)]));
}
