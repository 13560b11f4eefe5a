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

/** The areas of an archive that holds several (imported cities), else all that it covers. */
export function archiveAreas(metadata: unknown, bounds: Bounds | null): Bounds[] {
  const areas =
    typeof metadata === 'object' && metadata !== null && 'areas' in metadata && Array.isArray(metadata.areas)
      ? metadata.areas.filter(isBounds)
      : [];
  if (areas.length > 0) return areas;
  return bounds ? [bounds] : [];
}

function isBounds(value: unknown): value is Bounds {
  if (typeof value !== 'object' || value === null) return false;
  const { west, south, east, north } = value as Partial<Record<keyof Bounds, unknown>>;
  return [west, south, east, north].every(Number.isFinite) && hasArea(value as Bounds);
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
