import type { Kit } from './kit.ts';
import { type Attributes, circle, line, path, rect, shape } from './svg.ts';

/** The whole frame in the sky's or wall's two colours. */
export const sky = (k: Kit) => rect(0, 0, k.W, k.H, k.fade(k.P.s0, k.P.s1));

/** Light that fades outwards, as a paint: one of them serves a whole row of lamps. */
export const halo = (k: Kit, opacity: number) =>
  k.rad([
    [0, k.P.l, opacity],
    [0.45, k.P.l, opacity * 0.35],
    [1, k.P.l, 0],
  ]);

/** Light around a lamp, a flame or the sun. */
export const glow = (k: Kit, x: number, y: number, r: number, opacity = 0.55) =>
  circle(x, y, r, halo(k, opacity));

type Point = readonly [x: number, y: number];

/** A string of bulbs from one point to another; `sag` is how far its middle hangs. */
export function bulbs(k: Kit, [x1, y1]: Point, [x2, y2]: Point, sag: number, count: number, r: number) {
  const { P } = k;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag * 2;
  let s = line(path`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, P.d, k.u * 0.006, { 'stroke-opacity': 0.55 });
  for (let i = 1; i <= count; i++) {
    const t = i / (count + 1);
    const x = (1 - t) ** 2 * x1 + 2 * (1 - t) * t * mx + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * (1 - t) * t * my + t * t * y2 + r * 1.1;
    s += circle(x, y, r * 2.6, P.l, { 'fill-opacity': 0.2 }) + circle(x, y, r, P.l);
  }
  return s;
}

/** A striped awning with a scalloped edge. */
export function awning(
  k: Kit,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  count: number,
  colours: readonly [string, string],
) {
  const sw = w / count;
  let s = '';
  for (let i = 0; i < count; i++) {
    const d = path`M${x + i * sw} ${y}h${sw}v${h}a${sw / 2} ${sw / 2.4} 0 0 1 ${-sw} 0z`;
    s += shape(d, colours[i % 2 ? 1 : 0]);
  }
  return s + rect(x, y, w, h * 0.16, k.P.d, { 'fill-opacity': 0.14 });
}

export const cypress = (x: number, y: number, h: number, colour: string, o?: Attributes) =>
  shape(
    path`M${x} ${y}C${x - h * 0.17} ${y - h * 0.12} ${x - h * 0.13} ${y - h * 0.62} ${x} ${y - h}
      C${x + h * 0.13} ${y - h * 0.62} ${x + h * 0.17} ${y - h * 0.12} ${x} ${y}`,
    colour,
    o,
  );
