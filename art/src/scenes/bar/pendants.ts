import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { nth } from '../../seed.ts';
import { circle, path, rect, shape } from '../../svg.ts';

/** Lamps, their cones of light, and stools. */
export function pendants(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const bar = H * 0.74;
  let s = sky(k);
  for (let i = 0; i < 9; i++) s += rect((i / 9) * W, 0, u * 0.006, bar, P.d, { 'fill-opacity': 0.14 });
  const count = Math.max(3, Math.round(W / (u * 0.42))) | 1;
  const gap = u * 0.38;
  const styles = k.i(0, 2);
  for (let i = 0; i < count; i++) {
    const x = cx + (i - (count - 1) / 2) * gap;
    const y = H * (0.24 + (i % 2 ? 0.09 : 0));
    s += shape(
      path`M${x - u * 0.09} ${y}h${u * 0.18}L${x + u * 0.3} ${bar}h${-u * 0.6}z`,
      k.lin([
        [0, P.l, 0.6],
        [1, P.l, 0.06],
      ]),
    );
  }
  const lamp = nth([dome, cone, globe], styles);
  for (let i = 0; i < count; i++) {
    const x = cx + (i - (count - 1) / 2) * gap;
    const y = H * (0.24 + (i % 2 ? 0.09 : 0));
    s += rect(x - u * 0.004, 0, u * 0.008, y - u * 0.06, P.d);
    s += lamp(k, x, y);
  }
  s +=
    rect(0, bar, W, u * 0.05, mix(P.b, P.a, 0.25)) +
    rect(0, bar, W, u * 0.01, P.l, { 'fill-opacity': 0.9 }) +
    rect(0, bar + u * 0.05, W, H - bar, P.d);
  for (let i = 0; i < count + 1; i++) {
    const x = cx + (i - count / 2) * gap;
    s +=
      rect(x - u * 0.075, bar + u * 0.1, u * 0.15, u * 0.03, P.a, { rx: u * 0.014 }) +
      rect(x - u * 0.008, bar + u * 0.12, u * 0.016, H, mix(P.b, P.a, 0.4));
  }
  for (const q of [-1, 1]) {
    const x = cx + q * u * 0.085;
    s +=
      rect(x - u * 0.006, bar - u * 0.1, u * 0.012, u * 0.1, P.p) +
      rect(x - u * 0.04, bar - u * 0.01, u * 0.08, u * 0.01, P.p) +
      shape(
        path`M${x - u * 0.06} ${bar - u * 0.18}q0 ${u * 0.09} ${u * 0.06} ${u * 0.09}
      q${u * 0.06} 0 ${u * 0.06} ${-u * 0.09}z`,
        q > 0 ? P.x : P.a,
      );
  }
  return s;
}

const dome = ({ P, u }: Kit, x: number, y: number) =>
  shape(path`M${x - u * 0.1} ${y}a${u * 0.1} ${u * 0.1} 0 0 1 ${u * 0.2} 0z`, P.a) +
  circle(x, y, u * 0.034, P.p);

const cone = ({ P, u }: Kit, x: number, y: number) =>
  shape(path`M${x - u * 0.025} ${y - u * 0.11}h${u * 0.05}l${u * 0.08} ${u * 0.11}h${-u * 0.21}z`, P.x) +
  circle(x, y, u * 0.03, P.p);

const globe = ({ P, u }: Kit, x: number, y: number) =>
  circle(x, y - u * 0.02, u * 0.085, P.l) +
  circle(x, y - u * 0.02, u * 0.055, P.p) +
  rect(x - u * 0.025, y - u * 0.13, u * 0.05, u * 0.035, P.d);
