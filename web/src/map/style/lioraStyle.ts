import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { ARCHIVE_SCHEME } from '../basemap/archiveScheme.ts';
import type { Basemap, TileBasemap } from '../basemap/basemap.ts';
import { beyond } from '../fallback/beyond.ts';
import { drawSanFrancisco } from '../fallback/sanFrancisco.ts';
import { boundsRing, isRegional } from '../geo/bounds.ts';
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
  const around =
    basemap.bounds && isRegional(basemap.bounds) ? surroundings(tokens, basemap.bounds) : NOTHING;
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

/** An archive of one city ends somewhere: beyond its edge the drawn map goes on. */
function surroundings(tokens: MapTokens, bounds: Bounds): Surroundings {
  const box = { type: 'Polygon' as const, coordinates: [boundsRing(bounds)] };
  return {
    sources: {
      [DRAWN_SOURCE]: { type: 'geojson', data: drawing() },
      [BEYOND_SOURCE]: { type: 'geojson', data: beyond(drawing(), bounds) },
      [CLEARING_SOURCE]: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: box } },
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

function tileSource({ url, minzoom, maxzoom, bounds }: TileBasemap): SourceSpecification {
  return {
    type: 'vector',
    tiles: [`${ARCHIVE_SCHEME}://${url}/{z}/{x}/{y}`],
    minzoom,
    maxzoom,
    ...(bounds && { bounds: [bounds.west, bounds.south, bounds.east, bounds.north] as const }),
  } as SourceSpecification;
}
