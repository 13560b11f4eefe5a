import {
  createExpression,
  featureFilter,
  type StylePropertySpecification,
} from '@maplibre/maplibre-gl-style-spec';
import fc from 'fast-check';
import type { LayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { drawnLayers } from '../style/fallbackLayers.ts';
import type { MapTokens } from '../style/mapTokens.ts';
import { openMapTilesLayers } from '../style/openMapTilesLayers.ts';
import { protomapsLayers } from '../style/protomapsLayers.ts';
import { styleValue } from './styleValue.ts';

const TOKENS = new Proxy({}, { get: (_, name) => String(name) }) as MapTokens;
const LAYERS = [...openMapTilesLayers(TOKENS, 0.4), ...protomapsLayers(TOKENS, 1), ...drawnLayers(TOKENS)];

/** Every word that a filter of ours compares with, and some that none does. */
const WORDS = [...new Set(JSON.stringify(LAYERS.map(filterOf)).match(/(?<=")[\w-]+(?=")/g)), 'zebra', ''];
const NAMES = ['class', 'kind', 'kind_detail', 'pmap:kind_detail', 'brunnel', 'is_tunnel', 'sort'];

const scope = fc.record({
  zoom: fc.double({ min: 0, max: 20, noNaN: true }),
  type: fc.constantFrom('Point' as const, 'LineString' as const, 'Polygon' as const),
  properties: fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...WORDS), fc.boolean())),
});

const TYPE_NUMBERS = { Point: 1, LineString: 2, Polygon: 3 } as const;

function filterOf(layer: LayerSpecification): unknown {
  return 'filter' in layer ? layer.filter : undefined;
}

test('FIX-73 the still map takes the features that MapLibre takes, layer by layer', () => {
  for (const layer of LAYERS) {
    if (!('filter' in layer) || layer.filter === undefined) continue;
    const { filter } = featureFilter(layer.filter, layer.id);
    fc.assert(
      fc.property(scope, ({ zoom, type, properties }) => {
        // A part of one: MapLibre tells several from one by their geometry.
        const feature = { type: TYPE_NUMBERS[type], properties, geometry: [[]] };
        const taken = filter({ zoom }, feature as unknown as Parameters<typeof filter>[1]);
        expect(styleValue(layer.filter, { zoom, type, properties }) === true, layer.id).toBe(taken);
      }),
      { numRuns: 60 },
    );
  }
});

const NUMBER = {
  type: 'number',
  'property-type': 'data-constant',
  expression: { interpolated: true, parameters: ['zoom'] },
} as unknown as StylePropertySpecification;

test('FIX-73 widths, opacities and sizes of the still map grow with the zoom as those of MapLibre do', () => {
  const expressions: unknown[] = [];
  JSON.stringify(LAYERS, (_, value: unknown) => {
    if (Array.isArray(value) && value[0] === 'interpolate') expressions.push(value);
    return value;
  });
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const made = createExpression(expression, 'width', NUMBER);
    if (made.result === 'error') throw new Error(JSON.stringify(made.value));
    for (let zoom = 0; zoom <= 20; zoom += 0.25)
      expect(styleValue(expression, { zoom, type: 'Point', properties: {} })).toBeCloseTo(
        Number(made.value.evaluate({ zoom })),
        6,
      );
  }
});

test('what no layer uses is an error rather than a wrong map', () => {
  const nothing = { zoom: 14, type: 'Point', properties: {} } as const;
  expect(() => styleValue(['step', ['zoom'], 0, 12, 1], nothing)).toThrow('step');
});
