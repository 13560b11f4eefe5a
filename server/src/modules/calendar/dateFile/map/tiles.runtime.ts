import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { FetchSource, PMTiles, type Source } from 'pmtiles';
import type { MapSettings } from '../../../../config.map.ts';

/** A tile of some ten thousand features has a few hundred kilobytes. */
const TILE_MAX_BYTES = 8_000_000;
const GZIP = [0x1f, 0x8b];
const unpack = promisify(gunzip);

/** An archive, read in byte ranges. */
export interface TileReader {
  maxZoom: number;
  /** Null where the archive has no such tile. */
  tile: (zoom: number, x: number, y: number) => Promise<VectorTile | null>;
  close: () => Promise<void>;
}

/** Ranges of a file on this machine. */
function fileSource(file: FileHandle, name: string): Source {
  return {
    getKey: () => name,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer.slice(0, bytesRead) };
    },
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null: the map of imported areas, before there are any. */
async function openFile({ kind, file = '' }: MapSettings): Promise<FileHandle | null> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (kind === 'areas' && isMissing(error)) return null;
    throw error;
  }
}

/**
 * The archive of imported areas, or that of the operator; null where there is none, and where the map comes from a style of
 * somebody else's server, whose tiles are not ours to put into files.
 * @throws when it cannot be read
 */
export async function openTiles(map: MapSettings, signal: AbortSignal): Promise<TileReader | null> {
  if (map.kind === 'style') return null;
  const file = map.file ? await openFile(map) : null;
  if (map.kind === 'areas' && !file) return null;
  const close = async () => file?.close();
  try {
    const archive = new PMTiles(file ? fileSource(file, map.url) : new FetchSource(map.url));
    const { maxZoom } = await archive.getHeader();
    const tile = async (zoom: number, x: number, y: number) => {
      const found = await archive.getZxy(zoom, x, y, signal);
      return found ? new VectorTile(new PbfReader(await plain(found.data))) : null;
    };
    return { maxZoom, tile, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Tiles that were packed before they came into the archive are packed still. */
async function plain(data: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(data);
  const isPacked = GZIP.every((byte, index) => bytes[index] === byte);
  return isPacked ? unpack(bytes, { maxOutputLength: TILE_MAX_BYTES }) : bytes;
}
