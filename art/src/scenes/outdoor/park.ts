import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';

/** A path through the lawn, a bench under a tree, a picnic spread on the grass. */
export function park(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.66);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx + m * u * 0.26, H * 0.3, u * 0.14);
  s += across(k, 0.13, (x, i) =>
    p.rect(x, -0.16 - (((i * 7) % 5) + 5) * 0.016, 0.132, 0.3, mix(P.s1, P.b, 0.18 + (i % 2) * 0.05)),
  );
  s += across(k, 0.19, (x, i) => p.circle(x, -0.05, 0.12, mix(P.c, P.s1, i % 2 ? 0.3 : 0.42)));
  s +=
    p.shape(`M${-half} .5V-.02Q0-.1 ${half}-.02V.5z`, P.c) +
    p.shape(`M${-half} .5V.1Q${m * 0.3}-.02 ${half} .12V.5z`, mix(P.c, P.a, 0.55));
  s += p.shape(
    `M${m * 0.12}-.05q${m * -0.2} .07 ${m * -0.02} .14t${-m * 0.24} .3h${m * 0.34}q${m * 0.02}-.16 ${m * 0.1}-.28t${m * -0.12}-.15z`,
    mix(P.p, P.s1, 0.35),
  );
  for (const [x, y, r] of [
    [-0.5, 0.0, 0.9],
    [0.56, 0.02, 0.95],
    [-0.86, 0.06, 1.2],
    [0.92, 0.08, 1.1],
    [-1.3, 0.04, 1],
    [1.34, 0.06, 1.1],
  ] as const)
    s += tree(P, p.at(m * x, y, r), x > 0 ? P.a : mix(P.a, P.b, 0.4));
  s +=
    p.ellipse(-m * 0.33, 0.175, 0.34, 0.03, P.d, { 'fill-opacity': 0.16 }) +
    tree(P, p.at(-m * 0.4, 0.17, 1.65), P.b) +
    bench(k, p.at(-m * 0.2, 0.18)) +
    lamp(k, p.at(m * 0.22, 0.13));
  return s + picnic(k, p.at(m * 0.42, 0.27), m);
}

const bench = ({ P }: Kit, p: Pen) =>
  p.line('M-.12 0v-.09M.12 0v-.09M-.12-.08V-.2M.12-.08V-.2', P.d, 0.014) +
  [-0.1, -0.145, -0.185]
    .map((y) => p.rect(-0.155, y, 0.31, 0.024, mix(P.x, P.d, 0.35), { rx: 0.008 }))
    .join('');

const lamp = (k: Kit, p: Pen) =>
  p.circle(0, -0.4, 0.2, halo(k, 0.75)) +
  p.line('M0 0V-.36', k.P.d, 0.014) +
  p.rect(-0.024, -0.024, 0.048, 0.024, k.P.d) +
  p.shape('M-.03-.36h.06l.012-.08h-.084z', k.P.l) +
  p.shape('M-.05-.437h.1l-.03-.04h-.04z', k.P.d);

const picnic = ({ P }: Kit, p: Pen, m: number) =>
  p.shape('M-.2.05L-.12-.05H.2L.16.05z', P.x) +
  [-0.1, 0, 0.1]
    .map((x) => p.shape(`M${x - 0.02}-.05h.03l-.02.1h-.035z`, P.p, { 'fill-opacity': 0.65 }))
    .join('') +
  p.shape('M-.17.01h.35l.01-.022H-.15z', P.p, { 'fill-opacity': 0.65 }) +
  p.line(`M${m * 0.03}-.06a.05.06 0 0 1 .1 0`, mix(P.x, P.d, 0.5), 0.012) +
  p.shape(`M${m * 0.03 - 0.015}-.06h.13l-.014.08h-.1z`, mix(P.l, P.x, 0.35)) +
  p.rect(m * 0.03 - 0.02, -0.07, 0.14, 0.02, mix(P.l, P.x, 0.6)) +
  p.circle(-0.07, 0.01, 0.018, P.a) +
  p.circle(-0.04, 0.018, 0.018, P.x) +
  p.ellipse(-0.09, 0.028, 0.04, 0.009, P.p);
