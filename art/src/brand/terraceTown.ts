import { mix } from '../colour.ts';
import { circle, line, path, rect, shape } from '../svg.ts';

import type { Terrace } from './terraceFrame.ts';

/** The houses along the water, the tower, the dome and the campanile. */
export function terraceTown(t: Terrace): string {
  const { P, r, u, W } = t;
  let s = '';
  let x = -u * 0.02;
  while (x < W) {
    const w = u * (0.05 + r() * 0.06);
    const h = u * (0.11 + r() * 0.09);
    s += house(t, x, w, h, mix(P.wall, P.h0, 0.25 + r() * 0.2));
    x += w;
  }
  return s + tower(t) + nave(t) + dome(t) + campanile(t);
}

function house({ P, r, u, water, hour }: Terrace, x: number, w: number, h: number, c: string) {
  let b =
    rect(x, water - h, w + 0.8, h, c) +
    shape(
      path`M${x - u * 0.006} ${water - h + 0.5}l${w / 2 + u * 0.006} ${-u * 0.024}
      l${w / 2 + u * 0.006} ${u * 0.024}z`,
      r() > 0.5 ? P.roof : P.roofD,
    );
  const cols = Math.max(2, Math.round(w / (u * 0.03)));
  const rows = Math.max(1, Math.floor(h / (u * 0.045)));
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++)
      if (r() > 0.42)
        b += rect(
          x + (w / cols) * (i + 0.5) - u * 0.005,
          water - h + u * 0.018 + j * u * 0.042,
          u * 0.01,
          u * 0.018,
          r() > (hour === 'night' ? 0.35 : 0.62) ? P.win : P.ink,
          { 'fill-opacity': 0.85 },
        );
  return b;
}

function tower({ P, u, cx, water, opt }: Terrace) {
  let s = '';
  const tx = cx + u * (opt.tower ?? 0.36);
  s +=
    rect(tx - u * 0.07, water - u * 0.2, u * 0.14, u * 0.2, P.wallD) +
    rect(tx - u * 0.02, water - u * 0.4, u * 0.04, u * 0.22, P.wallD) +
    shape(path`M${tx - u * 0.032} ${water - u * 0.37}h${u * 0.064}v${-u * 0.035}h${-u * 0.064}z`, P.wallD) +
    rect(tx - u * 0.018, water - u * 0.435, u * 0.036, u * 0.032, P.wallD) +
    shape(
      path`M${tx - u * 0.024} ${water - (u * 0.4 + u * 0.034)}l${u * 0.024} ${-u * 0.045}
      l${u * 0.024} ${u * 0.045}z`,
      P.roofD,
    ) +
    rect(tx - u * 0.006, water - u * 0.32, u * 0.012, u * 0.03, P.win) +
    [-0.05, -0.018, 0.018, 0.05]
      .map((q) => rect(tx + q * u - u * 0.006, water - u * 0.15, u * 0.012, u * 0.03, P.win))
      .join('');
  for (let i = 0; i < 6; i++)
    s += rect(tx - u * 0.072 + i * u * 0.026, water - u * 0.212, u * 0.014, u * 0.014, P.wallD);
  return s;
}

function nave({ P, u, domeX: dx, domeY: dy, domeW: dw, water, hour }: Terrace) {
  let s = '';
  s +=
    rect(dx - dw - u * 0.16, water - u * 0.17, dw * 2 + u * 0.22, u * 0.17, P.wall) +
    shape(
      path`M${dx - dw - u * 0.165} ${water - u * 0.168}l${u * 0.04} ${-u * 0.05}h${u * 0.14}
      v${u * 0.05}z`,
      P.roof,
    ) +
    rect(dx - dw, dy, dw * 2, u * 0.1, mix(P.wall, P.sun, 0.2)) +
    [-0.1, -0.035, 0.035, 0.1]
      .map(
        (q) =>
          circle(dx + q * u, dy + u * 0.045, u * 0.018, P.wallD) +
          circle(dx + q * u, dy + u * 0.045, u * 0.01, P.win),
      )
      .join('');
  for (const q of [-0.27, -0.15, 0.06, 0.18])
    s += shape(
      path`M${dx + q * u - u * 0.016} ${water - u * 0.05}v${-u * 0.05}
      a${u * 0.016} ${u * 0.016} 0 0 1 ${u * 0.032} 0v${u * 0.05}z`,
      hour === 'night' ? P.win : P.wallD,
      { 'fill-opacity': hour === 'night' ? 0.8 : 0.55 },
    );
  s += rect(dx - dw - u * 0.16, water - u * 0.128, dw * 2 + u * 0.22, u * 0.008, P.wallD, {
    'fill-opacity': 0.5,
  });
  return s;
}

