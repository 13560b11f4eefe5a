import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, casing, dashed, fill, label, line, SPARSE, streetLabel, waterLabel } from './layerParts.ts';
import type { MapTokens } from './mapTokens.ts';
import { ROAD_WIDTHS as W } from './roadWidths.ts';

const from = (layer: string) => ({ source: 'basemap', 'source-layer': layer });
const isClass = (...names: string[]): FilterSpecification => ['match', ['get', 'class'], names, true, false];
const both = (...filters: FilterSpecification[]) => ['all', ...filters] as FilterSpecification;
const LINES: FilterSpecification = ['==', ['geometry-type'], 'LineString'];
const AREAS: FilterSpecification = ['match', ['geometry-type'], ['Polygon', 'MultiPolygon'], true, false];
const OPEN_AIR: FilterSpecification = ['!=', ['get', 'brunnel'], 'tunnel'];

const GREEN = ['cemetery', 'pitch', 'playground', 'park', 'zoo', 'garden', 'recreation_ground'];
const TOWN = [
  'residential',
  'commercial',
  'retail',
  'industrial',
  'university',
  'college',
  'school',
  'hospital',
];
const MIDDLE = ['secondary'];
const WIDE = ['tertiary'];
const MAIN = ['primary', 'trunk'];
const STREETS = ['minor', 'service', 'busway', 'raceway'];

function ground(t: MapTokens): LayerSpecification[] {
  return [
    fill({ id: 'town', ...from('landuse'), filter: isClass(...TOWN) }, t.block, 0.45),
    fill({ id: 'wood', ...from('landcover'), filter: isClass('wood', 'forest') }, t.wood, 0.62),
    fill({ id: 'grass', ...from('landcover'), filter: isClass('grass', 'wetland', 'scrub') }, t.park),
    fill({ id: 'sand', ...from('landcover'), filter: isClass('sand') }, t.square),
    fill({ id: 'green', ...from('landuse'), filter: isClass(...GREEN) }, t.park),
    fill({ id: 'park', ...from('park'), filter: AREAS }, t.park),
    fill({ id: 'airfield', ...from('aeroway'), filter: AREAS }, t.square),
  ];
}

function water(t: MapTokens): LayerSpecification[] {
  const rivers = both(LINES, isClass('river', 'canal', 'stream'));
  return [
    fill({ id: 'water', ...from('water'), filter: OPEN_AIR }, t.water),
    line(
      { id: 'waterway', ...from('waterway'), filter: rivers },
      t.water,
      byZoom([
        [9, 0.6],
        [14, 2],
        [18, 8],
      ]),
    ),
    fill({ id: 'pier', ...from('transportation'), filter: both(AREAS, isClass('pier')) }, t.land),
    line(
      { id: 'pier-line', ...from('transportation'), filter: both(LINES, isClass('pier')), minzoom: 13 },
      t.land,
      byZoom(W.path),
    ),
  ];
}

function roads(t: MapTokens): LayerSpecification[] {
  const way = (...classes: string[]) => ({
    ...from('transportation'),
    filter: both(LINES, OPEN_AIR, isClass(...classes)),
  });
  return [
    line({ id: 'path', ...way('path', 'track'), minzoom: 14.5 }, t.street, byZoom(W.path)),
    line({ id: 'street', ...way(...STREETS), minzoom: 12 }, t.street, byZoom(W.street)),
    line({ id: 'wide', ...way(...WIDE), minzoom: 11 }, t.street, byZoom(W.middle)),
    dashed({ id: 'rail', ...way('rail', 'light_rail'), minzoom: 11 }, t.rail, byZoom(W.rail), [0.9, 0.7]),
    casing({ id: 'middle-case', ...way(...MIDDLE), minzoom: 14 }, t.roadCase, W.middle),
    casing({ id: 'main-case', ...way(...MAIN) }, t.roadCase, W.main),
    casing({ id: 'motorway-case', ...way('motorway') }, t.roadCase, W.motorway),
    line({ id: 'middle', ...way(...MIDDLE) }, t.road, byZoom(W.middle)),
    line({ id: 'main', ...way(...MAIN) }, t.road, byZoom(W.main)),
    line({ id: 'motorway', ...way('motorway') }, t.road, byZoom(W.motorway)),
  ];
}

function names(t: MapTokens): LayerSpecification[] {
  const street = from('transportation_name');
  const place = from('place');
  const quarter = isClass('suburb', 'quarter', 'neighbourhood', 'borough', 'square', 'island');
  const big = {
    'text-size': byZoom([
      [6, 13],
      [12, 17],
    ]),
    'text-letter-spacing': 0.01,
  };
  return [
    streetLabel({ id: 'main-name', ...street, filter: isClass(...MAIN, ...MIDDLE, ...WIDE), minzoom: 15 }, t),
    streetLabel({ id: 'street-name', ...street, filter: isClass('minor'), minzoom: 16.2 }, t),
    waterLabel({ id: 'river-name', ...from('waterway'), filter: LINES, minzoom: 12 }, t, {
      'symbol-placement': 'line',
    }),
    waterLabel({ id: 'water-name', ...from('water_name') }, t),
    label(
      { id: 'park-name', ...from('poi'), filter: isClass('park', 'garden'), minzoom: 14 },
      t.labelPark,
      t.halo,
      SPARSE,
    ),
    label({ id: 'quarter-name', ...place, filter: quarter, minzoom: 12 }, t.label, t.halo),
    label(
      { id: 'town-name', ...place, filter: isClass('city', 'town', 'village'), maxzoom: 13.5 },
      t.label,
      t.halo,
      big,
    ),
  ];
}

/**
 * Layers for vector tiles in the OpenMapTiles schema, bottom to top. Business and transit icons,
 * road shields, house numbers and one-way arrows have no layer here, so they are never drawn.
 * @param buildings opacity of buildings at full zoom: 1, or less under an active route
 * @param between layers to go above the water and below the streets
 */
export function openMapTilesLayers(
  t: MapTokens,
  buildings: number,
  between: readonly LayerSpecification[] = [],
): LayerSpecification[] {
  const fade = byZoom([
    [13, 0],
    [14.2, buildings],
  ]);
  return [
    ...ground(t),
    ...water(t),
    ...between,
    fill({ id: 'building', ...from('building'), minzoom: 13 }, t.block, fade),
    ...roads(t),
    ...names(t),
  ];
}
