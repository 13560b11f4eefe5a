import { FetchSource, PMTiles } from 'pmtiles';
import { serverAddress } from '../../lib/server.ts';
import type { TileSchema } from '../mapConfig.ts';
import { archiveAreas, archiveBounds } from './archiveBounds.ts';
import type { TileAddress } from './archiveScheme.ts';
import type { TileBasemap } from './basemap.ts';
import { unpackedTile } from './tileBytes.ts';

/** One reader per archive, shared by all maps on the page, so directories are fetched once. */
const archives = new Map<string, PMTiles>();

function archiveAt(url: string): PMTiles {
  const known = archives.get(url);
  if (known) return known;
  const archive = new PMTiles(new FetchSource(url));
  archives.set(url, archive);
  return archive;
}

/**
 * Reads the header of an archive over a range request, which proves that it is there.
 * @throws when it cannot be reached, is no PMTiles archive, or the server ignores ranges
 */
export async function openArchive(url: string, schema: TileSchema): Promise<TileBasemap> {
  const address = serverAddress(url);
  try {
    const archive = archiveAt(address);
    const header = await archive.getHeader();
    const metadata = await archive.getMetadata();
    const bounds = archiveBounds(header, metadata);
    const areas = archiveAreas(metadata, bounds);
    const zooms = { minzoom: header.minZoom, maxzoom: header.maxZoom };
    return { kind: 'tiles', url: address, schema, ...zooms, bounds, areas };
  } catch (reason) {
    // A failed reader keeps its failed promise; a later try needs a fresh one.
    archives.delete(address);
    throw reason;
  }
}

/** One tile of an archive as plain protobuf bytes; null where it has none. */
export async function archiveTile(
  { url, z, x, y }: TileAddress,
  signal?: AbortSignal,
): Promise<ArrayBuffer | null> {
  const tile = await archiveAt(url).getZxy(z, x, y, signal);
  return tile ? unpackedTile(tile.data) : null;
}
