import { hasArea } from '../geo/bounds.ts';
import type { Bounds } from '../mapTypes.ts';

interface HeaderBounds {
  minLon: number;
  minLat: number;
  maxLon: number;
  maxLat: number;
}

/**
 * The area an archive covers, in degrees. Writers may leave the header at zero and put the bounds
 * into the metadata, as an array or as text; without either the area is unknown (null), which must
 * not be read as "nothing here".
 */
export function archiveBounds(header: HeaderBounds, metadata: unknown): Bounds | null {
  const fromHeader = {
    west: header.minLon,
    south: header.minLat,
    east: header.maxLon,
    north: header.maxLat,
  };
  if (hasArea(fromHeader)) return fromHeader;
  return metadataBounds(metadata);
}

function metadataBounds(metadata: unknown): Bounds | null {
  if (typeof metadata !== 'object' || metadata === null || !('bounds' in metadata)) return null;
  const raw = typeof metadata.bounds === 'string' ? metadata.bounds.split(',') : metadata.bounds;
  if (!Array.isArray(raw)) return null;
  const [west, south, east, north] = raw.map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const bounds = { west, south, east, north };
  return hasArea(bounds) ? bounds : null;
}
