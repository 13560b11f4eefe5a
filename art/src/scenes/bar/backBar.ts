import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { nth } from '../../seed.ts';
import { circle, path, rect, shape } from '../../svg.ts';

const ROWS = 2;

/** Two lit shelves of bottles. */
export function backBar(k: Kit): string {
  const { P, u, W, H } = k;
  const top = H * 0.06;
  const bar = H * 0.86;
  const sh = (bar - top) / ROWS;
  let s = rect(0, 0, W, H, mix(P.d, P.s0, 0.55));
  for (let j = 0; j < ROWS; j++) {
    const y = top + (j + 1) * sh - u * 0.03;
    s += rect(
      0,
      y - sh + u * 0.06,
      W,
      sh - u * 0.06,
      k.lin([
        [0, P.l, 0.1],
        [0.55, P.l, 0.55],
        [1, P.l, 0.95],
      ]),
    );
    s += bottles(k, y, sh);
    s += rect(0, y, W, u * 0.026, mix(P.d, P.b, 0.3)) + rect(0, y, W, u * 0.006, P.x);
  }
  s += rect(0, bar, W, H - bar, P.d) + rect(0, bar, W, u * 0.014, P.x);
  return s;
}

function bottles(k: Kit, y: number, sh: number) {
  const { P, u, W } = k;
  const cols = [P.a, P.x, P.c, P.p, P.b, mix(P.a, P.p, 0.45), mix(P.c, P.d, 0.35), mix(P.x, P.a, 0.5)];
  let s = '';
  let x = -u * k.f(0, 0.05);
  let last = -1;
  while (x < W) {
    const w = u * k.pick([0.075, 0.09, 0.1, 0.12]);
    const h = sh * k.f(0.52, 0.8);
    const draw = nth(BOTTLES, k.i(0, 3));
    let ci = k.i(0, cols.length - 1);
    if (ci === last) ci = (ci + 1) % cols.length;
    last = ci;
    s += draw(k, x + u * 0.02, y, w, h, nth(cols, ci));
    x += w + u * k.pick([0.03, 0.04, 0.055]);
  }
  return s;
}

type Bottle = (k: Kit, X: number, y: number, w: number, h: number, c: string) => string;

const BOTTLES: readonly Bottle[] = [
  ({ P }, X, y, w, h, c) =>
    shape(
      path`M${X} ${y}v${-h * 0.55}q0 ${-h * 0.12} ${w * 0.32} ${-h * 0.16}v${-h * 0.29}
      h${w * 0.36}v${h * 0.29}q${w * 0.32} ${h * 0.04} ${w * 0.32} ${h * 0.16}v${h * 0.55}
      z`,
      c,
    ) + rect(X, y - h * 0.42, w, h * 0.22, P.p, { 'fill-opacity': 0.82 }),
  ({ P }, X, y, w, h, c) =>
    rect(X, y - h * 0.62, w, h * 0.62, c, { rx: w * 0.16 }) +
    rect(X + w * 0.36, y - h * 0.84, w * 0.28, h * 0.26, c) +
    rect(X + w * 0.3, y - h * 0.9, w * 0.4, h * 0.09, P.d) +
    rect(X + w * 0.14, y - h * 0.4, w * 0.72, h * 0.2, P.d, { 'fill-opacity': 0.25 }),
  ({ P }, X, y, w, h, c) =>
    circle(X + w / 2, y - w * 0.62, w * 0.62, c) +
    rect(X + w * 0.36, y - h * 0.86, w * 0.28, h * 0.8, c) +
    rect(X + w * 0.28, y - h * 0.92, w * 0.44, h * 0.08, P.b),
  ({ P }, X, y, w, h, c) =>
    shape(
      path`M${X + w * 0.1} ${y}L${X} ${y - h * 0.5}L${X + w * 0.38} ${y - h * 0.72}v${-h * 0.2}
      h${w * 0.24}v${h * 0.2}L${X + w} ${y - h * 0.5}L${X + w * 0.9} ${y}z`,
      c,
    ) + rect(X + w * 0.12, y - h * 0.36, w * 0.76, h * 0.05, P.p, { 'fill-opacity': 0.7 }),
];
