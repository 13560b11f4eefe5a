import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { cypress, glow } from '../../motifs.ts';
import { circle, path, rect, shape } from '../../svg.ts';

/** A sail by the sun's path. */
export function water(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const hz = H * 0.56;
  let s = rect(0, 0, W, hz, k.fade(P.s0, P.s1));
  const sx = cx + k.f(-0.16, 0.16) * u;
  s += glow(k, sx, hz - u * 0.1, u * 0.55, 0.7) + circle(sx, hz - u * 0.09, u * 0.19, mix(P.l, P.p, 0.2));
  const m = k.pick([1, -1]);
  const edge = m > 0 ? 0 : W;
  s += headland(k, edge, hz, m);
  const w0 = mix(P.s1, P.c, 0.35);
  const w1 = mix(P.b, P.d, 0.2);
  s += rect(0, hz, W, H - hz, k.fade(w0, w1));
  s += reflections(k, sx, hz);
  const bx = cx - m * u * -0.3;
  const by = hz + u * 0.2;
  s +=
    shape(
      path`M${bx - u * 0.14} ${by}h${u * 0.28}
      q${-u * 0.03} ${u * 0.065} ${-u * 0.08} ${u * 0.065}h${-u * 0.13}
      q${-u * 0.05} 0 ${-u * 0.07} ${-u * 0.065}`,
      P.d,
    ) +
    rect(bx - u * 0.006, by - u * 0.33, u * 0.012, u * 0.34, P.d) +
    shape(
      path`M${bx + u * 0.02} ${by - u * 0.31}q${u * 0.14} ${u * 0.14} ${u * 0.12} ${u * 0.27}
      h${-u * 0.12}z`,
      P.p,
    ) +
    shape(
      path`M${bx - u * 0.02} ${by - u * 0.24}q${-u * 0.08} ${u * 0.1} ${-u * 0.09} ${u * 0.2}
      h${u * 0.09}z`,
      P.x,
    );
  return s;
}

function headland(k: Kit, edge: number, hz: number, m: number) {
  const { P, u } = k;
  let s = '';
  s +=
    shape(
      path`M${edge} ${hz}V${hz - u * 0.2}
      q${m * u * 0.16} ${-u * 0.05} ${m * u * 0.3} ${u * 0.06}t${m * u * 0.26} ${u * 0.14}
      z`,
      mix(P.a, P.s1, 0.25),
    ) +
    shape(
      path`M${edge} ${hz}V${hz - u * 0.1}
      q${m * u * 0.12} ${-u * 0.03} ${m * u * 0.2} ${u * 0.03}t${m * u * 0.2} ${u * 0.07}z`,
      P.b,
    );
  for (let i = 0; i < 4; i++)
    s += cypress(
      edge + m * u * (0.05 + i * 0.05),
      hz - u * (0.12 - i * 0.02),
      u * k.f(0.1, 0.17),
      mix(P.b, P.d, 0.4),
    );
  return s;
}

function reflections(k: Kit, sx: number, hz: number) {
  const { P, u, W, H } = k;
  let s = '';
  for (let i = 0; i < 9; i++) {
    const y = hz + u * 0.02 + (i * (H - hz)) / 9;
    const w = u * (0.36 - i * 0.018 + (i % 2 ? 0.06 : 0));
    s += rect(sx - w / 2 + k.f(-0.03, 0.03) * u, y, w, u * 0.018, mix(P.l, P.p, 0.1), {
      rx: u * 0.009,
      'fill-opacity': 0.92 - i * 0.06,
    });
  }
  for (let i = 0; i < 10; i++) {
    const y = k.f(hz + u * 0.03, H);
    const w = u * k.f(0.05, 0.14);
    const x = k.f(0, W);
    if (Math.abs(x - sx) > u * 0.26)
      s += rect(x, y, w, u * 0.01, P.p, { rx: u * 0.005, 'fill-opacity': 0.35 });
  }
  return s;
}
