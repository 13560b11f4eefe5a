import type { FillLayerSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { Pixel } from '../geo/mercator.ts';
import type { StillFeature, StillPart } from './stillFeatures.ts';
import type { FrameTile, StillFrame } from './stillFrame.ts';
import { styleValue } from './styleValue.ts';

/** What there is of a layer of the style, part by part. */
export type PartsOf = (layer: LayerSpecification) => readonly StillPart[];

/** Whether a layer is drawn at a zoom, as MapLibre counts: from `minzoom` on, below `maxzoom`. */
export const isShownAt = (
  { minzoom = 0, maxzoom = Number.POSITIVE_INFINITY }: LayerSpecification,
  zoom: number,
) => zoom >= minzoom && zoom < maxzoom;

/** The features of a part that a layer is for. */
export function* featuresFor(layer: LayerSpecification, { features }: StillPart, zoom: number) {
  const filter = 'filter' in layer ? layer.filter : undefined;
  for (const feature of features)
    if (filter === undefined || styleValue(filter, { ...feature, zoom }) === true) yield feature;
}

/**
 * Land, water, green, buildings and streets, bottom to top: everything of a style but its words.
 * @param pause waited for before each step: see `inSlices`
 */
export async function paintGround(
  canvas: CanvasRenderingContext2D,
  layers: readonly LayerSpecification[],
  partsOf: PartsOf,
  frame: StillFrame,
  pause: () => Promise<void>,
): Promise<void> {
  for (const layer of layers) {
    if (!isShownAt(layer, frame.zoom)) continue;
    if (layer.type === 'background') paintBackground(canvas, layer.paint?.['background-color'], frame);
    if (layer.type !== 'fill' && layer.type !== 'line') continue;
    for (const part of partsOf(layer)) {
      await pause();
      canvas.save();
      if (part.clip) clipTo(canvas, part.clip);
      const features = featuresFor(layer, part, frame.zoom);
      if (layer.type === 'fill') paintAreas(canvas, layer, features, frame.zoom);
      else paintLines(canvas, layer, features, frame.zoom);
      canvas.restore();
    }
  }
}

function paintBackground(
  canvas: CanvasRenderingContext2D,
  colour: unknown,
  { width, height }: StillFrame,
): void {
  canvas.fillStyle = String(colour);
  canvas.fillRect(0, 0, width, height);
}

/** To whole pixels of the screen, so that no seam shows between two tiles. */
function clipTo(canvas: CanvasRenderingContext2D, { left, top, size }: FrameTile): void {
  const { a: scale } = canvas.getTransform();
  const whole = (value: number) => Math.round(value * scale) / scale;
  const [west, north] = [whole(left), whole(top)];
  canvas.beginPath();
  canvas.rect(west, north, whole(left + size) - west, whole(top + size) - north);
  canvas.clip();
}

function trace(canvas: CanvasRenderingContext2D, line: readonly Pixel[]): void {
  for (const [index, { x, y }] of line.entries())
    if (index === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
}

/** A property of a layer that asks of no feature, only of the zoom. */
const atZoom = (value: unknown, zoom: number, otherwise: number): number =>
  value === undefined ? otherwise : Number(styleValue(value, { zoom, type: 'Polygon', properties: {} }));

function paintAreas(
  canvas: CanvasRenderingContext2D,
  { paint }: FillLayerSpecification,
  features: Iterable<StillFeature>,
  zoom: number,
): void {
  canvas.fillStyle = String(paint?.['fill-color']);
  canvas.globalAlpha = atZoom(paint?.['fill-opacity'], zoom, 1);
  for (const feature of features) {
    if (feature.type !== 'Polygon') continue;
    canvas.beginPath();
    for (const ring of feature.lines()) trace(canvas, ring);
    canvas.fill('evenodd');
  }
}

function paintLines(
  canvas: CanvasRenderingContext2D,
  { paint, layout }: LineLayerSpecification,
  features: Iterable<StillFeature>,
  zoom: number,
): void {
  const width = atZoom(paint?.['line-width'], zoom, 1);
  const dash = paint?.['line-dasharray'];
  canvas.strokeStyle = String(paint?.['line-color']);
  canvas.lineWidth = width;
  canvas.lineCap = layout?.['line-cap'] === 'round' ? 'round' : 'butt';
  canvas.lineJoin = layout?.['line-join'] === 'round' ? 'round' : 'miter';
  // In widths of the line.
  canvas.setLineDash(Array.isArray(dash) ? dash.map((length) => Number(length) * width) : []);
  canvas.beginPath();
  for (const feature of features)
    if (feature.type !== 'Point') for (const line of feature.lines()) trace(canvas, line);
  canvas.stroke();
}
