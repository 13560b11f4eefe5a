import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, casing, dashed, fill, label, line, SPARSE, streetLabel, waterLabel } from './layerParts.ts';
import type { MapTokens } from './mapTokens.ts';
import { ROAD_WIDTHS as W } from './roadWidths.ts';

const from = (layer: string) => ({ source: 'basemap', 'source-layer': layer });
const isKind = (...names: string[]): FilterSpecification => ['match', ['get', 'kind'], names, true, false];
const isDetail = (...names: string[]): FilterSpecification => [
  'match',
  ['coalesce', ['get', 'kind_detail'], ['get', 'pmap:kind_detail'], ''],
  names,
  true,
  false,
];
const both = (...filters: FilterSpecification[]) => ['all', ...filters] as FilterSpecification;
const not = (filter: FilterSpecification) => ['!', filter] as FilterSpecification;
const POINTS: FilterSpecification = ['match', ['geometry-type'], ['Point', 'MultiPoint'], true, false];
const LINES: FilterSpecification = [
  'match',
  ['geometry-type'],
  ['LineString', 'MultiLineString'],
  true,
  false,
];
const AREAS: FilterSpecification = ['match', ['geometry-type'], ['Polygon', 'MultiPolygon'], true, false];
const TUNNEL: FilterSpecification = ['==', ['get', 'is_tunnel'], true];

const GREEN = [
  'park',
  'cemetery',
  'garden',
  'golf_course',
  'grass',
  'pitch',
  'playground',
  'recreation_ground',
  'zoo',
];
const WOODS = ['wood', 'forest', 'nature_reserve', 'protected_area', 'national_park'];
const MIDDLE = ['secondary', 'tertiary'];
const TOWN = ['residential', 'commercial', 'industrial', 'university', 'college', 'school', 'hospital'];

function ground(t: MapTokens): LayerSpecification[] {
  return [
    fill({ id: 'earth', ...from('earth'), filter: AREAS }, t.land),
    fill({ id: 'far-wood', ...from('landcover'), filter: isKind('forest'), maxzoom: 8 }, t.wood, 0.5),
    fill(
      { id: 'far-grass', ...from('landcover'), filter: isKind('grassland', 'scrub'), maxzoom: 8 },
      t.park,
      0.5,
    ),
    fill({ id: 'town', ...from('landuse'), filter: both(AREAS, isKind(...TOWN)) }, t.block, 0.45),
    fill({ id: 'wood', ...from('landuse'), filter: both(AREAS, isKind(...WOODS)) }, t.wood, 0.62),
    fill({ id: 'green', ...from('landuse'), filter: both(AREAS, isKind(...GREEN)) }, t.park),
    fill(
      { id: 'square', ...from('landuse'), filter: both(AREAS, isKind('pedestrian', 'beach', 'sand')) },
      t.square,
    ),
    fill({ id: 'water', ...from('water'), filter: AREAS }, t.water),
    line(
      { id: 'waterway', ...from('water'), filter: both(LINES, isKind('river', 'canal', 'stream')) },
      t.water,
      byZoom([
        [9, 0.6],
        [14, 2],
        [18, 8],
      ]),
    ),
    fill({ id: 'pier', ...from('landuse'), filter: both(AREAS, isKind('pier')) }, t.land),
  ];
}

function roads(t: MapTokens): LayerSpecification[] {
  const way = (filter: FilterSpecification) => ({
    ...from('roads'),
    filter: both(LINES, not(TUNNEL), filter),
  });
  const middle = both(isKind('major_road', 'medium_road'), isDetail(...MIDDLE));
  const main = both(isKind('major_road', 'medium_road'), not(isDetail(...MIDDLE)));
  return [
    line({ id: 'path', ...way(isKind('path')), minzoom: 14.5 }, t.street, byZoom(W.path)),
    line({ id: 'street', ...way(isKind('minor_road', 'other')), minzoom: 12 }, t.street, byZoom(W.street)),
    dashed({ id: 'rail', ...way(isKind('rail')), minzoom: 11 }, t.rail, byZoom(W.rail), [0.9, 0.7]),
    casing({ id: 'middle-case', ...way(middle), minzoom: 14 }, t.roadCase, W.middle),
    casing({ id: 'main-case', ...way(main) }, t.roadCase, W.main),
    casing({ id: 'motorway-case', ...way(isKind('highway')) }, t.roadCase, W.motorway),
    line({ id: 'middle', ...way(middle) }, t.road, byZoom(W.middle)),
    line({ id: 'main', ...way(main) }, t.road, byZoom(W.main)),
    line({ id: 'motorway', ...way(isKind('highway')) }, t.road, byZoom(W.motorway)),
  ];
}

function names(t: MapTokens): LayerSpecification[] {
  const place = from('places');
  const big = {
    'text-size': byZoom([
      [6, 13],
      [12, 17],
    ]),
    'text-letter-spacing': 0.01,
  };
  return [
    streetLabel(
      { id: 'main-name', ...from('roads'), filter: isKind('major_road', 'medium_road'), minzoom: 15 },
      t,
    ),
    streetLabel({ id: 'street-name', ...from('roads'), filter: isKind('minor_road'), minzoom: 16.2 }, t),
    waterLabel({ id: 'river-name', ...from('water'), filter: LINES, minzoom: 12 }, t, {
      'symbol-placement': 'line',
    }),
    waterLabel({ id: 'water-name', ...from('water'), filter: POINTS }, t),
    label(
      { id: 'park-name', ...from('pois'), filter: isKind('park', 'garden'), minzoom: 14 },
      t.labelPark,
      t.halo,
      SPARSE,
    ),
    label(
      { id: 'quarter-name', ...place, filter: isKind('neighbourhood', 'macrohood'), minzoom: 12 },
      t.label,
      t.halo,
    ),
    label({ id: 'town-name', ...place, filter: isKind('locality'), maxzoom: 13.5 }, t.label, t.halo, big),
  ];
}

/**
 * Layers for the Protomaps basemap schema (version 4, and 3 where it differs), bottom to top.
 * Nothing but parks is taken from `pois`, so businesses and transit stay off the map.
 * @param buildings opacity of buildings at full zoom: 1, or less under an active route
 * @param between layers to go above the water and below the streets
 */
export function protomapsLayers(
  t: MapTokens,
  buildings: number,
  between: readonly LayerSpecification[] = [],
): LayerSpecification[] {
  const fade = byZoom([
    [13, 0],
    [14.2, buildings],
  ]);
  const building = { ...from('buildings'), filter: both(AREAS, not(isKind('address'))), minzoom: 13 };
  return [
    ...ground(t),
    ...between,
    fill({ id: 'building', ...building }, t.block, fade),
    ...roads(t),
    ...names(t),
  ];
}
