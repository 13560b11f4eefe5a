import { mix } from '../colour.ts';
import { circle, ellipse, line, path, rect, shape } from '../svg.ts';

import type { Terrace } from './terraceFrame.ts';

/** The table for two, its lemon trees, and the festoon above. */
export function terraceTable(t: Terrace): string {
  const { u, cx, floor, opt } = t;
  const T = cx + u * (opt.table ?? 0);
  const gy = floor + u * 0.085;
  return table(t, T, gy) + laid(t, T, floor - u * 0.115) + lemonTrees(t, T, gy) + festoon(t);
}

function table({ P, u, floor, g }: Terrace, T: number, gy: number) {
  const ty = floor - u * 0.115;
  let s = '';
  s +=
    ellipse(T, gy, u * 0.34, u * 0.03, P.ink, { 'fill-opacity': 0.5 }) +
    circle(
      T,
      ty - u * 0.06,
      u * 0.34,
      g.rad([
        [0, P.glow, 0.7],
        [0.4, P.glow, 0.22],
        [1, P.glow, 0],
      ]),
    );
  for (const q of [-1, 1]) {
    const X = T + q * u * 0.235;
    const seat = ty + u * 0.1;
    const lw = u * 0.011;
    s +=
      line(
        path`M${X + q * u * 0.06} ${gy}L${X + q * u * 0.07} ${ty - u * 0.08}
      q0 ${-u * 0.05} ${-q * u * 0.03} ${-u * 0.055}` +
          path`M${X - q * u * 0.06} ${gy}L${X - q * u * 0.05} ${seat}` +
          path`M${X + q * u * 0.065} ${seat - u * 0.04}h${-q * u * 0.03}`,
        P.ink,
        lw,
      ) +
      rect(X - u * 0.066, seat - u * 0.008, u * 0.132, u * 0.02, mix(P.roof, P.ink, 0.15), { rx: u * 0.01 }) +
      line(
        path`M${X + q * u * 0.064} ${ty - u * 0.07}L${X + q * u * 0.06} ${ty + u * 0.03}`,
        mix(P.roof, P.ink, 0.15),
        u * 0.024,
      );
  }
  s +=
    shape(
      path`M${T - u * 0.15} ${ty}H${T + u * 0.15}
      c${u * 0.004} ${u * 0.05} ${u * 0.022} ${u * 0.09} ${u * 0.026} ${u * 0.125}
      q${-u * 0.035} ${u * 0.018} ${-u * 0.07} 0t${-u * 0.071} 0t${-u * 0.071} 0
      t${-u * 0.07} 0t${-u * 0.07} 0
      c${u * 0.006} ${-u * 0.04} ${u * 0.022} ${-u * 0.075} ${u * 0.026} ${-u * 0.125}z`,
      P.cloth,
    ) +
    [-0.09, 0, 0.085]
      .map((q) =>
        line(
          path`M${T + q * u} ${ty + u * 0.015}q${u * 0.006} ${u * 0.05} ${q * u * 0.14} ${u * 0.1}`,
          P.stoneL,
          u * 0.005,
          { 'stroke-opacity': 0.35 },
        ),
      )
      .join('') +
    rect(T - u * 0.009, ty + u * 0.125, u * 0.018, gy - ty - u * 0.125, P.ink) +
    line(path`M${T - u * 0.07} ${gy}q${u * 0.07} ${-u * 0.05} ${u * 0.14} 0`, P.ink, u * 0.012);
  return s;
}

