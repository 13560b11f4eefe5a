/** Address scheme of tiles read out of a PMTiles archive: `pmtiles://<archive url>/{z}/{x}/{y}`. */
export const ARCHIVE_SCHEME = 'pmtiles';

export interface TileAddress {
  url: string;
  z: number;
  x: number;
  y: number;
}

const ADDRESS = new RegExp(`^${ARCHIVE_SCHEME}://(.+)/(\\d+)/(\\d+)/(\\d+)$`);

/** Splits a tile address; null for anything else. */
export function parseTileAddress(address: string): TileAddress | null {
  const match = ADDRESS.exec(address);
  if (!match?.[1]) return null;
  return { url: match[1], z: Number(match[2]), x: Number(match[3]), y: Number(match[4]) };
}
