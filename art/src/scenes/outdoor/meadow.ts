import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, sun, tree } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A kite over a meadow in flower, two trees on the hill. */
export function meadow(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.68);
  const half = halfWidth(k);
  let s =
    sky(k) +
    sun(k, cx - m * u * 0.3, H * 0.34, u * 0.15) +
    cloud(k, p.at(m * 0.42, -0.5)) +
    cloud(k, p.at(-m * 0.14, -0.58, 0.7)) +
    cloud(k, p.at(-m * 0.95, -0.46)) +
    cloud(k, p.at(m * 1.1, -0.56, 0.8));
  s +=
    p.shape(`M${-m * half} .4V-.04Q${-m * 0.4}-.12 0-.06T${m * half}-.16V.4z`, mix(P.c, P.s1, 0.4)) +
    tree(P, p.at(m * 0.4, -0.09, 0.85), mix(P.a, P.s1, 0.15)) +
    tree(P, p.at(m * 0.54, -0.1, 0.65), P.a);
  s +=
    p.shape(`M${-m * half} .4V.06Q${-m * 0.3}-.08 ${m * 0.1} .02T${m * half} .02V.4z`, P.c) +
    p.shape(`M${-half} .4V.14Q0 .04 ${half} .13V.4z`, P.a);
  s += kite(k, p.at(m * 0.14, -0.44), m);
  for (let i = 0; i < half * 60; i++)
    s += flower(k, p.at(k.f(-half, half), k.f(0.13, 0.34), k.f(0.7, 1.25)), i);
  return s;
}

const cloud = ({ P }: Kit, p: Pen) =>
  p.circle(-0.06, 0, 0.045, P.p, { 'fill-opacity': 0.7 }) +
  p.circle(0, -0.02, 0.06, P.p, { 'fill-opacity': 0.7 }) +
  p.circle(0.07, 0, 0.04, P.p, { 'fill-opacity': 0.7 }) +
  p.rect(-0.1, 0, 0.21, 0.042, P.p, { rx: 0.02, 'fill-opacity': 0.7 });

const kite = ({ P }: Kit, p: Pen, m: number) => {
  let s =
    p.line(`M${-m * 0.02} .14q${-m * 0.12} .12 ${-m * 0.06} .24t${-m * 0.26} .24`, P.p, 0.007) +
    p.shape('M0-.17L.11-.02L-.02.15L-.12-.05z', P.x) +
    p.shape('M0-.17L-.02.15L-.12-.05z', P.p) +
    p.shape('M-.12-.05L-.006-.035L-.02.15z', P.b) +
    p.line('M0-.17L-.02.15M-.12-.05L.11-.02', P.d, 0.007);
  for (const t of [0.05, 0.11, 0.17])
    s += p.shape(
      `M${-m * (0.02 + t * 0.5)} ${0.14 + t}l-.03-.016v.032zM${-m * (0.02 + t * 0.5)} ${0.14 + t}l.03-.016v.032z`,
      nth([P.x, P.p, P.b], Math.round(t * 17)),
    );
  return s;
};

const flower = ({ P }: Kit, p: Pen, i: number) =>
  i % 3
    ? p.shape(
        `M0 .02q${i % 2 ? -0.02 : 0.02}-.05 ${i % 2 ? -0.01 : 0.03}-.08q.01.04 0 .08z`,
        i % 2 ? P.b : mix(P.c, P.l, 0.2),
      )
    : p.line('M0 .02V-.07', P.b, 0.006) +
      p.circle(0, -0.08, 0.02, nth([P.x, P.p, P.l], i / 3)) +
      p.circle(0, -0.08, 0.008, nth([P.l, P.x, P.x], i / 3));