function dome({ P, u, domeX: dx, domeY: dy, domeW: dw }: Terrace) {
  let s = '';
  s += shape(
    path`M${dx - dw * 1.04} ${dy + 1}
      C${dx - dw * 1.02} ${dy - u * 0.16} ${dx - dw * 0.38} ${dy - u * 0.225} ${dx - u * 0.018} ${dy - u * 0.245}
      h${u * 0.036}
      C${dx + dw * 0.38} ${dy - u * 0.225} ${dx + dw * 1.02} ${dy - u * 0.16} ${dx + dw * 1.04} ${dy + 1}
      z`,
    P.roof,
  );
  s += shape(
    path`M${dx + dw * 0.3} ${dy + 1}
      C${dx + dw * 0.42} ${dy - u * 0.1} ${dx + dw * 0.2} ${dy - u * 0.2} ${dx + u * 0.018} ${dy - u * 0.245}
      C${dx + dw * 0.38} ${dy - u * 0.225} ${dx + dw * 1.02} ${dy - u * 0.16} ${dx + dw * 1.04} ${dy + 1}
      z`,
    P.roofD,
    { 'fill-opacity': 0.55 },
  );
  for (const q of [-0.62, -0.22, 0.22, 0.62])
    s += line(
      path`M${dx + dw * q} ${dy}
      Q${dx + dw * q * 0.95} ${dy - u * 0.17} ${dx + dw * q * 0.1} ${dy - u * 0.243}`,
      P.sun,
      u * 0.005,
      { 'stroke-opacity': 0.65 },
    );
  s +=
    rect(dx - u * 0.016, dy - u * 0.29, u * 0.032, u * 0.05, mix(P.wall, P.sun, 0.4)) +
    shape(
      path`M${dx - u * 0.018} ${dy - u * 0.288}l${u * 0.018} ${-u * 0.034}
      l${u * 0.018} ${u * 0.034}z`,
      P.roof,
    ) +
    circle(dx, dy - u * 0.328, u * 0.007, P.sun);
  return s;
}

function campanile({ P, u, domeX: dx, domeW: dw, water }: Terrace) {
  let s = '';
  const cpx = dx - dw - u * 0.12;
  s +=
    rect(cpx - u * 0.026, water - u * 0.44, u * 0.052, u * 0.44, mix(P.wall, P.sun, 0.28)) +
    rect(cpx + u * 0.006, water - u * 0.44, u * 0.02, u * 0.44, P.wallD, { 'fill-opacity': 0.4 }) +
    rect(cpx - u * 0.032, water - u * 0.455, u * 0.064, u * 0.018, mix(P.wall, P.sun, 0.4)) +
    [0.4, 0.3, 0.22]
      .map(
        (q) =>
          rect(cpx - u * 0.012, water - u * q, u * 0.009, u * 0.04, P.wallD) +
          rect(cpx + u * 0.004, water - u * q, u * 0.009, u * 0.04, P.wallD),
      )
      .join('') +
    [0.34, 0.25, 0.17]
      .map((q) =>
        rect(cpx - u * 0.028, water - u * q, u * 0.056, u * 0.006, P.wallD, { 'fill-opacity': 0.6 }),
      )
      .join('');
  return s;
}
