import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, cypress } from '../../motifs.ts';
import { circle, line, path, rect, shape } from '../../svg.ts';

/** An awning, lit arches, and a table laid inside. */
export function trattoria(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const ground = H * 0.86;
  const wall = mix(P.s0, P.a, 0.12);
  let s = rect(0, 0, W, H, k.fade(wall, mix(P.s1, P.a, 0.1)));
  s += shutteredWindows(k, ground) + litArches(k, ground) + innerTable(k, ground);
  s += awning(k, [cx - u * 0.31, ground - u * 0.7, u * 0.62, u * 0.12], k.pick([5, 7, 9, 11]), [P.a, P.p]);
  s += k.r() > 0.6 ? cypressPots(k, ground) : citrusPots(k, ground);
  s +=
    rect(0, ground, W, H - ground, mix(P.d, P.b, 0.35)) +
    rect(0, ground, W, u * 0.012, P.d, { 'fill-opacity': 0.4 });
  s += shape(path`M${cx - u * 0.21} ${ground}h${u * 0.42}l${u * 0.14} ${H - ground}h${-u * 0.7}z`, P.l, {
    'fill-opacity': 0.28,
  });
  return s;
}

function shutteredWindows(k: Kit, ground: number) {
  const { P, u, cx } = k;
  const wy = ground - u * 1.02;
  const ww = u * 0.17;
  const wh = u * 0.24;
  let s = '';
  for (let j = -3; j <= 3; j++) {
    const x = cx + j * u * 0.44;
    const lit = k.r() > 0.5;
    s +=
      rect(x - ww / 2, wy, ww, wh, lit ? P.l : mix(P.d, P.b, 0.5), { rx: u * 0.008 }) +
      rect(x - u * 0.005, wy, u * 0.01, wh, mix(P.c, P.d, 0.25));
    for (const q of [-1, 1]) {
      s += rect(
        x + q * (ww / 2 + u * 0.048) - u * 0.045,
        wy - u * 0.01,
        u * 0.09,
        wh + u * 0.02,
        mix(P.c, P.d, 0.12),
        { rx: u * 0.006 },
      );
      for (let m = 0; m < 7; m++)
        s += rect(
          x + q * (ww / 2 + u * 0.048) - u * 0.032,
          wy + u * 0.014 + m * u * 0.031,
          u * 0.064,
          u * 0.008,
          P.d,
          { 'fill-opacity': 0.22 },
        );
    }
    s += rect(x - ww / 2 - u * 0.02, wy + wh, ww + u * 0.04, u * 0.022, mix(P.p, P.s0, 0.35));
  }
  return s;
}

function arch(k: Kit, ground: number, x: number, w: number, h: number) {
  const { P, u } = k;
  const top = ground - h;
  const a = shape(
    path`M${x - w / 2} ${ground}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${ground}z`,
    k.fade(mix(P.l, P.x, 0.25), P.l),
  );
  return (
    line(
      path`M${x - w / 2} ${ground}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${ground}`,
      mix(P.p, P.s0, 0.35),
      u * 0.03,
    ) + a
  );
}

function litArches(k: Kit, ground: number) {
  const { P, u, cx } = k;
  const side = u * 0.62;
  let s = '';
  for (const q of [-1, 1])
    s +=
      arch(k, ground, cx + q * side, u * 0.3, u * 0.44) +
      shape(
        path`M${cx + q * side - u * 0.15} ${ground - u * 0.12}h${u * 0.3}v${u * 0.12}h${-u * 0.3}
      z`,
        P.b,
      ) +
      circle(cx + q * side, ground - u * 0.28, u * 0.045, P.p) +
      rect(cx + q * side - u * 0.004, ground - u * 0.44, u * 0.008, u * 0.14, P.d);
  return s + arch(k, ground, cx, u * 0.42, u * 0.62);
}

function innerTable({ P, u, cx }: Kit, ground: number) {
  let s = '';
  const tb = P.d;
  const ty = ground - u * 0.19;
  s +=
    rect(cx - u * 0.004, ground - u * 0.62, u * 0.008, u * 0.16, tb) +
    shape(path`M${cx - u * 0.06} ${ground - u * 0.42}a${u * 0.06} ${u * 0.055} 0 0 1 ${u * 0.12} 0z`, tb) +
    circle(cx, ground - u * 0.415, u * 0.022, P.p);
  s +=
    shape(path`M${cx - u * 0.095} ${ty}h${u * 0.19}l${u * 0.012} ${u * 0.1}h${-u * 0.214}z`, P.p) +
    rect(cx - u * 0.008, ty + u * 0.1, u * 0.016, u * 0.09, tb) +
    rect(cx - u * 0.04, ground - u * 0.012, u * 0.08, u * 0.012, tb);
  for (const q of [-1, 1]) {
    const X = cx + q * u * 0.14;
    s +=
      rect(X - u * 0.042, ty + u * 0.085, u * 0.084, u * 0.018, tb, { rx: u * 0.008 }) +
      line(
        path`M${X + q * u * 0.036} ${ground}V${ty - u * 0.03}
      q0 ${-u * 0.03} ${-q * u * 0.012} ${-u * 0.03}` +
          path`M${X - q * u * 0.03} ${ground}V${ty + u * 0.09}` +
          path`M${X + q * u * 0.036} ${ty + u * 0.02}h${-q * u * 0.01}`,
        tb,
        u * 0.014,
      );
    s +=
      rect(cx + q * u * 0.05 - u * 0.003, ty - u * 0.034, u * 0.006, u * 0.034, tb) +
      shape(
        path`M${cx + q * u * 0.05 - u * 0.018} ${ty - u * 0.066}h${u * 0.036}
      q0 ${u * 0.036} ${-u * 0.018} ${u * 0.036}t${-u * 0.018} ${-u * 0.036}z`,
        P.b,
      );
  }
  s +=
    rect(cx - u * 0.006, ty - u * 0.05, u * 0.012, u * 0.05, tb) +
    shape(
      path`M${cx} ${ty - u * 0.084}q${u * 0.016} ${u * 0.022} 0 ${u * 0.036}
      q${-u * 0.016} ${-u * 0.014} 0 ${-u * 0.036}`,
      '#e8872f',
    );
  return s;
}

const pot = ({ P, u }: Kit, x: number, ground: number) =>
  shape(
    path`M${x - u * 0.055} ${ground - u * 0.11}h${u * 0.11}l${-u * 0.016} ${u * 0.11}h${-u * 0.078}z`,
    mix('#c25c3d', P.d, 0.15),
  );

function cypressPots(k: Kit, ground: number) {
  const { P, u, cx } = k;
  let s = '';
  for (const q of [-1, 1]) {
    const x = cx + q * u * 0.345;
    s += cypress(x, ground - u * 0.08, u * 0.34, mix(P.g, P.d, 0.35)) + pot(k, x, ground);
  }
  return s;
}

function citrusPots(k: Kit, ground: number) {
  const { P, u, cx } = k;
  let s = '';
  for (const q of [-1, 1]) {
    const x = cx + q * u * 0.345;
    s +=
      rect(x - u * 0.006, ground - u * 0.24, u * 0.012, u * 0.14, P.d) +
      circle(x, ground - u * 0.28, u * 0.082, mix(P.g, P.d, 0.18)) +
      circle(x - u * 0.02, ground - u * 0.3, u * 0.05, P.g);
    for (const [dx, dy] of [
      [-0.03, -0.25],
      [0.035, -0.27],
      [0.005, -0.33],
    ] as const)
      s += circle(x + u * dx, ground + u * dy, u * 0.015, P.x);
    s += pot(k, x, ground);
  }
  return s;
}
