import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth } from '../../props.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** A mirror ball over a lit floor, its beams and its spots all around. */
export function discoBall(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.42);
  const floor = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  const dark = mix(P.s0, P.d, 0.62);
  let s = rect(0, 0, W, H, k.fade(P.d, dark));
  for (const [from, to, c] of [
    [-0.9, -0.5, P.a],
    [-0.45, -0.2, P.x],
    [0.2, 0.5, P.c],
    [0.55, 0.95, P.a],
  ] as const)
    s += p.shape(`M0 0L${from * 1.4} .9L${to * 1.4} .9z`, c, { 'fill-opacity': 0.3 });
  s += p.shape('M0 0L-1.3-.5L-1.3-.3zM0 0L1.3-.5L1.3-.28z', P.l, { 'fill-opacity': 0.18 });
  s += spots(k, p, half) + tiles(k, floor, half) + speakers(k, floor);
  return s + p.circle(0, 0, 0.6, halo(k, 0.75)) + ball(k, p);
}

function spots({ P }: Kit, p: Pen, half: number) {
  let s = '';
  for (let i = 0; i < 40; i++) {
    const [a, r] = [i * 2.4, 0.33 + (i % 9) * 0.1];
    const [x, y] = [Math.cos(a) * r * 1.3, Math.sin(a) * r];
    if (Math.abs(x) < half)
      s += p.ellipse(x, y, 0.014 + (i % 3) * 0.006, 0.012 + (i % 3) * 0.004, nth([P.l, P.x, P.p], i), {
        'fill-opacity': 0.75,
      });
  }
  return s;
}

function tiles({ P }: Kit, p: Pen, half: number) {
  let s = p.rect(-half, 0, half * 2, 0.4, P.d);
  for (let j = 0; j < 3; j++) {
    const [y, y2] = [0.015 + j * 0.075, 0.08 + j * 0.075];
    const [q, q2] = [0.16 + j * 0.05, 0.2 + j * 0.05];
    for (let i = -12; i <= 12; i++)
      s += p.shape(
        `M${i * q} ${y}h${q - 0.012}L${(i + 1) * q2 - 0.014} ${y2}H${i * q2}z`,
        nth([P.a, P.c, P.x, P.b, P.l], i * 2 + j * 3 + 40),
        { 'fill-opacity': (i + j) % 2 ? 0.85 : 0.45 },
      );
  }
  return s;
}

const speakers = ({ P }: Kit, p: Pen) =>
  [-0.56, 0.56]
    .map(
      (x) =>
        p.rect(x - 0.1, -0.34, 0.2, 0.36, mix(P.d, P.b, 0.45), { rx: 0.012 }) +
        p.circle(x, -0.11, 0.075, P.d) +
        p.circle(x, -0.11, 0.05, mix(P.d, P.p, 0.25)) +
        p.circle(x, -0.11, 0.018, P.d) +
        p.circle(x, -0.26, 0.045, P.d) +
        p.circle(x, -0.26, 0.02, mix(P.d, P.p, 0.25)),
    )
    .join('');

function ball({ P, u }: Kit, p: Pen) {
  let s =
    p.line('M0-.24V-.7', P.p, 0.008) +
    p.rect(-0.03, -0.26, 0.06, 0.04, mix(P.p, P.d, 0.4)) +
    p.circle(0, 0, 0.23, mix(P.d, P.p, 0.35));
  const rows = u < 110 ? 5 : 9;
  for (let j = 0; j < rows; j++) {
    const [lat, lat2] = [(j / rows - 0.5) * Math.PI, ((j + 1) / rows - 0.5) * Math.PI];
    const [y, y2] = [Math.sin(lat) * 0.225, Math.sin(lat2) * 0.225];
    const w = Math.cos((lat + lat2) / 2) * 0.225;
    const count = Math.max(3, Math.round(rows * 1.3 * Math.cos((lat + lat2) / 2)));
    for (let i = 0; i < count; i++) {
      const [x, x2] = [
        Math.sin((i / count - 0.5) * Math.PI) * w,
        Math.sin(((i + 1) / count - 0.5) * Math.PI) * w,
      ];
      const light = (i * 5 + j * 3) % 7;
      s += p.rect(
        x + 0.004,
        y + 0.004,
        x2 - x - 0.007,
        y2 - y - 0.007,
        light === 0 ? P.l : light === 1 ? P.x : light === 2 ? P.p : mix(P.p, P.c, 0.2 + light * 0.1),
      );
    }
  }
  return s + p.shape('M-.13-.13l.02-.06.02.06.06.02-.06.02-.02.06-.02-.06-.06-.02z', P.p);
}
