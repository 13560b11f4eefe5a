import { mix } from '../colour.ts';
import { cypress } from '../motifs.ts';
import { circle, path, rect, shape } from '../svg.ts';

import type { Terrace } from './terraceFrame.ts';

/** Sky, sun, stars at night, clouds, and the hills with their cypresses. */
export function terraceSky({ P, r, u, cx, W, H, hz, water, hour, sx, sy, g }: Terrace): string {
  let s = rect(
    0,
    0,
    W,
    H,
    g.lin([
      [0, P.s0],
      [0.55, P.s1],
      [0.8, P.s2],
    ]),
  );
  s +=
    circle(
      sx,
      sy,
      u * 0.62,
      g.rad([
        [0, P.glow, 0.75],
        [0.4, P.glow, 0.28],
        [1, P.glow, 0],
      ]),
    ) + circle(sx, sy, u * 0.125, P.sun);
  if (hour === 'night')
    for (let i = 0; i < 40; i++)
      s += circle(r() * W, r() * hz * 0.7, u * (0.0015 + r() * 0.0022), '#ffeccb', {
        'fill-opacity': 0.35 + r() * 0.5,
      });
  for (const [x, y, w, o] of [
    [0.34, 0.7, 0.26, 0.2],
    [0.46, 0.675, 0.22, 0.26],
  ] as const)
    s += rect(cx + x * u - (w * u) / 2, hz - y * u, w * u, u * 0.016, P.sun, {
      rx: u * 0.008,
      'fill-opacity': o * 0.8,
    });
  s += shape(
    path`M0 ${water}V${hz - u * 0.16}
      C${W * 0.2} ${hz - u * 0.28} ${W * 0.36} ${hz - u * 0.1} ${W * 0.56} ${hz - u * 0.16}
      S${W * 0.86} ${hz - u * 0.26} ${W} ${hz - u * 0.14}V${water}z`,
    mix(P.h0, P.s2, 0.35),
  );
  s += shape(
    path`M0 ${water}V${hz - u * 0.1}
      C${W * 0.24} ${hz - u * 0.04} ${W * 0.5} ${hz - u * 0.2} ${W * 0.74} ${hz - u * 0.09}
      S${W * 0.94} ${hz - u * 0.13} ${W} ${hz - u * 0.1}V${water}z`,
    P.h0,
  );
  for (let i = 0; i < 12; i++) {
    const x = W * (0.66 + r() * 0.36);
    s += cypress(x, hz - u * 0.08, u * (0.05 + r() * 0.04), P.h1);
  }
  return s;
}
