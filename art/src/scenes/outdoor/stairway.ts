import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Tiled steps climbing between gardens and two houses, a sun and waves in their mosaic. */
export function stairway(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.22, u * 0.17);
  s += p.shape(`M${-half} 0V-.5Q-.4-.66-.14-.7H.14Q.4-.66 ${half}-.5V0z`, mix(P.c, P.s1, 0.2));
  for (let x = 0.42; x < half + 0.3; x += 0.5)
    s +=
      house(k, p.at(-x, -0.46 + x * 0.06), 1, mix(P.x, P.p, 0.45)) +
      house(k, p.at(x, -0.46 + x * 0.06), -1, mix(P.l, P.p, 0.3));
  s += p.shape(`M${-half} 0V-.34Q-.4-.42-.12-.66L-.34 0zM${half} 0V-.34Q.4-.42.12-.66L.34 0z`, P.a);
  const rows = 11;
  for (let i = 0; i < rows; i++) s += step(k, p, i / rows, (i + 1) / rows, i);
  s += rail(k, p, -1) + rail(k, p, 1);
  for (let i = 0; i < 26; i++) {
    const [q, t] = [i % 2 ? 1 : -1, (i * 0.618) % 1];
    const x = q * (0.17 + (1 - t) * 0.25 + ((i * 0.37) % 1) * 0.18 * (1.2 - t));
    s += bush(k, p.at(x, -0.04 - t * 0.54, 1.1 - t * 0.6), i);
  }
  return s;
}

function step({ P }: Kit, p: Pen, t: number, t2: number, i: number) {
  const [y, y2] = [-0.68 + t * 0.68, -0.68 + t2 * 0.68];
  const [w, w2] = [0.115 + t * 0.2, 0.115 + t2 * 0.2];
  const rise = (y2 - y) * 0.62;
  const tread = mix(P.p, P.s1, 0.25);
  let s =
    p.shape(`M${-w} ${y}H${w}L${w2} ${y2 - rise}H${-w2}z`, tread) +
    p.rect(-w2, y2 - rise, w2 * 2, rise, mix(P.b, P.s0, 0.25));
  const count = 14;
  for (let j = 0; j < count; j++) {
    const x = -w2 + (j / count) * w2 * 2;
    const middle = Math.abs(j - 6.5) / 6.5;
    const ring = Math.hypot(middle * 1.6, (i - 4) / 3.4);
    const c =
      ring < 0.5
        ? P.l
        : ring < 0.9
          ? P.x
          : nth(
              [mix(P.b, P.s0, 0.4), P.c, mix(P.s0, P.b, 0.15), P.a, mix(P.c, P.p, 0.3)],
              Math.floor(j * 0.6 + i * 0.8 + Math.sin(j) * 1.2) + 3,
            );
    s += p.rect(x + 0.001, y2 - rise + 0.003, (w2 * 2) / count - 0.003, rise - 0.005, c);
  }
  return s;
}

const rail = ({ P }: Kit, p: Pen, m: number) =>
  p.line(`M${m * 0.36} -.14L${m * 0.13} -.76`, P.d, 0.012) +
  [0, 0.25, 0.5, 0.75, 1]
    .map((t) => p.line(`M${m * (0.35 - t * 0.225)} ${-t * 0.66}V${-0.13 - t * 0.625}`, P.d, 0.01 - t * 0.004))
    .join('');

const house = (k: Kit, p: Pen, m: number, wall: string) => {
  const { P } = k;
  return (
    p.rect(-0.15, -0.24, 0.3, 0.34, wall) +
    p.rect(m > 0 ? -0.15 : 0.05, -0.24, 0.1, 0.34, P.d, { 'fill-opacity': 0.1 }) +
    p.shape('M-.18-.235L0-.36L.18-.235z', mix(P.x, P.d, 0.25)) +
    [-0.07, 0.05]
      .map(
        (x) =>
          p.circle(x + 0.02, -0.14, 0.08, halo(k, 0.35)) +
          p.rect(x - 0.012, -0.19, 0.064, 0.09, P.p) +
          p.rect(x - 0.004, -0.182, 0.048, 0.074, P.l),
      )
      .join('')
  );
};

const bush = ({ P }: Kit, p: Pen, i: number) =>
  i % 4 === 3
    ? p.shape(
        'M-.06.03q-.02-.1-.07-.13q.07.0.09.09q.0-.12.03-.17q.04.08.02.17q.03-.09.1-.09q-.06.05-.07.13z',
        P.b,
      )
    : p.circle(0, 0, 0.07, i % 2 ? mix(P.a, P.b, 0.5) : mix(P.a, P.c, 0.4)) +
      p.circle(0.06, 0.015, 0.05, i % 2 ? P.b : P.a) +
      (i % 3 === 0
        ? p.circle(-0.025, -0.025, 0.014, P.x) +
          p.circle(0.03, -0.01, 0.014, P.p) +
          p.circle(0.0, 0.025, 0.012, P.x)
        : '');
