import { VectorTile } from '@mapbox/vector-tile';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { PbfReader } from 'pbf';
import type { TileBasemap } from '../basemap/basemap.ts';
import { archiveTile } from '../basemap/tileArchive.ts';
import type { PartsOf } from './paintGround.ts';
import { geoPart, type StillPart, tilePart } from './stillFeatures.ts';
import { type FrameTile, type StillFrame, tilesUnder } from './stillFrame.ts';

interface FoundTile {
  at: FrameTile;
  tile: VectorTile;
}

/** @throws when the archive cannot be read */
async function tilesOf(
  { url, minzoom, maxzoom }: TileBasemap,
  frame: StillFrame,
  signal: AbortSignal,
): Promise<FoundTile[]> {
  const found = await Promise.all(
    tilesUnder(frame, minzoom, maxzoom).map(async (at): Promise<FoundTile[]> => {
      const bytes = await archiveTile({ url, z: at.z, x: at.x, y: at.y }, signal);
      return bytes ? [{ at, tile: new VectorTile(new PbfReader(new Uint8Array(bytes))) }] : [];
    }),
  );
  return found.flat();
}

/**
 * Everything under a frame that a style draws, asked for layer by layer.
 * @throws when the archive cannot be read
 */
export async function stillParts(
  { sources }: StyleSpecification,
  tiles: TileBasemap | null,
  frame: StillFrame,
  signal: AbortSignal,
): Promise<PartsOf> {
  const found = tiles ? await tilesOf(tiles, frame, signal) : [];
  const drawn = new Map<string, StillPart[]>();
  for (const [name, source] of Object.entries(sources))
    if (source.type === 'geojson' && typeof source.data === 'object')
      drawn.set(name, [geoPart(source.data, frame)]);
  // Many layers of the style draw one of the tiles.
  const read = new Map<string, StillPart[]>();
  const partsNamed = (name: string): StillPart[] => {
    const parts = read.get(name) ?? found.map(({ at, tile }) => tilePart(tile, name, at));
    read.set(name, parts);
    return parts;
  };
  return (layer: LayerSpecification) => {
    if (!('source' in layer)) return [];
    const name = 'source-layer' in layer ? layer['source-layer'] : undefined;
    return drawn.get(layer.source) ?? (name === undefined ? [] : partsNamed(name));
  };
}
