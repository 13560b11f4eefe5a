import { escapedHtml } from '@liora/domain/rules/escapedHtml';
import type { NamedLine } from '@liora/domain/rules/lineNames';
import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import type { MapSettings } from '../../../../config.map.ts';
import { GROUND, type GroundLayer, TILE_WORDS } from './groundLayers.data.ts';
import { MAP_HEIGHT, MAP_WIDTH, type MapFrame, onDrawing, type Spot } from './mapFrame.rules.ts';
import { streetNames } from './streetNames.views.ts';

export interface FoundTile {
  x: number;
  y: number;
  tile: VectorTile;
}

interface Point {
  x: number;
  y: number;
}

/** Nearer than this two points of an outline are one. */
const SAME_POINT_PX = 0.8;
const FEATURE_TYPES = { line: 2, area: 3 } as const;
const MOST_DETAIL = 2;
/** The scale at which the widths of layers are given. */
const TILE_PX = 512;

/** How far a value is from a range: what lies off the picture is not drawn. */
const isOff = (points: readonly Point[]) =>
  points.every(({ x }) => x < 0) ||
  points.every(({ x }) => x > MAP_WIDTH) ||
  points.every(({ y }) => y < 0) ||
  points.every(({ y }) => y > MAP_HEIGHT);

/** The outlines of a feature on the drawing, those off the picture left out. */
function outlines(feature: VectorTileFeature, { x, y }: Point, frame: MapFrame): Point[][] {
  const { left, top, tilePixels } = frame;
  return feature
    .loadGeometry()
    .map((ring) =>
      ring.map((point) => ({
        x: (x + point.x / feature.extent - left) * tilePixels,
        y: (y + point.y / feature.extent - top) * tilePixels,
      })),
    )
    .filter((ring) => ring.length > 1 && !isOff(ring));
}

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function pathOf(ring: readonly Point[], isClosed: boolean): string {
  const [first, ...others] = ring;
  if (!first) return '';
  let before = first;
  const steps = [`M${written(first)}`];
  for (const [index, point] of others.entries()) {
    const isLast = index === others.length - 1;
    if (!isLast && Math.hypot(point.x - before.x, point.y - before.y) < SAME_POINT_PX) continue;
    steps.push(`L${written(point)}`);
    before = point;
  }
  return `${steps.join('')}${isClosed ? 'Z' : ''}`;
}

interface Drawing {
  tiles: readonly FoundTile[];
  frame: MapFrame;
  schema: MapSettings['schema'];
}

function* featuresOf(
  { tiles, frame, schema }: Drawing,
  from: string,
  type: number,
  kinds?: readonly string[],
) {
  for (const { x, y, tile } of tiles) {
    const layer = tile.layers[from];
    for (let index = 0; index < (layer?.length ?? 0); index += 1) {
      const feature = layer?.feature(index);
      if (feature?.type !== type) continue;
      if (kinds && !kinds.includes(String(feature.properties[TILE_WORDS[schema].kind]))) continue;
      yield { feature, rings: outlines(feature, { x, y }, frame) };
    }
  }
}

function layerPath(drawing: Drawing, { from, kinds, type, colour, width }: GroundLayer): string {
  const found = featuresOf(drawing, from, FEATURE_TYPES[type], kinds);
  const d = [...found].flatMap(({ rings }) => rings.map((ring) => pathOf(ring, type === 'area'))).join('');
  if (!d) return '';
  const { tilePixels } = drawing.frame;
  const stroke = Math.max(0.5, ((width ?? 1) * tilePixels) / TILE_PX).toFixed(1);
  return type === 'area'
    ? `<path d="${d}" fill="${colour}"/>`
    : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** Land, water, green and streets, as much of them as fits into `maxBytes`: buildings and paths are the first to be left out. */
function ground(drawing: Drawing, maxBytes: number): string {
  const layers = TILE_WORDS[drawing.schema].layers.map((layer) => ({
    detail: layer.detail,
    path: layerPath(drawing, layer),
  }));
  for (let detail = MOST_DETAIL; detail >= 0; detail -= 1) {
    const drawn = layers.filter((layer) => layer.detail <= detail).map(({ path }) => path);
    if (drawn.reduce((sum, path) => sum + path.length, 0) <= maxBytes) return drawn.join('');
  }
  return '';
}

function* namedLines(drawing: Drawing): Generator<NamedLine> {
  const { from, kinds } = TILE_WORDS[drawing.schema].names;
  for (const { feature, rings } of featuresOf(drawing, from, FEATURE_TYPES.line, kinds)) {
    // Some makers of tiles write the name in Latin letters alone.
    const name = feature.properties.name ?? feature.properties['name:latin'];
    if (typeof name === 'string') for (const line of rings) yield { name, line };
  }
}

const NUMBER_PX = 26;

function stopsOn(frame: MapFrame, spots: readonly (Spot | null)[]): string {
  const points = spots.map((spot) => spot && onDrawing(spot, frame));
  const route = points.filter((point) => point !== null).map(written);
  const line =
    route.length > 0
      ? `<path d="M${route.join('L')}" fill="none" stroke="${GROUND.coral}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="2 14"/>`
      : '';
  const numbers = points.map((point, index) =>
    point
      ? `<circle cx="${point.x.toFixed(1)}" cy="${point.y.toFixed(1)}" r="${NUMBER_PX}" fill="${GROUND.ink}" stroke="${GROUND.halo}" stroke-width="5"/>` +
        `<text x="${point.x.toFixed(1)}" y="${(point.y + 10).toFixed(1)}" fill="${GROUND.halo}" font-size="28" font-weight="700" text-anchor="middle">${index + 1}</text>`
      : '',
  );
  return line + numbers.join('');
}

/** The ground around the stops of a date with their numbers, as a picture that needs nothing else. North is up. */
export function mapDrawing(
  drawing: Drawing & { spots: readonly (Spot | null)[]; title: string; maxBytes: number },
): string {
  const { frame, spots, title, maxBytes } = drawing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" font-family="system-ui,sans-serif">` +
    `<title>${escapedHtml(title)}</title><rect width="${MAP_WIDTH}" height="${MAP_HEIGHT}" fill="${GROUND.land}"/>` +
    `${ground(drawing, maxBytes)}${streetNames(namedLines(drawing))}${stopsOn(frame, spots)}</svg>`
  );
}
