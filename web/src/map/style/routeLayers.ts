import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { LatLng } from '../mapTypes.ts';
import { line } from './layerParts.ts';
import type { MapTokens } from './mapTokens.ts';

export const ROUTE_SOURCE = 'route';

/** Stops joined in order; empty for fewer than two, where there is nothing to join. */
export function routeSource(stops: readonly LatLng[]): GeoJSONSourceSpecification {
  const coordinates = stops.length > 1 ? stops.map(({ lng, lat }) => [lng, lat]) : [];
  return {
    type: 'geojson',
    data: { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } },
  };
}

/** 4 px coral on a 7 px casing in the colour of the land. */
export function routeLayers(t: MapTokens): LayerSpecification[] {
  return [
    line({ id: 'route-case', source: ROUTE_SOURCE }, t.land, 7),
    line({ id: 'route', source: ROUTE_SOURCE }, t.coral, 4),
  ];
}
