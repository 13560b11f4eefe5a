import { type NamedLine, type PlacedName, placeLineNames } from '@liora/domain/rules/lineNames';
import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Pixel } from '../geo/mercator.ts';
import { type Box, overlaps } from '../pins/collision.ts';
import { fontOfPage, isSlanted } from '../style/mapFonts.ts';
import { featuresFor, isShownAt, type PartsOf } from './paintGround.ts';
import type { StillFrame } from './stillFrame.ts';
import { styleValue } from './styleValue.ts';

/** Two names of streets keep so far from each other, in pixels. */
const STREETS_APART = 80;
const LEADING = 1.2;
/** How far the top of a slanted letter leans over, in parts of its height. */
const SLANT = 0.16;

interface Lettering {
  font: string;
  slanted: boolean;
  size: number;
  spacing: number;
  /** A name that is wider goes on in another line. */
  maxWidth: number;
  padding: number;
  colour: string;
  halo: string;
}

/**
 * The names of a style. The layers on top come first where there is no room for all, as in MapLibre.
 * @param covered what lies over the map: no name is written under it
 * @param pause waited for before each step: see `inSlices`
 */
export async function paintNames(
  canvas: CanvasRenderingContext2D,
  layers: readonly LayerSpecification[],
  partsOf: PartsOf,
  frame: StillFrame,
  covered: readonly Box[],
  pause: () => Promise<void>,
): Promise<void> {
  const taken = [...covered];
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  for (const layer of namingLayers(layers, frame)) {
    await pause();
    const lettering = letteringOf(layer, frame.zoom);
    setLettering(canvas, lettering);
    if (layer.layout?.['symbol-placement'] === 'line')
      paintAlong(canvas, layer, partsOf, frame, lettering, taken);
    else paintPoints(canvas, layer, partsOf, frame, lettering, taken);
  }
}

/** All that is written in each font, as `FontFaceSet.load` asks for it. */
export function lettersOf(
  layers: readonly LayerSpecification[],
  partsOf: PartsOf,
  frame: StillFrame,
): Map<string, string> {
  const letters = new Map<string, string>();
  for (const layer of namingLayers(layers, frame)) {
    const { font } = letteringOf(layer, frame.zoom);
    for (const { name } of namesOf(layer, partsOf, frame.zoom))
      letters.set(font, `${letters.get(font) ?? ''}${name}`);
  }
  return letters;
}

/** Those on top come first. */
const namingLayers = (layers: readonly LayerSpecification[], { zoom }: StillFrame) =>
  layers
    .toReversed()
    .filter((layer) => layer.type === 'symbol')
    .filter((layer) => isShownAt(layer, zoom));

function letteringOf({ layout = {}, paint = {} }: SymbolLayerSpecification, zoom: number): Lettering {
  const number = (value: unknown, otherwise: number) =>
    value === undefined ? otherwise : Number(styleValue(value, { zoom, type: 'Point', properties: {} }));
  const size = number(layout['text-size'], 16);
  const family = Array.isArray(layout['text-font']) ? String(layout['text-font'][0]) : 'sans-serif';
  return {
    font: fontOfPage(family, size),
    slanted: isSlanted(family),
    size,
    spacing: number(layout['text-letter-spacing'], 0) * size,
    maxWidth: number(layout['text-max-width'], 10) * size,
    padding: number(layout['text-padding'], 2),
    colour: String(paint['text-color']),
    halo: String(paint['text-halo-color']),
  };
}

function setLettering(canvas: CanvasRenderingContext2D, { font, spacing, colour, halo }: Lettering): void {
  canvas.font = font;
  canvas.letterSpacing = `${spacing}px`;
  canvas.fillStyle = colour;
  canvas.strokeStyle = halo;
  // On both sides of the letters.
  canvas.lineWidth = 3;
}

function* namesOf(layer: SymbolLayerSpecification, partsOf: PartsOf, zoom: number) {
  for (const part of partsOf(layer))
    for (const feature of featuresFor(layer, part, zoom)) {
      const name = styleValue(layer.layout?.['text-field'], { ...feature, zoom });
      if (typeof name === 'string' && name) yield { name, feature };
    }
}

function paintPoints(
  canvas: CanvasRenderingContext2D,
  layer: SymbolLayerSpecification,
  partsOf: PartsOf,
  frame: StillFrame,
  lettering: Lettering,
  taken: Box[],
): void {
  for (const { name, feature } of namesOf(layer, partsOf, frame.zoom)) {
    const at = feature.lines()[0]?.[0];
    if (!at) continue;
    const rows = rowsOf(canvas, name, lettering.maxWidth);
    const width = Math.max(...rows.map((row) => canvas.measureText(row).width));
    const box = boxAround(at, width, rows.length * lettering.size * LEADING, lettering.padding);
    if (!isWithin(box, frame) || isTaken(box, taken)) continue;
    taken.push(box);
    for (const [index, row] of rows.entries()) {
      const y = at.y + (index - (rows.length - 1) / 2) * lettering.size * LEADING;
      write(canvas, row, { x: at.x, y, turn: 0 }, lettering);
    }
  }
}

function paintAlong(
  canvas: CanvasRenderingContext2D,
  layer: SymbolLayerSpecification,
  partsOf: PartsOf,
  frame: StillFrame,
  lettering: Lettering,
  taken: Box[],
): void {
  const { size, padding } = lettering;
  const lines: NamedLine[] = [];
  for (const { name, feature } of namesOf(layer, partsOf, frame.zoom))
    for (const line of feature.lines()) lines.push({ name, line });
  const widthOf = (name: string) => canvas.measureText(name).width;
  const boxOf = (placed: PlacedName) => boxAlong(placed, widthOf(placed.name), size, padding);
  const isFree = (placed: PlacedName) => !isTaken(boxOf(placed), taken);
  for (const placed of placeLineNames(lines, { ...frame, widthOf, apart: STREETS_APART, isFree })) {
    taken.push(boxOf(placed));
    write(canvas, placed.name, placed, lettering);
  }
}

/** `turn` in degrees, clockwise. */
function write(
  canvas: CanvasRenderingContext2D,
  words: string,
  { x, y, turn }: Pixel & { turn: number },
  { slanted }: Lettering,
): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate((turn * Math.PI) / 180);
  if (slanted) canvas.transform(1, 0, -SLANT, 1, 0, 0);
  canvas.strokeText(words, 0, 0);
  canvas.fillText(words, 0, 0);
  canvas.restore();
}

function rowsOf(canvas: CanvasRenderingContext2D, name: string, maxWidth: number): string[] {
  const rows: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && canvas.measureText(longer).width <= maxWidth) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

const boxAround = ({ x, y }: Pixel, width: number, height: number, padding: number): Box => ({
  left: x - width / 2 - padding,
  right: x + width / 2 + padding,
  top: y - height / 2 - padding,
  bottom: y + height / 2 + padding,
});

function boxAlong(at: PlacedName, width: number, height: number, padding: number): Box {
  const turn = (at.turn * Math.PI) / 180;
  const [across, down] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return boxAround(at, width * across + height * down, width * down + height * across, padding);
}

const isWithin = ({ left, right, top, bottom }: Box, { width, height }: StillFrame) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

const isTaken = (box: Box, taken: readonly Box[]) => taken.some((other) => overlaps(box, other));
