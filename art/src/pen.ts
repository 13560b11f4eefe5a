import { type Attributes, circle, ellipse, line, num, rect, shape } from './svg.ts';

/** Draws around an origin in units of `u`, so that a scene reads as plain proportions. */
export type Pen = ReturnType<typeof pen>;

const rounded = (u: number, o?: Attributes) => (typeof o?.rx === 'number' ? { ...o, rx: o.rx * u } : o);

/** A pen with its origin at `(x, y)` pixels and `u` pixels to the unit; paths are literals in units. */
export function pen(u: number, x: number, y: number) {
  const d = (literal: string) => toPixels(literal, u, x, y);
  return {
    /** Pixels to the unit. */
    u,
    rect: (rx: number, ry: number, w: number, h: number, fill: string, o?: Attributes) =>
      rect(x + rx * u, y + ry * u, w * u, h * u, fill, rounded(u, o)),
    circle: (px: number, py: number, r: number, fill: string, o?: Attributes) =>
      circle(x + px * u, y + py * u, r * u, fill, o),
    ellipse: (px: number, py: number, rx: number, ry: number, fill: string, o?: Attributes) =>
      ellipse(x + px * u, y + py * u, rx * u, ry * u, fill, o),
    shape: (literal: string, fill: string, o?: Attributes) => shape(d(literal), fill, o),
    line: (literal: string, stroke: string, width: number, o?: Attributes) =>
      line(d(literal), stroke, width * u, o),
    /** Path data in pixels, for clips and for many small shapes in one path. */
    d,
    /** The same pen elsewhere, and larger or smaller: everything in units of this one. */
    at: (px: number, py: number, scale = 1) => pen(u * scale, x + px * u, y + py * u),
  };
}

/** Which axis each number of an arc belongs to; its rotation and flags stay as they are. */
const ARC = ['size', 'size', 'flag', 'flag', 'flag', 'x', 'y'] as const;

function axisOf(command: string, index: number) {
  const c = command.toLowerCase();
  if (c === 'a') return ARC[index % 7] ?? 'flag';
  if (c === 'h') return 'x';
  if (c === 'v') return 'y';
  return index % 2 ? 'y' : 'x';
}

function toPixels(literal: string, u: number, x: number, y: number): string {
  let command = '';
  let index = 0;
  let d = '';
  for (const token of literal.match(/[a-z]|-?\d*\.?\d+(?:e-\d+)?/gi) ?? []) {
    if (/^[a-z]$/i.test(token)) {
      d += token;
      command = token;
      index = 0;
      continue;
    }
    const axis = axisOf(command, index);
    const origin = command < 'a' && axis !== 'size' ? (axis === 'x' ? x : y) : 0;
    d += (index++ ? ' ' : '') + (axis === 'flag' ? token : num(origin + Number(token) * u));
  }
  return d;
}
