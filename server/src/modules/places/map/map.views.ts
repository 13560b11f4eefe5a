import type { MapCluster, MapPlace } from '@liora/domain/contract/placesMap';
import { sparkOf } from '../places.views.ts';
import type { CountedCell } from './mapCells.queries.ts';
import { cellBounds, latitudeOf, longitudeOf } from './mapGrid.rules.ts';
import type { FoundCell, NamedPlace } from './mapRows.queries.ts';

/** A cell of the kept counts: where in it its places stand is not known, so that all of it is looked at closer. */
export function toCountedCluster(cell: CountedCell, level: number): MapCluster {
  return {
    ...middleOf(cell),
    count: cell.count,
    bounds: cellBounds(level, cell.x, cell.y),
    ...kindOf(cell),
  };
}

export function toFoundCluster(cell: FoundCell): MapCluster {
  const bounds = {
    west: longitudeOf(cell.left),
    south: latitudeOf(cell.bottom),
    east: longitudeOf(cell.right),
    north: latitudeOf(cell.top),
  };
  return { ...middleOf(cell), count: cell.count, bounds, ...kindOf(cell) };
}

const kindOf = ({ category }: CountedCell) => (category === null ? {} : { category });
const middleOf = ({ middle_x, middle_y }: CountedCell) => ({
  latitude: latitudeOf(middle_y),
  longitude: longitudeOf(middle_x),
});

export function toMapPlace(row: NamedPlace): MapPlace {
  return {
    id: row.ref,
    name: row.name,
    category: row.category,
    subcategory: row.subcategory,
    latitude: row.lat,
    longitude: row.lng,
    sparkScore: sparkOf(row).sparkScore,
    kind: row.is_prive ? 'prive' : row.is_own ? 'own' : 'place',
    ...(row.is_private && { isPrivate: true }),
  };
}
