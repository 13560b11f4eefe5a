import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow, sky } from '../../motifs.ts';
import { circle, path, rect, shape } from '../../svg.ts';

/** A layer cake with one candle under an arch. */
export function cakeStand(k: Kit): string {
  const { P, u, cx, H } = k;
  const ty = H * 0.8;
  let s =
    sky(k) +
    shape(
      path`M${cx - u * 0.4} ${ty}V${ty - u * 0.36}a${u * 0.4} ${u * 0.4} 0 0 1 ${u * 0.8} 0
      V${ty}z`,
      k.fade(mix(P.s0, P.l, 0.72), mix(P.s1, P.l, 0.4)),
    );
  s += rect(0, ty, k.W, H - ty, P.b) + rect(0, ty, k.W, u * 0.014, P.d, { 'fill-opacity': 0.2 });
  const py = ty - u * 0.2;
  s +=
    shape(
      path`M${cx - u * 0.14} ${ty}q${u * 0.1} ${-u * 0.01} ${u * 0.115} ${-u * 0.1}V${py}
      h${u * 0.05}V${ty - u * 0.1}q${u * 0.015} ${u * 0.09} ${u * 0.115} ${u * 0.1}z`,
      P.p,
    ) + rect(cx - u * 0.36, py - u * 0.02, u * 0.72, u * 0.04, P.p, { rx: u * 0.02 });
  return s + cake(k, py);
}

function cake(k: Kit, py: number) {
  const { P, u, cx } = k;
  let s = '';
  const w = u * 0.5;
  const layers = [P.x, P.c, mix(P.a, P.p, 0.15), P.p, P.x, P.c];
  const lh = u * 0.052;
  let y = py - u * 0.02;
  layers.slice(0, 5).forEach((c, i) => {
    y -= i % 2 ? lh * 0.7 : lh;
    s += rect(cx - w / 2, y, w, (i % 2 ? lh * 0.7 : lh) + 0.6, c);
  });
  const top = y;
  s += rect(cx - w / 2 - u * 0.012, top - u * 0.05, w + u * 0.024, u * 0.06, P.a, { rx: u * 0.028 });
  for (let i = 0; i < 9; i++) {
    const x = cx - w / 2 + u * 0.022 + (i * (w - u * 0.044)) / 8;
    const h = u * k.f(0.03, 0.12);
    s += rect(x - u * 0.026, top - u * 0.02, u * 0.052, h, P.a, { rx: u * 0.026 });
  }
  for (let i = -2; i <= 2; i++) {
    const x = cx + i * u * 0.098;
    s +=
      circle(x, top - u * 0.075, u * 0.036, P.p) +
      circle(x, top - u * 0.12, u * 0.03, P.b) +
      circle(x - u * 0.009, top - u * 0.13, u * 0.007, P.p, { 'fill-opacity': 0.8 });
  }
  s +=
    rect(cx - u * 0.006, top - u * 0.29, u * 0.012, u * 0.15, P.p) +
    glow(k, cx, top - u * 0.32, u * 0.16, 0.9) +
    shape(
      path`M${cx} ${top - u * 0.36}q${u * 0.026} ${u * 0.04} 0 ${u * 0.066}
      q${-u * 0.026} ${-u * 0.026} 0 ${-u * 0.066}`,
      P.x,
    );
  return s;
}