function laid({ P, u }: Terrace, T: number, ty: number) {
  let s = '';
  for (const q of [-1, 1]) {
    const X = T + q * u * 0.075;
    s +=
      rect(X - u * 0.003, ty - u * 0.06, u * 0.006, u * 0.06, P.cloth) +
      rect(X - u * 0.022, ty - u * 0.006, u * 0.044, u * 0.006, P.cloth, { rx: 2 }) +
      shape(
        path`M${X - u * 0.029} ${ty - u * 0.118}
      q${-u * 0.004} ${u * 0.062} ${u * 0.029} ${u * 0.064}
      q${u * 0.033} ${-u * 0.002} ${u * 0.029} ${-u * 0.064}z`,
        P.cloth,
        { 'fill-opacity': 0.45 },
      ) +
      shape(
        path`M${X - u * 0.031} ${ty - u * 0.092}q0 ${u * 0.036} ${u * 0.031} ${u * 0.037}
      q${u * 0.031} ${-u * 0.001} ${u * 0.031} ${-u * 0.037}z`,
        P.wine,
      );
  }
  s +=
    rect(T - u * 0.01, ty - u * 0.075, u * 0.02, u * 0.075, mix(P.cloth, P.glow, 0.4), { rx: u * 0.003 }) +
    circle(T, ty - u * 0.1, u * 0.05, P.glow, { 'fill-opacity': 0.35 }) +
    shape(
      path`M${T} ${ty - u * 0.128}q${u * 0.018} ${u * 0.028} 0 ${u * 0.047}
      q${-u * 0.018} ${-u * 0.019} 0 ${-u * 0.047}`,
      P.fruit,
    ) +
    shape(
      path`M${T} ${ty - u * 0.108}q${u * 0.008} ${u * 0.014} 0 ${u * 0.024}
      q${-u * 0.008} ${-u * 0.01} 0 ${-u * 0.024}`,
      P.sun,
    );
  return s;
}

function lemonTrees({ P, u }: Terrace, T: number, gy: number) {
  let s = '';
  for (const q of [-1, 1]) {
    const X = T + q * u * 0.45;
    const b = gy + u * 0.02;
    s += rect(X - u * 0.007, b - u * 0.28, u * 0.014, u * 0.18, P.ink);
    for (const [a, c, k] of [
      [0, -0.33, 0.1],
      [-0.07, -0.3, 0.07],
      [0.07, -0.31, 0.075],
      [0.01, -0.4, 0.07],
    ] as const)
      s += circle(X + a * u, b + c * u, k * u, k > 0.09 ? P.leafD : P.leaf);
    for (const [a, c] of [
      [-0.06, -0.28],
      [0.03, -0.33],
      [0.08, -0.29],
      [-0.02, -0.4],
      [-0.08, -0.34],
    ] as const)
      s += circle(X + a * u, b + c * u, u * 0.016, P.fruit);
    s +=
      shape(
        path`M${X - u * 0.075} ${b - u * 0.125}h${u * 0.15}l${-u * 0.022} ${u * 0.125}
      h${-u * 0.106}z`,
        P.roof,
      ) + rect(X - u * 0.083, b - u * 0.135, u * 0.166, u * 0.028, P.roofD, { rx: u * 0.006 });
  }
  return s;
}

function festoon({ P, u, W, H, opt }: Terrace) {
  let s = '';
  if (opt.lights !== false) {
    const y0 = opt.lightsY ?? H * 0.03;
    const seg = Math.max(1, Math.round(W / (u * 0.9)));
    const sw = W / seg;
    for (let j = 0; j < seg; j++) {
      const x1 = j * sw;
      const x2 = x1 + sw;
      const m = (x1 + x2) / 2;
      const sag = u * 0.16;
      s += line(path`M${x1} ${y0}Q${m} ${y0 + sag} ${x2} ${y0}`, P.ink, u * 0.004, { 'stroke-opacity': 0.6 });
      for (let i = 0; i < 8; i++) {
        const t = (i + 0.5) / 8;
        const X = x1 + sw * t;
        const Y = y0 + 2 * t * (1 - t) * sag;
        s +=
          circle(X, Y + u * 0.012, u * 0.026, P.glow, { 'fill-opacity': 0.28 }) +
          circle(X, Y + u * 0.012, u * 0.009, P.sun);
      }
    }
  }
  return s;
}
