import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';

/** A court behind its net, two rackets leaning on it and a ball in the air. */
export function tennisCourt(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.52);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx - m * u * 0.28, H * 0.26, u * 0.13);
  s += across(k, 0.19, (x, i) =>
    p.circle(x, -0.06, 0.13, i % 2 ? mix(P.c, P.s1, 0.2) : mix(P.a, P.s1, 0.25)),
  );
  s +=
    p.rect(-half, -0.14, half * 2, 0.16, mix(P.b, P.s1, 0.12)) +
    across(k, 0.045, (x) => p.line(`M${x} -.14l.06.15M${x} -.14l-.06.15`, mix(P.b, P.p, 0.25), 0.004)) +
    p.rect(-half, -0.15, half * 2, 0.016, P.d);
  s += across(k, 0.74, (x) => floodlight(k, p.at(x + 0.37, 0)));
  s +=
    p.rect(-half, 0, half * 2, 0.6, mix(P.x, P.p, 0.12)) +
    p.shape(`M-.34.03H.34L.98.6H-.98z`, mix(P.a, P.b, 0.25));
  s += p.line(
    'M-.34.03H.34L.98.6M-.34.03L-.98.6M-.245.03L-.71.6M.245.03L.71.6M-.3.1H.3M0 .1V.24',
    P.p,
    0.012,
  );
  s += net(k, p, half) + racket(k, p.at(-0.16, 0.42), -22, P.x) + racket(k, p.at(0.1, 0.43), 20, P.b);
  s +=
    p.ellipse(m * 0.34, 0.42, 0.04, 0.008, P.d, { 'fill-opacity': 0.3 }) +
    ball(k, p.at(m * 0.34, 0.1)) +
    ball(k, p.at(-m * 0.42, 0.4)) +
    p.line(`M${m * 0.62} -.06q${-m * 0.14} .03 ${-m * 0.23} .11`, P.p, 0.008, {
      'stroke-dasharray': `${u * 0.02} ${u * 0.02}`,
      'stroke-opacity': 0.7,
    });
  return s;
}

const floodlight = ({ P }: Kit, p: Pen) =>
  p.rect(-0.008, -0.36, 0.016, 0.38, P.d) +
  p.rect(-0.075, -0.42, 0.15, 0.07, P.d, { rx: 0.01 }) +
  [-0.045, 0, 0.045].map((x) => p.circle(x, -0.385, 0.017, P.l)).join('');

function net({ P }: Kit, p: Pen, half: number) {
  let mesh = '';
  const w = Math.min(half, 0.86);
  for (let x = -w; x <= w; x += 0.035) mesh += `M${x} .185V.34`;
  for (let y = 0.21; y < 0.34; y += 0.03) mesh += `M${-w} ${y}H${w}`;
  return (
    p.rect(-w, 0.18, w * 2, 0.165, P.d, { 'fill-opacity': 0.16 }) +
    p.line(mesh, P.d, 0.005, { 'stroke-opacity': 0.6 }) +
    p.rect(-w, 0.165, w * 2, 0.03, P.p) +
    p.rect(-0.012, 0.165, 0.024, 0.18, P.p) +
    [-w, w].map((x) => p.rect(x - 0.012, 0.15, 0.024, 0.22, P.d)).join('')
  );
}

function racket({ P, u }: Kit, at: Pen, turn: number, c: string) {
  const a = (turn * Math.PI) / 180;
  const [sx, cy] = [Math.sin(a), Math.cos(a)];
  const [x, y] = [sx * 0.27, -cy * 0.27];
  let s =
    at.line(`M0 0L${sx * 0.1} ${-cy * 0.1}`, P.d, 0.032) +
    at.line(`M${sx * 0.1} ${-cy * 0.1}L${sx * 0.17} ${-cy * 0.17}`, c, 0.02);
  s += at.circle(x, y, 0.105, P.p, { 'fill-opacity': 0.35 });
  if (u >= 70)
    for (let i = -3; i <= 3; i++) {
      const h = Math.sqrt(0.011 - (i * 0.026) ** 2);
      s += at.line(`M${x + i * 0.026} ${y - h}V${y + h}M${x - h} ${y + i * 0.026}H${x + h}`, P.p, 0.004);
    }
  return s + at.circle(x, y, 0.108, 'none', { stroke: c, 'stroke-width': u * 0.02 });
}

const ball = ({ P }: Kit, p: Pen) =>
  p.circle(0, 0, 0.036, mix(P.l, P.c, 0.25)) +
  p.line('M-.03-.016q.03.012.022.046M.03.012q-.03-.008-.024-.044', P.p, 0.007);
