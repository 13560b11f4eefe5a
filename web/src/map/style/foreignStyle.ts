import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapTokens } from './mapTokens.ts';

const WATER = /water|ocean|sea\b|river|lake|marine/i;
const GREEN = /park|grass|garden|golf|cemetery|pitch|recreation/i;
const WOOD = /wood|forest|vegetation|scrub/i;
const LAND = /\bland\b|earth|landmass|land$/i;
const BUILDING = /building/i;

function wordsOf(layer: LayerSpecification): string {
  const sourceLayer = 'source-layer' in layer ? layer['source-layer'] : '';
  return `${layer.id} ${sourceLayer ?? ''}`;
}

function fillColor(words: string, t: MapTokens): string | null {
  if (WATER.test(words)) return t.water;
  if (BUILDING.test(words)) return t.block;
  if (WOOD.test(words)) return t.wood;
  if (GREEN.test(words)) return t.park;
  return LAND.test(words) ? t.land : null;
}

function symbolPaint(words: string, t: MapTokens): Record<string, unknown> {
  const color = WATER.test(words) ? t.labelWater : t.label;
  return { 'text-color': color, 'text-halo-color': WATER.test(words) ? t.water : t.halo };
}

function tintLayer(layer: LayerSpecification, t: MapTokens): LayerSpecification {
  const words = wordsOf(layer);
  if (layer.type === 'background') return { ...layer, paint: { 'background-color': t.land } };
  if (layer.type === 'fill') {
    const color = fillColor(words, t);
    if (!color) return layer;
    const { 'fill-pattern': _pattern, 'fill-outline-color': _outline, ...paint } = layer.paint ?? {};
    return { ...layer, paint: { ...paint, 'fill-color': color } };
  }
  if (layer.type === 'line' && WATER.test(words)) {
    return { ...layer, paint: { ...layer.paint, 'line-color': t.water } };
  }
  if (layer.type === 'symbol') {
    return { ...layer, paint: { ...layer.paint, ...symbolPaint(words, t) } } as LayerSpecification;
  }
  return layer;
}

/**
 * Gives somebody else's style the land, water, green and label colours of the theme, as far as
 * layer ids and source layers tell what a layer is. Anything not recognised keeps its colours.
 */
export function tintForeignStyle(style: StyleSpecification, tokens: MapTokens): StyleSpecification {
  return { ...style, layers: style.layers.map((layer) => tintLayer(layer, tokens)) };
}
