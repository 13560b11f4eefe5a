import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A ballpark from behind the plate: stands, flags, floodlights, the diamond in stripes of grass. */
export function stadium(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.58);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx + k.pick([-1, 1]) * u * 0.3, H * 0.22, u * 0.12);
  for (const x of [-0.5, 0.5]) s += flood(k, p.at(x, -0.2));
  for (let x = 1.05; x < half + 0.2; x += 0.5) s += flood(k, p.at(x, -0.22)) + flood(k, p.at(-x, -0.22));
  s += stands(k, p, half);
  s += p.shape(`M${-half} .0Q0-.06 ${half} 0V.5H${-half}z`, P.a);
  for (let i = -9; i <= 9; i += 2)
    s += p.shape(`M${i * 0.06} -.03h.06L${(i + 1) * 0.16} .5H${i * 0.16}z`, P.c, { 'fill-opacity': 0.55 });
  const earth = mix(P.x, P.d, 0.22);
  s +=
    p.shape('M0 .44L-.44.16Q0-.06.44.16z', earth) +
    p.shape('M0 .33L-.24.17L0 .07L.24.17z', mix(P.a, P.c, 0.3)) +
    p.ellipse(0, 0.175, 0.05, 0.018, earth) +
    p.rect(-0.014, 0.168, 0.028, 0.008, P.p);
  s += p.line(`M0 .4L${-half} -.0M0 .4L${half} .0`, P.p, 0.009);
  for (const [x, y] of [
    [-0.27, 0.175],
    [0.27, 0.175],
    [0, 0.06],
  ] as const)
    s += p.shape(`M${x - 0.02} ${y}l.02-.011.02.011-.02.011z`, P.p);
  s += p.ellipse(0, 0.4, 0.13, 0.05, earth) + p.shape('M-.028.39h.056v.016l-.028.02-.028-.02z', P.p);
  return s + bat(k, p.at(-0.3, 0.38)) + ball(k, p.at(0.24, 0.35));
}

function stands({ P, u }: Kit, p: Pen, half: number) {
  const wall = mix(P.b, P.s1, 0.2);
  let s =
    p.shape(`M${-half} .02V-.3Q0-.16 ${half}-.3V.02z`, wall) +
    p.shape(`M${-half}-.3Q0-.16 ${half}-.3v-.04Q0-.2 ${-half}-.34z`, mix(P.b, P.d, 0.2));
  const seats = u < 110 ? 0 : half * 60;
  for (let i = 0; i < seats; i++) {
    const [t, row] = [(i * 0.618) % 1, i % 6];
    const x = -half + t * half * 2;
    const top = -0.27 + (1 - (x / half) ** 2) * 0.07;
    s += p.circle(x, top + 0.02 + row * 0.026, 0.009, nth([P.x, P.p, P.l, P.c], i), { 'fill-opacity': 0.9 });
  }
  s +=
    p.shape(`M${-half} .02V-.05Q0 0 ${half}-.05V.02z`, mix(P.d, P.b, 0.4)) +
    p.line(`M${-half} -.05Q0 0 ${half} -.05`, P.x, 0.014);
  s +=
    p.rect(-0.14, -0.32, 0.28, 0.13, P.d, { rx: 0.01 }) +
    p.rect(-0.125, -0.305, 0.25, 0.1, mix(P.d, P.b, 0.5)) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          p.rect(-0.11 + i * 0.038, -0.29, 0.026, 0.024, P.l) +
          p.rect(-0.11 + i * 0.038, -0.25, 0.026, 0.024, i % 2 ? P.x : P.l),
      )
      .join('');
  for (const x of [-0.34, -0.24, 0.24, 0.34])
    s +=
      p.line(`M${x} -.24v-.17`, P.d, 0.008) +
      p.shape(`M${x} -.41l.08.024-.08.026z`, nth([P.x, P.p], Math.round(x * 10)));
  return s;
}

const flood = (k: Kit, p: Pen) =>
  p.circle(0, -0.3, 0.24, halo(k, 0.7)) +
  p.line('M-.03 .02L-.015-.26M.03 .02L.015-.26M-.025-.06L.02-.13M.025-.06L-.02-.13', k.P.d, 0.01) +
  p.rect(-0.08, -0.35, 0.16, 0.1, k.P.d, { rx: 0.008 }) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => p.circle(-0.05 + (i % 3) * 0.05, -0.325 + Math.floor(i / 3) * 0.05, 0.017, k.P.l))
    .join('');

const bat = ({ P }: Kit, p: Pen) =>
  p.line('M-.12.04L.02-.01', mix(P.x, P.p, 0.2), 0.018) +
  p.line('M-.0 0L.12-.045', mix(P.x, P.p, 0.35), 0.036);

const ball = ({ P }: Kit, p: Pen) =>
  p.ellipse(0.01, 0.035, 0.035, 0.008, P.d, { 'fill-opacity': 0.3 }) +
  p.circle(0, 0, 0.036, P.p) +
  p.line('M-.02-.028q.02.028 0 .056M.02-.028q-.02.028 0 .056', P.x, 0.006);
