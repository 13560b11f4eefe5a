import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { cypress, glow, sky } from '../../motifs.ts';
import { nth } from '../../seed.ts';
import { circle, line, path, rect, shape } from '../../svg.ts';

type Wave = (x: number) => number;

/** A house among cypresses, vineyard rows, and the sun over five ridges. */
export function hills(k: Kit): string {
  const { P, u, cx, W, H } = k;
  let s = sky(k);
  const sx = cx + k.f(-0.3, 0.3) * u;
  const sy = H * k.f(0.36, 0.46);
  s += glow(k, sx, sy, u * 0.5, 0.7) + circle(sx, sy, u * 0.14, mix(P.l, P.p, 0.35));
  const cols = [mix(P.c, P.s1, 0.52), mix(P.c, P.s1, 0.2), P.c, P.a, P.b];
  let y: Wave = () => H;
  for (let j = 0; j < 5; j++) {
    y = ridge(k, j);
    let d = path`M-2 ${H + 2}L-2 ${y(-2)}`;
    for (let x = 0; x <= W + u * 0.05; x += u * 0.05) d += path`L${x} ${y(x)}`;
    s += shape(d + path`L${W + 2} ${H + 2}z`, nth(cols, j));
    if (j === 2) s += house(k, y);
    if (j === 3) s += vineyard(k, y);
  }
  return s + foreground(k, y);
}

function ridge(k: Kit, j: number): Wave {
  const { u, H } = k;
  const base = H * (0.5 + j * 0.105);
  const amp = u * (0.05 + j * 0.012);
  const ph = k.f(0, 6.28);
  const fq = (k.f(0.9, 1.5) * 6.28) / (u * 1.5);
  return (x) => base + Math.sin(x * fq + ph) * amp + Math.sin(x * fq * 2.1 + ph * 1.7) * amp * 0.25;
}

function house(k: Kit, y: Wave) {
  const { P, u, cx } = k;
  let s = '';
  const hx = cx + k.pick([-1, 1]) * u * k.f(0.16, 0.26);
  const hy = y(hx) + u * 0.012;
  s +=
    rect(hx - u * 0.08, hy - u * 0.09, u * 0.11, u * 0.09, P.p) +
    rect(hx + u * 0.03, hy - u * 0.125, u * 0.05, u * 0.125, mix(P.p, P.s0, 0.2)) +
    shape(
      path`M${hx - u * 0.09} ${hy - u * 0.088}l${u * 0.065} ${-u * 0.04}
      l${u * 0.065} ${u * 0.04}z`,
      P.x,
    ) +
    shape(
      path`M${hx + u * 0.022} ${hy - u * 0.123}l${u * 0.033} ${-u * 0.028}
      l${u * 0.033} ${u * 0.028}z`,
      P.x,
    ) +
    rect(hx - u * 0.05, hy - u * 0.062, u * 0.018, u * 0.026, P.l) +
    rect(hx - u * 0.012, hy - u * 0.062, u * 0.018, u * 0.026, P.d, { 'fill-opacity': 0.6 });
  for (let m = 0; m < 4; m++) {
    const x = hx + u * (0.13 + m * 0.045) * (m % 2 ? 1 : -1);
    s += cypress(x, y(x) + u * 0.01, u * k.f(0.11, 0.17), mix(P.b, P.d, 0.3));
  }
  return s;
}

function vineyard({ P, u, cx }: Kit, y: Wave) {
  let s = '';
  for (let m = 0; m < 9; m++) {
    const x0 = cx + (m - 4) * u * 0.09 + u * 0.3;
    s += line(
      path`M${x0} ${y(x0) + u * 0.02}
      q${(m - 4) * u * 0.03} ${u * 0.1} ${(m - 4) * u * 0.1} ${u * 0.26}`,
      P.b,
      u * 0.012,
      { 'stroke-opacity': 0.5 },
    );
  }
  return s;
}

function foreground(k: Kit, y: Wave) {
  const { P, u, cx } = k;
  let s = '';
  const gx = cx + k.pick([-1, 1]) * u * 0.34;
  for (let m = 0; m < 5; m++) {
    const x = gx + (m - 2) * u * 0.1;
    s += cypress(
      x,
      y(x) + u * 0.03,
      u * nth([0.3, 0.4, 0.34, 0.44, 0.28], m),
      m % 2 ? P.d : mix(P.b, P.d, 0.55),
    );
  }
  return s;
}
