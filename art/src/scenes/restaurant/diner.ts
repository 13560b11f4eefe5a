import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, checks, halfWidth, pendant, room } from '../../props.ts';

/** A counter with round stools, chequered tiles, two milkshakes. */
export function diner(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.86);
  const half = halfWidth(k);
  let s = room(k, H * 0.86, mix(P.p, P.s1, 0.3)) + checks(p, [-half, 0.02, half * 2, 0.2], 0.1, P.d);
  s += window(k, p.at(0, -0.42));
  s += across(k, 0.44, (x) => pendant(k, pen(u, cx + x * u, 0), 0.08, P.a));
  s +=
    p.rect(-half, -0.38, half * 2, 0.38, P.a) +
    p.rect(
      -half,
      -0.38,
      half * 2,
      0.38,
      k.lin([
        [0, P.d, 0],
        [1, P.d, 0.28],
      ]),
    );
  s += across(k, 0.11, (x) => p.rect(x, -0.36, 0.02, 0.36, P.p, { 'fill-opacity': 0.14 }));
  s += p.rect(-half, -0.14, half * 2, 0.02, P.p, { 'fill-opacity': 0.7 });
  s += p.rect(-half, -0.42, half * 2, 0.05, P.p) + p.rect(-half, -0.385, half * 2, 0.02, mix(P.p, P.d, 0.3));
  s +=
    shake(k, p.at(-0.1, -0.42), P.a) +
    shake(k, p.at(0.1, -0.42), mix(P.x, P.p, 0.3)) +
    pie(k, p.at(0.5, -0.42));
  s +=
    p.rect(-0.52, -0.5, 0.09, 0.08, P.p, { rx: 0.01 }) +
    p.rect(-0.505, -0.53, 0.06, 0.03, mix(P.p, P.d, 0.3)) +
    p.rect(-0.39, -0.5, 0.05, 0.08, P.b, { rx: 0.02 });
  return s + across(k, 0.32, (x) => seat(k, p.at(x + 0.16, 0.06)));
}

function window(k: Kit, p: Pen) {
  const { P } = k;
  const half = halfWidth(k);
  let s = p.rect(-half, -0.4, half * 2, 0.24, mix(P.l, P.s1, 0.3)) + p.circle(0, -0.28, 0.3, halo(k, 0.5));
  for (let y = -0.385; y < -0.3; y += 0.022)
    s += p.rect(-half, y, half * 2, 0.01, P.p, { 'fill-opacity': 0.75 });
  s += across(k, 0.6, (x) => p.rect(x + 0.285, -0.41, 0.03, 0.26, mix(P.s1, P.d, 0.35)));
  return s + p.rect(-half, -0.17, half * 2, 0.03, mix(P.s1, P.d, 0.35));
}

const seat = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0.03, 0.1, 0.018, P.d, { 'fill-opacity': 0.5 }) +
  p.rect(-0.018, -0.2, 0.036, 0.23, mix(P.p, P.d, 0.25)) +
  p.rect(-0.006, -0.2, 0.01, 0.23, P.p) +
  p.ellipse(0, 0.025, 0.075, 0.014, mix(P.p, P.d, 0.2)) +
  p.rect(-0.11, -0.215, 0.22, 0.03, mix(P.p, P.d, 0.15), { rx: 0.012 }) +
  p.rect(-0.12, -0.275, 0.24, 0.066, P.b, { rx: 0.03 }) +
  p.rect(-0.09, -0.265, 0.12, 0.014, P.p, { rx: 0.007, 'fill-opacity': 0.35 });

const shake = ({ P }: Kit, p: Pen, c: string) =>
  p.line('M.02-.24L.06-.37', P.b, 0.016) +
  p.circle(-0.02, -0.27, 0.04, P.p) +
  p.circle(0.025, -0.265, 0.036, P.p) +
  p.circle(0, -0.3, 0.034, P.p) +
  p.circle(-0.01, -0.34, 0.022, P.a) +
  p.shape('M-.065-.255h.13l-.035.2h-.06z', mix(c, P.p, 0.4)) +
  p.shape('M-.065-.255h.13l-.006.035h-.118z', P.p) +
  p.shape('M.02-.255h.045l-.035.2h-.02z', P.d, { 'fill-opacity': 0.12 }) +
  p.shape('M-.012-.06h.024v.04l.04.02h-.104l.04-.02z', mix(P.p, P.s1, 0.2));

const pie = ({ P }: Kit, p: Pen) =>
  p.rect(-0.012, -0.05, 0.024, 0.05, P.p) +
  p.rect(-0.1, -0.062, 0.2, 0.014, P.p) +
  p.shape('M-.085-.062q.02-.06.085-.06t.085.06z', P.x) +
  p.shape('M-.11-.062v-.04a.11.11 0 0 1 .22 0v.04z', P.p, { 'fill-opacity': 0.4 }) +
  p.circle(0, -0.215, 0.012, P.p);
