import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { MAP_POINTS_MAX } from '@liora/domain/limits';
import { zxyToTileId } from 'pmtiles';
import type { ImportSettings } from '../importSettings.types.ts';
import type { Box } from '../read/coveredArea.rules.ts';
import { throwIfInterrupted } from '../read/fileProblem.errors.ts';
import { type Progress, Reading } from '../read/fileScan.runtime.ts';
import type { Bounds } from './mapFeature.types.ts';
import { boxInTile, merged, outsideOf } from './mergeTiles.rules.ts';
import { type Ground, readGround } from './osmGround.parser.ts';
import { MAP_MAX_ZOOM } from './osmLayers.data.ts';
import type { TileEntry } from './pmtilesDirectory.rules.ts';
import { PmtilesReader } from './pmtilesReader.runtime.ts';
import { PmtilesWriter } from './pmtilesWriter.runtime.ts';
import { layersOf, type TileOfFeatures, tileBytes, tilesOf } from './tiles.rules.ts';
import { boxInSquare } from './worldSquare.rules.ts';

export interface AreaMapRequest {
  /** The OpenStreetMap file. */
  path: string;
  /** The archive of all areas. */
  archive: string;
  settings: ImportSettings;
  progress: Progress;
  signal: AbortSignal | undefined;
  /** Points that are held in memory at most. */
  mostPoints?: number;
}

export interface AreaMapReport {
  /** 'too_large': the file has too many points even without its buildings. */
  outcome: 'made' | 'too_large' | 'empty';
  tiles: number;
  bytes: number;
  hasBuildings: boolean;
}

const NOTHING = { tiles: 0, bytes: 0, hasBuildings: false };

/**
 * Makes the map of the area of an OpenStreetMap file and puts it into the archive of all areas (RUL-124). Tiles of other
 * areas stay as they are; in a tile of several, what lies within the box of this file is replaced by what the file shows.
 * The archive is written beside the one that is there and takes its place when it is whole.
 */
export async function makeAreaMap(request: AreaMapRequest): Promise<AreaMapReport> {
  const { settings, progress, signal } = request;
  const reading = new Reading(settings, progress, signal);
  const ground = await readGround(request.path, reading, request.mostPoints ?? MAP_POINTS_MAX);
  if (ground === 'too_large') return { outcome: 'too_large', ...NOTHING };
  if (!ground || ground.features.length === 0) return { outcome: 'empty', ...NOTHING };
  await mkdir(path.dirname(request.archive), { recursive: true });
  const beside = `${request.archive}.${randomUUID()}.part`;
  try {
    const written = await writeArchive(request, ground, beside);
    await rename(beside, request.archive);
    return { outcome: 'made', ...written, hasBuildings: ground.hasBuildings };
  } finally {
    await rm(beside, { force: true });
    progress.end();
  }
}

async function writeArchive(request: AreaMapRequest, ground: Ground, beside: string) {
  const before = await PmtilesReader.open(request.archive);
  try {
    return await writeTiles(request, ground, { before, writer: await PmtilesWriter.create(beside) });
  } finally {
    await before?.close();
  }
}

interface Archives {
  before: PmtilesReader | null;
  writer: PmtilesWriter;
}

async function writeTiles(request: AreaMapRequest, ground: Ground, { before, writer }: Archives) {
  try {
    const old = await addNewTiles(request, ground, { before, writer });
    for (const entry of old) {
      throwIfInterrupted(request.signal);
      if (before) await writer.addPacked(entry.id, entry.run, await before.packed(entry));
    }
    const areas = [
      ...areasOf(before?.metadata).filter((area) => !isWithinBox(area, ground.area)),
      ground.area,
    ];
    return await writer.finish({
      bounds: aroundAll(areas),
      minZoom: 0,
      maxZoom: MAP_MAX_ZOOM,
      metadata: { name: 'Liora', attribution: '© OpenStreetMap contributors', areas },
    });
  } catch (error) {
    await writer.close().catch(() => undefined);
    throw error;
  }
}

/** Writes the tiles of the new area, and answers those that it says nothing about. */
async function addNewTiles(
  { progress, signal }: AreaMapRequest,
  ground: Ground,
  { before, writer }: Archives,
): Promise<Iterable<TileEntry>> {
  const box = boxInSquare(ground.area);
  const old = new Map<number, TileEntry>();
  for (const { run, ...entry } of before?.entries ?? [])
    for (let i = 0; i < run; i++) old.set(entry.id + i, { ...entry, id: entry.id + i, run: 1 });
  progress.begin(countTiles(box), 'tiles');
  for (const tile of tilesOf(ground.features)) {
    throwIfInterrupted(signal);
    await setImmediate();
    if (tile.features.length === 0) continue;
    const id = zxyToTileId(tile.z, tile.x, tile.y);
    const entry = old.get(id);
    old.delete(id);
    const known = before && entry ? await before.tile(entry) : null;
    const bytes = newTile(tile, known, box);
    if (bytes.length > 0) await writer.add(id, bytes);
    if (tile.z === MAP_MAX_ZOOM) progress.advance(1);
  }
  return old.values();
}

function newTile(tile: TileOfFeatures, known: Uint8Array | null, box: Bounds): Uint8Array {
  const now = layersOf(tile);
  if (!known) return tileBytes(now);
  return tileBytes(merged(outsideOf(known, boxInTile(box, tile.z, tile.x, tile.y)), now));
}

/** Of the last zoom, over a box: a measure of how much there is to do. */
function countTiles({ minX, minY, maxX, maxY }: Bounds): number {
  const scale = 2 ** MAP_MAX_ZOOM;
  const across = Math.floor(maxX * scale) - Math.floor(minX * scale) + 1;
  return across * (Math.floor(maxY * scale) - Math.floor(minY * scale) + 1);
}

/** The areas that an archive is of. */
function areasOf(metadata: unknown): Box[] {
  const isOne = typeof metadata === 'object' && metadata !== null && 'areas' in metadata;
  return isOne && Array.isArray(metadata.areas) ? metadata.areas : [];
}

const isWithinBox = (inner: Box, outer: Box) =>
  inner.west >= outer.west &&
  inner.east <= outer.east &&
  inner.south >= outer.south &&
  inner.north <= outer.north;

const aroundAll = (areas: readonly Box[]): Box => ({
  west: Math.min(...areas.map(({ west }) => west)),
  south: Math.min(...areas.map(({ south }) => south)),
  east: Math.max(...areas.map(({ east }) => east)),
  north: Math.max(...areas.map(({ north }) => north)),
});
