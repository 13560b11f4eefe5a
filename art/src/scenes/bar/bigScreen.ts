import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';

/** The match on a screen over the bar, pennants, and two pints with a bowl of nuts. */
export function bigScreen(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  const wall = mix(P.s0, P.d, 0.3);
  let s = room(k, H * 0.82) + p.rect(-half, -1, half * 2, 1, wall);
  s += across(k, 0.13, (x) => p.line(`M${x} -1V0`, mix(wall, P.d, 0.35), 0.007));
  s += p.circle(0, -0.48, 0.62, halo(k, 0.6)) + screen(k, p.at(0, -0.48));
  for (let x = 1.02; x < half + 0.4; x += 0.86) s += screen(k, p.at(x, -0.48)) + screen(k, p.at(-x, -0.48));
  s += pennants(k, pen(u, cx, H * 0.02));
  s +=
    p.rect(-half, -0.03, half * 2, 0.06, mix(P.x, P.d, 0.2)) +
    p.rect(-half, 0.03, half * 2, 0.3, mix(P.b, P.d, 0.4));
  s += across(k, 0.3, (x) =>
    p.rect(x + 0.02, 0.07, 0.26, 0.3, 'none', { stroke: mix(P.b, P.x, 0.25), 'stroke-width': u * 0.006 }),
  );
  return s + pint(k, p.at(-0.24, -0.03)) + pint(k, p.at(0.24, -0.03)) + nuts(k, p.at(0, -0.03));
}

function screen({ P }: Kit, p: Pen) {
  const grass = P.g;
  return (
    p.rect(-0.4, -0.25, 0.8, 0.48, P.d, { rx: 0.02 }) +
    p.rect(-0.375, -0.225, 0.75, 0.43, grass) +
    [-0.3, -0.15, 0, 0.15].map((x) => p.rect(x, -0.225, 0.075, 0.43, P.p, { 'fill-opacity': 0.1 })).join('') +
    p.line('M0-.225V.205M-.375-.09h.1v.16h-.1M.375-.09h-.1v.16h.1', P.p, 0.008) +
    p.circle(0, -0.01, 0.08, 'none', { stroke: P.p, 'stroke-width': p.u * 0.008 }) +
    p.circle(0.09, 0.06, 0.022, P.p) +
    [
      [-0.2, -0.1, 0],
      [-0.14, 0.08, 0],
      [0.04, 0.02, 0],
      [0.16, -0.08, 1],
      [0.22, 0.1, 1],
      [-0.05, -0.13, 1],
    ]
      .map(
        ([x = 0, y = 0, team]) =>
          p.circle(x, y, 0.02, team ? P.x : P.d) +
          p.rect(x - 0.016, y + 0.015, 0.032, 0.04, team ? P.x : P.d),
      )
      .join('') +
    p.shape('M-.3-.225h.16L-.26.205h-.115v-.2z', P.p, { 'fill-opacity': 0.14 })
  );
}

const pennants = (k: Kit, p: Pen) =>
  across(k, 0.16, (x, i) => p.shape(`M${x} 0h.13l-.065.13z`, [k.P.a, k.P.p, k.P.x][(i + 60) % 3] ?? k.P.a)) +
  p.rect(-halfWidth(k), -0.03, halfWidth(k) * 2, 0.034, k.P.d);

const pint = ({ P }: Kit, p: Pen) =>
  p.ellipse(0.01, 0, 0.09, 0.012, P.d, { 'fill-opacity': 0.35 }) +
  p.shape('M-.085-.28h.17L.065 0h-.13z', mix(P.a, P.l, 0.55)) +
  p.shape('M.03-.28h.055L.065 0h-.04z', P.d, { 'fill-opacity': 0.14 }) +
  p.line('M-.05-.22l.014.16', P.p, 0.014, { 'stroke-opacity': 0.6 }) +
  p.rect(-0.092, -0.31, 0.184, 0.06, P.p, { rx: 0.028 }) +
  p.circle(-0.05, -0.31, 0.036, P.p) +
  p.circle(0.02, -0.32, 0.045, P.p) +
  p.circle(0.065, -0.305, 0.028, P.p);

const nuts = ({ P }: Kit, p: Pen) =>
  [-0.06, -0.02, 0.02, 0.06]
    .map((x, i) => p.circle(x, -0.085 - (i % 2) * 0.014, 0.026, mix(P.x, P.d, 0.2 + (i % 2) * 0.15)))
    .join('') +
  p.shape('M-.11-.085h.22q-.02.085-.07.085h-.08q-.05 0-.07-.085z', P.p) +
  p.shape('M.04-.085h.07q-.02.085-.07.085z', P.d, { 'fill-opacity': 0.14 });
