import { path, rect, shape } from '../svg.ts';

import type { Terrace } from './terraceFrame.ts';

/** The river and the balustrade before it. */
export function terraceFloor(t: Terrace): string {
  return river(t) + balustrade(t);
}

function river({ P, r, u, W, water, floor, sx, g }: Terrace) {
  let s = '';
  s +=
    rect(
      0,
      water,
      W,
      floor - water + u * 0.05,
      g.lin([
        [0, P.river],
        [1, P.riverD],
      ]),
    ) + rect(0, water, W, u * 0.01, P.wallD);
  for (let i = 0; i < 9; i++) {
    const w = u * (0.22 - i * 0.012);
    s += rect(sx - w / 2 + (r() - 0.5) * u * 0.04, water + u * (0.018 + i * 0.026), w, u * 0.009, P.sun, {
      rx: u * 0.005,
      'fill-opacity': 0.85 - i * 0.07,
    });
  }
  for (let i = 0; i < 46; i++) {
    const X = r() * W;
    s += rect(X, water + u * (0.015 + r() * 0.22), u * (0.012 + r() * 0.05), u * 0.005, P.win, {
      rx: 2,
      'fill-opacity': 0.18 + r() * 0.25,
    });
  }
  return s;
}

function balustrade({ P, u, cx, W, H, floor, g }: Terrace) {
  let s = '';
  const rail = floor - u * 0.19;
  s +=
    rect(0, rail, W, u * 0.03, P.stoneL) +
    rect(0, rail + u * 0.03, W, u * 0.008, P.ink, { 'fill-opacity': 0.35 }) +
    rect(0, floor - u * 0.02, W, u * 0.03, P.stoneL);
  const bs = u * 0.062;
  for (let i = -1; i < W / bs + 1; i++) {
    const X = i * bs + (cx % bs);
    s += shape(
      path`M${X - u * 0.012} ${rail + u * 0.03}h${u * 0.024}
      c0 ${u * 0.03} ${u * 0.01} ${u * 0.04} ${u * 0.01} ${u * 0.068}
      s${-u * 0.01} ${u * 0.04} ${-u * 0.008} ${u * 0.052}h${-u * 0.028}
      c${u * 0.002} ${-u * 0.012} ${-u * 0.008} ${-u * 0.026} ${-u * 0.008} ${-u * 0.052}
      s${u * 0.01} ${-u * 0.038} ${u * 0.01} ${-u * 0.068}z`,
      P.stone,
    );
  }
  s +=
    rect(0, floor, W, H - floor, P.ink) +
    rect(
      0,
      floor,
      W,
      H - floor,
      g.lin([
        [0, P.stone, 0.9],
        [1, P.ink, 1],
      ]),
    );
  return s;
}
