import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { DrawnSort } from '../fallback/sanFrancisco.ts';
import { byZoom, casing, fill, label, line, streetLabel, waterLabel } from './layerParts.ts';
import type { MapTokens } from './mapTokens.ts';
import { ROAD_WIDTHS as W } from './roadWidths.ts';

export const DRAWN_SOURCE = 'drawn';

/** The part of the drawing beyond the edge of a tile archive. */
export const BEYOND_SOURCE = 'beyond';

type Sorted = (
  id: string,
  ...sorts: DrawnSort[]
) => { id: string; source: string; filter: FilterSpecification };

const from =
  (source: string): Sorted =>
  (id, ...sorts) => ({
    id: `${source}-${id}`,
    source,
    filter: ['match', ['get', 'sort'], sorts, true, false],
  });

function surfaces(t: MapTokens, sorted: Sorted): LayerSpecification[] {
  return [
    fill(sorted('water', 'water'), t.water),
    fill(sorted('island', 'island'), t.land),
    fill(sorted('district', 'district'), t.block, 0.8),
    line(
      { ...sorted('street', 'street'), minzoom: 11.5 },
      t.street,
      byZoom([
        [11.5, 0.3],
        [14, 1.8],
        [18, 12],
      ]),
    ),
    fill(sorted('wood', 'wood'), t.wood, 0.62),
    fill(sorted('park', 'park'), t.park),
    fill(sorted('lake', 'lake'), t.water),
  ];
}

function roads(t: MapTokens, sorted: Sorted): LayerSpecification[] {
  return [
    casing({ ...sorted('middle-case', 'middle'), minzoom: 12 }, t.roadCase, W.middle),
    casing(sorted('main-case', 'main'), t.roadCase, W.main),
    casing(sorted('motorway-case', 'motorway'), t.roadCase, W.motorway),
    line(sorted('middle', 'middle'), t.road, byZoom(W.middle)),
    line(sorted('main', 'main'), t.road, byZoom(W.main)),
    line(sorted('motorway', 'motorway'), t.road, byZoom(W.motorway)),
  ];
}

function names(t: MapTokens, sorted: Sorted): LayerSpecification[] {
  const big = {
    'text-size': byZoom([
      [6, 13],
      [12, 17],
    ]),
    'text-letter-spacing': 0.01,
  };
  return [
    streetLabel({ ...sorted('street-name', 'main', 'middle'), minzoom: 14.5 }, t),
    waterLabel(sorted('water-name', 'water-name'), t),
    label({ ...sorted('park-name', 'park-name'), minzoom: 11.5 }, t.labelPark, t.halo),
    label({ ...sorted('quarter-name', 'quarter-name'), minzoom: 11.8 }, t.label, t.halo),
    label({ ...sorted('town-name', 'town-name'), maxzoom: 12.2 }, t.label, t.halo, big),
  ];
}

/** Layers of the hand-drawn map, bottom to top. */
export function drawnLayers(t: MapTokens): LayerSpecification[] {
  return [...drawnGround(t, DRAWN_SOURCE), ...names(t, from(DRAWN_SOURCE))];
}

/** The same without names: ground around a tile archive that covers one city. */
export function drawnGround(t: MapTokens, source: string): LayerSpecification[] {
  return [...surfaces(t, from(source)), ...roads(t, from(source))];
}
