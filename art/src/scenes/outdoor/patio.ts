import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { bulbs, halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, potted, room, wineGlass } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A table for two under a parasol, ivy on the wall, bulbs from side to side. */
export function patio(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  const wall = mix(P.l, P.x, 0.3);
  let s = room(k, H * 0.8, mix(P.x, P.d, 0.35)) + p.rect(-half, -1, half * 2, 1, mix(wall, P.s1, 0.35));
  for (let j = 0; j < 12; j++)
    for (let x = -half + (j % 2) * 0.12; x < half; x += 0.24)
      if ((j * 5 + Math.round(x * 8)) % 3 === 0)
        s += p.rect(x, -0.1 - j * 0.08, 0.2, 0.05, P.x, { 'fill-opacity': 0.13, rx: 0.006 });
  s += across(k, 0.86, (x) => window(k, p.at(x + 0.43, -0.34)));
  s += ivy(k, p, half);
  for (let x = -0.2; x < W / u; x += 0.55)
    s += bulbs(k, [x * u, H * 0.16], [(x + 0.55) * u, H * 0.16], u * 0.06, 6, u * 0.012);
  s += across(k, 0.22, (x) => p.shape(`M${x} .02h.2l.06.2h-.24z`, P.p, { 'fill-opacity': 0.1 }));
  s += potted(P, p.at(-0.56, 0.05, 1.15), P.x) + potted(P, p.at(0.56, 0.05, 1.15), P.x);
  return s + p.circle(0, -0.26, 0.4, halo(k, 0.4)) + set(k, p.at(0, 0.07));
}

const window = (k: Kit, p: Pen) => {
  const { P } = k;
  return (
    p.circle(0, 0, 0.3, halo(k, 0.45)) +
    p.rect(-0.1, -0.16, 0.2, 0.3, P.p) +
    p.rect(-0.085, -0.145, 0.17, 0.27, P.l) +
    p.line('M0-.145v.27M-.085-.01h.17', P.p, 0.012) +
    [-1, 1]
      .map(
        (m) =>
          p.rect(m > 0 ? 0.1 : -0.19, -0.16, 0.09, 0.3, P.b) +
          [0, 1, 2, 3, 4, 5]
            .map((i) =>
              p.rect(m > 0 ? 0.11 : -0.18, -0.14 + i * 0.046, 0.07, 0.012, P.d, { 'fill-opacity': 0.3 }),
            )
            .join(''),
      )
      .join('') +
    p.rect(-0.13, 0.14, 0.26, 0.05, mix(P.x, P.d, 0.2)) +
    [-0.09, -0.045, 0, 0.045, 0.09]
      .map(
        (x, i) => p.circle(x, 0.13, 0.03, i % 2 ? P.a : P.b) + p.circle(x, 0.115, 0.013, nth([P.p, P.x], i)),
      )
      .join('')
  );
};

function ivy({ P, f, u }: Kit, p: Pen, half: number) {
  let s = '';
  for (let i = 0; i < half * 60; i++) {
    const x = f(-half, half);
    const y = -0.82 - f(-0.02, 0.16) * (0.4 + Math.abs(Math.sin(x * 5))) + 0.06;
    s +=
      u < 110
        ? p.circle(x, y, 0.04, i % 2 ? P.a : P.b)
        : p.shape(
            `M${x} ${y - 0.03}q.045.0.03.04q-.0.03-.03.04q-.03-.01-.03-.04q-.015-.04.03-.04z`,
            nth([P.a, P.b, P.c], i),
          );
  }
  return s;
}

function set(k: Kit, p: Pen) {
  const { P } = k;
  const chair = (m: number) =>
    p.line(`M${m * 0.36} 0V-.42M${m * 0.2} 0L${m * 0.22}-.2`, P.d, 0.016) +
    p.rect(m * 0.28 - 0.1, -0.215, 0.2, 0.03, P.x, { rx: 0.014 }) +
    p.shape(
      `M${m * 0.352}-.25h${m * 0.02}v-.18h${-m * 0.02}zM${m * 0.325}-.42h${m * 0.07}v.02h${-m * 0.07}z`,
      P.d,
    ) +
    p.rect(m * 0.36 - 0.014, -0.4, 0.028, 0.15, P.x, { rx: 0.012 });
  let s =
    p.ellipse(0, 0.01, 0.44, 0.03, P.d, { 'fill-opacity': 0.25 }) +
    p.rect(-0.009, -0.72, 0.018, 0.72, P.p) +
    chair(-1) +
    chair(1);
  s +=
    p.line('M-.1 0L0-.04L.1 0', P.d, 0.018) +
    p.ellipse(0, -0.275, 0.22, 0.026, mix(P.p, P.d, 0.2)) +
    p.ellipse(0, -0.287, 0.22, 0.024, P.p) +
    wineGlass(P, p.at(-0.11, -0.285, 0.85), P.x) +
    wineGlass(P, p.at(0.11, -0.285, 0.85), P.x);
  s += p.ellipse(0.03, -0.29, 0.045, 0.01, mix(P.b, P.p, 0.3));
  const ribs = [-0.42, -0.26, -0.09, 0.09, 0.26, 0.42];
  for (let i = 0; i < 5; i++) {
    const [a, b] = [nth(ribs, i), nth(ribs, i + 1)];
    s += p.shape(
      `M0-.8Q${a * 0.75}-.76 ${a}-.62Q${(a + b) / 2}-.585 ${b}-.62Q${b * 0.75}-.76 0-.8z`,
      i % 2 ? P.p : P.b,
    );
  }
  return s + p.circle(0, -0.805, 0.016, P.d);
}
