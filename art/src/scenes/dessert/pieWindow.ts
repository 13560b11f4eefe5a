import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room, steam, sun } from '../../props.ts';

/** A pie cooling on the sill of an open window, cookies and rolls beside it. */
export function pieWindow(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.74);
  const half = halfWidth(k);
  const wall = mix(P.a, P.p, 0.45);
  const green = mix(P.g, P.p, 0.1);
  let s = room(k, H) + sun(k, cx + u * 0.16, H * 0.3, u * 0.13);
  s += p.shape(`M${-half} 0V-.14q.3-.16.6-.06t.5-.05t.6.03t.6-.06t.6.08V0z`, mix(green, P.s0, 0.35));
  s += across(
    k,
    0.34,
    (x) => p.circle(x, -0.09, 0.08, mix(green, P.d, 0.12)) + p.rect(x - 0.008, -0.05, 0.016, 0.06, P.x),
  );
  for (const q of [-1, 1]) s += p.rect(q > 0 ? 0.5 : -half, -1, half - 0.5, 1.3, wall);
  s += p.rect(-half, -1, half * 2, 0.12, wall) + p.rect(-half, 0, half * 2, 0.4, wall);
  s += across(k, 0.2, (x) => p.circle(x, 0.13, 0.014, P.p) + p.circle(x + 0.1, 0.19, 0.014, P.p));
  s +=
    frame(k, p) +
    p.rect(-0.62, -0.01, 1.24, 0.05, P.p) +
    p.rect(-0.6, 0.04, 1.2, 0.016, P.d, { 'fill-opacity': 0.15 });
  s += steam(P, p.at(0, -0.24, 1.4)) + pie(k, p.at(0, -0.01));
  return s + cookies(k, p.at(-0.38, -0.01)) + rolls(k, p.at(0.38, -0.01));
}

function frame({ P }: Kit, p: Pen) {
  const curtain = (m: number) =>
    p.shape(
      `M${m * 0.54}-.9q${m * -0.14} 0 ${m * -0.26} .02q${m * -0.02} .3 ${m * 0.2} .52l${m * 0.07} 0z`,
      P.b,
    ) +
    p.shape(
      `M${m * 0.54}-.9q${m * -0.06} 0 ${m * -0.12} .01q${m * -0.01} .3 ${m * 0.07} .5l${m * 0.05} .02z`,
      P.d,
      { 'fill-opacity': 0.12 },
    ) +
    p.rect(m * 0.515 - 0.045, -0.4, 0.09, 0.03, P.x, { rx: 0.014 }) +
    p.shape(`M${m * 0.54}-.37l${m * -0.07} 0l${m * -0.02} .36h${m * 0.09}z`, P.b);
  return (
    p.rect(-0.53, -0.92, 1.06, 0.05, P.p) +
    p.rect(-0.53, -0.92, 0.05, 0.92, P.p) +
    p.rect(0.48, -0.92, 0.05, 0.92, P.p) +
    curtain(-1) +
    curtain(1) +
    p.rect(-0.58, -0.91, 1.16, 0.02, P.x, { rx: 0.01 })
  );
}

function pie({ P }: Kit, p: Pen) {
  const crust = mix(P.l, P.d, 0.2);
  let s =
    p.ellipse(0.01, 0.002, 0.24, 0.016, P.d, { 'fill-opacity': 0.25 }) +
    p.shape('M-.25-.1h.5l-.06.1h-.38z', mix(P.p, P.d, 0.2)) +
    p.shape('M.1-.1h.15l-.06.1h-.1z', P.d, { 'fill-opacity': 0.12 });
  s += p.shape('M-.23-.11q.02-.12.23-.125t.23.125z', crust);
  for (const [x, y] of [
    [-0.12, -0.15],
    [0, -0.155],
    [0.12, -0.15],
    [-0.06, -0.195],
    [0.06, -0.195],
  ] as const)
    s += p.shape(`M${x - 0.04} ${y}l.04-.028l.04.028l-.04.028z`, P.b);
  for (let i = -5; i <= 5; i++) s += p.circle(i * 0.047, -0.105, 0.031, i % 2 ? crust : mix(crust, P.d, 0.1));
  return s;
}

const cookies = ({ P }: Kit, p: Pen) =>
  [0, 1, 2, 3]
    .map((i) => {
      const [y, x] = [-0.02 - i * 0.04, i % 2 ? 0.012 : -0.008];
      return (
        p.rect(x - 0.1, y - 0.02, 0.2, 0.04, mix(P.l, P.d, 0.3), { rx: 0.02 }) +
        p.circle(x - 0.05, y - 0.012, 0.012, P.d) +
        p.circle(x + 0.02, y - 0.01, 0.012, P.d) +
        p.circle(x + 0.06, y + 0.004, 0.01, P.d)
      );
    })
    .join('');

const rolls = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, -0.006, 0.14, 0.014, P.p) +
  [
    [-0.07, -0.055],
    [0.07, -0.055],
    [0, -0.125],
  ]
    .map(
      ([x = 0, y = 0]) =>
        p.circle(x, y, 0.062, mix(P.l, P.d, 0.15)) +
        p.line(`M${x} ${y}q.02-.02.028.006t-.03.026t-.042-.03t.042-.044`, mix(P.l, P.d, 0.5), 0.012),
    )
    .join('');
