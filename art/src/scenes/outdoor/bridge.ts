import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow, sky } from '../../motifs.ts';
import { circle, group, line, num, path, rect, shape } from '../../svg.ts';

/** A dome and a skyline behind a bridge of arches and lamps. */
export function bridge(k: Kit): string {
  const { P, u, cx, H } = k;
  const wl = H * 0.66;
  let s = sky(k);
  const sx = cx + k.pick([-1, 1]) * u * 0.22;
  s += glow(k, sx, wl - u * 0.3, u * 0.5, 0.7) + circle(sx, wl - u * 0.28, u * 0.15, mix(P.l, P.p, 0.2));
  s += skyline(k, wl) + dome(k, cx - Math.sign(sx - cx) * u * 0.24, wl - u * 0.25);
  return s + arches(k, wl);
}

function skyline(k: Kit, wl: number) {
  const { P, u, W } = k;
  let s = '';
  let x = -u * 0.02;
  const bc = mix(P.x, P.s1, 0.42);
  const bd = mix(P.x, P.d, 0.18);
  while (x < W) {
    const w = u * k.f(0.09, 0.16);
    const h = u * k.f(0.17, 0.31);
    s +=
      rect(x, wl - h, w + 0.8, h, k.r() > 0.5 ? bc : mix(bc, P.p, 0.35)) +
      shape(
        path`M${x - u * 0.006} ${wl - h}l${w / 2 + u * 0.006} ${-u * 0.032}
      l${w / 2 + u * 0.006} ${u * 0.032}z`,
        bd,
      );
    for (let i = 0; i < 3; i++)
      if (k.r() > 0.35)
        s += rect(
          x + w * (0.16 + i * 0.28),
          wl - h + u * 0.03,
          u * 0.016,
          u * 0.026,
          k.r() > 0.45 ? P.l : P.d,
          { 'fill-opacity': 0.85 },
        );
    x += w;
  }
  return s;
}

function dome({ P, u }: Kit, dx: number, dy: number) {
  const bc = mix(P.x, P.s1, 0.42);
  let s = '';
  s +=
    rect(dx - u * 0.12, dy - u * 0.06, u * 0.24, u * 0.2, mix(bc, P.p, 0.4)) +
    shape(
      path`M${dx - u * 0.125} ${dy - u * 0.06}
      C${dx - u * 0.12} ${dy - u * 0.2} ${dx - u * 0.04} ${dy - u * 0.25} ${dx} ${dy - u * 0.27}
      C${dx + u * 0.04} ${dy - u * 0.25} ${dx + u * 0.12} ${dy - u * 0.2} ${dx + u * 0.125} ${dy - u * 0.06}
      z`,
      mix(P.x, P.d, 0.1),
    ) +
    rect(dx - u * 0.012, dy - u * 0.33, u * 0.024, u * 0.065, P.p) +
    [-0.07, 0, 0.07]
      .map((q) =>
        line(
          path`M${dx + q * u} ${dy - u * 0.062}
      Q${dx + q * u * 0.9} ${dy - u * 0.2} ${dx} ${dy - u * 0.262}`,
          P.p,
          u * 0.006,
          { 'stroke-opacity': 0.6 },
        ),
      )
      .join('');
  return s;
}

function arches(k: Kit, wl: number) {
  const { P, u, cx, W, H } = k;
  let s = '';
  s += rect(0, wl, W, H - wl, k.fade(mix(P.c, P.s1, 0.45), mix(P.b, P.d, 0.15)));
  const deck = wl - u * 0.1;
  const aw = u * 0.36;
  const pier = u * 0.05;
  const st = aw + pier;
  const m = Math.ceil(W / st / 2) + 1;
  const bcol = mix(P.p, P.x, 0.2);
  let d = path`M-2 ${deck}H${W + 2}V${wl + u * 0.02}H-2z`;
  for (let i = -m; i <= m; i++) {
    const X = cx + i * st - aw / 2;
    d += path`M${X} ${wl + u * 0.02}q${aw / 2} ${-u * 0.19} ${aw} 0z`;
  }
  s +=
    rect(0, deck, W, wl - deck + u * 0.02, mix(mix(P.b, P.d, 0.35), P.s1, 0.12)) +
    shape(d, bcol, { 'fill-rule': 'evenodd' }) +
    rect(0, deck - u * 0.014, W, u * 0.022, mix(P.x, P.d, 0.1));
  s += group(
    shape(d, bcol, { 'fill-rule': 'evenodd', 'fill-opacity': 0.22 }),
    `translate(0 ${num(wl * 2 + u * 0.04)}) scale(1 -1)`,
  );
  for (let i = -m; i <= m; i++) {
    const X = cx + i * st - aw / 2 - pier / 2;
    s +=
      rect(X - u * 0.004, deck - u * 0.1, u * 0.008, u * 0.09, P.d) +
      circle(X, deck - u * 0.11, u * 0.05, P.l, { 'fill-opacity': 0.3 }) +
      circle(X, deck - u * 0.11, u * 0.02, P.l);
    for (let q = 0; q < 4; q++)
      s += rect(
        X - u * (0.03 - q * 0.004),
        wl + u * 0.06 + q * u * 0.055,
        u * (0.06 - q * 0.008),
        u * 0.012,
        P.l,
        { rx: u * 0.006, 'fill-opacity': 0.7 - q * 0.13 },
      );
  }
  return s;
}
