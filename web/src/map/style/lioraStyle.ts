import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { ARCHIVE_SCHEME } from '../basemap/archiveScheme.ts';
import type { Basemap, TileBasemap } from '../basemap/basemap.ts';
import { beyond } from '../fallback/beyond.ts';
import { placeNames } from '../fallback/names.ts';
import { drawSanFrancisco } from '../fallback/sanFrancisco.ts';
import { boundsOf, boundsRing, isRegional, overlaps } from '../geo/bounds.ts';
import type { Bounds, LatLng } from '../mapTypes.ts';
import { BEYOND_SOURCE, DRAWN_SOURCE, drawnGround, drawnLayers } from './fallbackLayers.ts';
import { tintForeignStyle } from './foreignStyle.ts';
import { fill } from './layerParts.ts';
import type { MapTokens } from './mapTokens.ts';
import { openMapTilesLayers } from './openMapTilesLayers.ts';
import { protomapsLayers } from './protomapsLayers.ts';
import { ROUTE_SOURCE, routeLayers, routeSource } from './routeLayers.ts';

/** Buildings step back to this opacity under an active route. */
const FADED = 0.4;

export const CLEARING_SOURCE = 'clearing';

interface StyleInput {
  tokens: MapTokens;
  basemap: Basemap;
  route: readonly LatLng[];
}

type Parts = Pick<StyleSpecification, 'sources' | 'layers'>;

/**
 * The whole map as one MapLibre style. Pure, so a change of theme, route or basemap is a new style
 * that MapLibre compares with the old one: only what differs is repainted, nothing is loaded again.
 */
export function lioraStyle({ tokens, basemap, route }: StyleInput): StyleSpecification {
  const base = basemap.kind === 'foreign' ? tintForeignStyle(basemap.style, tokens) : null;
  const parts = base ?? groundParts(tokens, basemap, route.length > 1);
  return {
    ...(base ?? { version: 8 }),
    sources: { ...parts.sources, [ROUTE_SOURCE]: routeSource(route) },
    layers: [...parts.layers, ...routeLayers(tokens)],
  };
}

function groundParts(tokens: MapTokens, basemap: Basemap, hasRoute: boolean): Parts {
  const paper: LayerSpecification = {
    id: 'background',
    type: 'background',
    paint: { 'background-color': tokens.land },
  };
  if (basemap.kind === 'drawn') {
    return {
      sources: { [DRAWN_SOURCE]: { type: 'geojson', data: drawing() } },
      layers: [paper, ...drawnLayers(tokens)],
    };
  }
  if (basemap.kind !== 'tiles') return { sources: {}, layers: [paper] };
  const around = basemap.areas.every((area) => isRegional(area))
    ? surroundings(tokens, basemap.areas)
    : NOTHING;
  const layers = basemap.schema === 'protomaps' ? protomapsLayers : openMapTilesLayers;
  return {
    sources: { ...around.sources, basemap: tileSource(basemap) },
    layers: [paper, ...around.below, ...layers(tokens, hasRoute ? FADED : 1, around.between)],
  };
}

interface Surroundings {
  sources: StyleSpecification['sources'];
  below: LayerSpecification[];
  /** Above the water of the tiles, below their streets. */
  between: LayerSpecification[];
}

const NOTHING: Surroundings = { sources: {}, below: [], between: [] };

/** Archives of cities end somewhere: beyond their edges the drawn map goes on, and where none of them is near it is whole. */
function surroundings(tokens: MapTokens, areas: readonly Bounds[]): Surroundings {
  if (areas.length === 0) return NOTHING;
  if (!areas.some((area) => overlaps(area, drawnBounds()))) {
    return {
      sources: { [DRAWN_SOURCE]: { type: 'geojson', data: drawing() } },
      below: drawnLayers(tokens),
      between: [],
    };
  }
  const boxes = { type: 'MultiPolygon' as const, coordinates: areas.map((area) => [boundsRing(area)]) };
  return {
    sources: {
      [DRAWN_SOURCE]: { type: 'geojson', data: drawing() },
      [BEYOND_SOURCE]: { type: 'geojson', data: beyond(drawing(), areas) },
      [CLEARING_SOURCE]: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: boxes } },
    },
    below: [
      ...drawnGround(tokens, DRAWN_SOURCE),
      fill({ id: 'clearing', source: CLEARING_SOURCE }, tokens.land),
    ],
    between: drawnGround(tokens, BEYOND_SOURCE),
  };
}

/** Drawn once: the same object each time also spares MapLibre the comparison of old and new. */
let drawn: ReturnType<typeof drawSanFrancisco> | null = null;

function drawing(): ReturnType<typeof drawSanFrancisco> {
  drawn ??= drawSanFrancisco();
  return drawn;
}

/** Where the drawing names anything. */
const drawnBounds = () => boundsOf(placeNames) ?? { west: 0, south: 0, east: 0, north: 0 };

function tileSource({ url, minzoom, maxzoom, bounds }: TileBasemap): SourceSpecification {
  return {
    type: 'vector',
    tiles: [`${ARCHIVE_SCHEME}://${url}/{z}/{x}/{y}`],
    minzoom,
    maxzoom,
    ...(bounds && { bounds: [bounds.west, bounds.south, bounds.east, bounds.north] as const }),
  } as SourceSpecification;
}
