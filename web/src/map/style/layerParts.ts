import type {
  DataDrivenPropertyValueSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { LABEL_FONT, WATER_FONT } from './mapFonts.ts';
import type { MapTokens } from './mapTokens.ts';

/** Where a layer takes its features from. */
export interface Origin {
  source: string;
  /** Left out for GeoJSON. */
  'source-layer'?: string;
}

interface Part extends Origin {
  id: string;
  filter?: FilterSpecification;
  minzoom?: number;
  maxzoom?: number;
}

type Zooms = [zoom: number, pixels: number][];
type Numbers = DataDrivenPropertyValueSpecification<number>;

/** A value in pixels that grows with the zoom as streets do on the ground. */
export function byZoom(stops: Zooms): Numbers {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as Numbers;
}

export function fill(part: Part, color: string, opacity: Numbers = 1): FillLayerSpecification {
  return { ...part, type: 'fill', paint: { 'fill-color': color, 'fill-opacity': opacity } };
}

export function line(part: Part, color: string, width: Numbers): LineLayerSpecification {
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return { ...part, type: 'line', layout, paint: { 'line-color': color, 'line-width': width } };
}

export function dashed(part: Part, color: string, width: Numbers, dash: number[]): LineLayerSpecification {
  const paint = { 'line-color': color, 'line-width': width, 'line-dasharray': dash };
  return { ...part, type: 'line', paint };
}

/** The 1.6 px rim of main roads: a wider line below the road itself. */
export function casing(part: Part, color: string, stops: Zooms): LineLayerSpecification {
  return line(part, color, byZoom(stops.map(([zoom, pixels]): [number, number] => [zoom, pixels + 1.6])));
}

const NAME = ['coalesce', ['get', 'name:latin'], ['get', 'name:en'], ['get', 'name']];

type Layout = NonNullable<SymbolLayerSpecification['layout']>;

/** For names there are many of, such as pocket parks: each keeps a wide berth, more so far out. */
export const SPARSE: Layout = {
  'text-size': 11.5,
  'text-padding': ['interpolate', ['linear'], ['zoom'], 14, 70, 16, 36, 18, 8],
};

/** Figtree 600, 12 px, halo 1.5 px; anything else by `layout`. */
export function label(
  part: Part,
  color: string,
  halo: string,
  layout: Layout = {},
): SymbolLayerSpecification {
  return {
    ...part,
    type: 'symbol',
    layout: {
      'text-field': NAME as Layout['text-field'],
      'text-font': LABEL_FONT,
      'text-size': 12,
      'text-max-width': 8,
      'text-letter-spacing': 0.02,
      'text-padding': 6,
      ...layout,
    },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  };
}

export function waterLabel(part: Part, tokens: MapTokens, layout: Layout = {}): SymbolLayerSpecification {
  return label(part, tokens.labelWater, tokens.water, {
    'text-font': WATER_FONT,
    'text-size': 13,
    'text-letter-spacing': 0.14,
    'text-max-width': 6,
    ...layout,
  });
}

/** A street name that follows its street. */
export function streetLabel(part: Part, tokens: MapTokens): SymbolLayerSpecification {
  return label(part, tokens.label, tokens.halo, {
    'symbol-placement': 'line',
    'text-size': 11.5,
    'symbol-spacing': 420,
    'text-max-angle': 30,
  });
}
