import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning } from '../../motifs.ts';
import { circle, ellipse, line, path, rect, shape } from '../../svg.ts';

/** Bentwood chairs, tiles and an awning before a lit window. */
export function bistro(k: Kit): string {
  const { P, u, W, H } = k;
  const fl = H * 0.72;
  let s = rect(0, 0, W, H, k.fade(mix(P.s0, P.a, 0.1), mix(P.s1, P.a, 0.06)));
  s += shopWindow(k, fl) + pavement(k, fl) + tableAndChairs(k, fl);
  const stripes = Math.ceil(W / (u * 0.11)) | 1;
  return s + awning(k, [0, 0, W, H * 0.16], stripes, [P.x, P.p]);
}

function shopWindow(k: Kit, fl: number) {
  const { P, u, cx, H } = k;
  let s = '';
  const ww = u * 0.9;
  const wt = H * 0.27;
  const frame = mix(P.b, P.d, 0.25);
  s +=
    shape(path`M${cx - ww / 2 - u * 0.04} ${fl}V${wt}h${ww + u * 0.08}V${fl}z`, frame) +
    rect(cx - ww / 2, wt, ww, fl - wt - u * 0.09, k.fade(mix(P.l, P.x, 0.3), P.l));
  for (const q of [-1 / 6, 1 / 6])
    s += rect(cx + ww * q - u * 0.008, wt, u * 0.016, fl - wt - u * 0.09, frame);
  for (const q of [-1 / 3, 0, 1 / 3])
    s +=
      rect(cx + ww * q - u * 0.003, wt, u * 0.006, u * 0.07, frame) +
      circle(cx + ww * q, wt + u * 0.1, u * 0.045, P.p) +
      circle(cx + ww * q, wt + u * 0.1, u * 0.08, P.p, { 'fill-opacity': 0.25 });
  return s;
}

function pavement({ P, u, cx, W, H }: Kit, fl: number) {
  let s = rect(0, fl, W, H - fl, mix(P.p, P.s0, 0.2));
  const tiles = Math.ceil(W / (u * 0.14)) + 4;
  for (let j = 0; j < 3; j++) {
    const y0 = fl + ((H - fl) * j) / 3;
    const hh = (H - fl) / 3;
    for (let i = -tiles; i < tiles; i++)
      if ((i + j) % 2 === 0) {
        const t0 = 1 + j * 0.28;
        const t1 = 1 + (j + 1) * 0.28;
        const w = u * 0.14;
        s += shape(
          path`M${cx + i * w * t0} ${y0}L${cx + (i + 1) * w * t0} ${y0}
      L${cx + (i + 1) * w * t1} ${y0 + hh}L${cx + i * w * t1} ${y0 + hh}z`,
          mix(P.c, P.d, 0.14),
        );
      }
  }
  return s;
}

function tableAndChairs(k: Kit, fl: number) {
  const { P, u, cx, H } = k;
  const ty = fl - u * 0.13;
  const gy = fl + (H - fl) * 0.52;
  const shadow = ellipse(cx, gy + u * 0.005, u * 0.4, u * 0.03, P.d, { 'fill-opacity': 0.16 });
  return shadow + chairs(k, ty + u * 0.1, gy) + table(k, ty, gy) + vase(k, ty);
}

/** One on either side, from the seat down to the ground. */
function chairs({ P, u, cx }: Kit, seat: number, gy: number) {
  let s = '';
  const st = P.d;
  const lw = u * 0.017;
  for (const q of [-1, 1]) {
    const x = cx + q * u * 0.29;
    s +=
      line(
        path`M${x - u * 0.085} ${seat}
      C${x - u * 0.1} ${seat - u * 0.34} ${x + u * 0.1} ${seat - u * 0.34} ${x + u * 0.085} ${seat}`,
        st,
        lw,
      ) +
      line(
        path`M${x - u * 0.045} ${seat}
      C${x - u * 0.055} ${seat - u * 0.24} ${x + u * 0.055} ${seat - u * 0.24} ${x + u * 0.045} ${seat}`,
        st,
        lw * 0.8,
      );
    s +=
      line(
        path`M${x - u * 0.075} ${seat}L${x - u * 0.1} ${gy}` +
          path`M${x + u * 0.075} ${seat}L${x + u * 0.1} ${gy}` +
          path`M${x - u * 0.085} ${gy - u * 0.1}q${u * 0.085} ${u * 0.03} ${u * 0.17} 0`,
        st,
        lw,
      ) +
      ellipse(x, seat, u * 0.1, u * 0.026, P.x) +
      shape(
        path`M${x - u * 0.1} ${seat}a${u * 0.1} ${u * 0.026} 0 0 0 ${u * 0.2} 0v${u * 0.014}
      a${u * 0.1} ${u * 0.026} 0 0 1 ${-u * 0.2} 0z`,
        mix(P.x, P.d, 0.25),
      );
  }
  return s;
}

/** With a glass for each of the two. */
function table({ P, u, cx }: Kit, ty: number, gy: number) {
  const st = P.d;
  const lw = u * 0.017;
  let s =
    rect(cx - u * 0.011, ty, u * 0.022, gy - ty, st) +
    line(path`M${cx - u * 0.1} ${gy}Q${cx} ${gy - u * 0.09} ${cx + u * 0.1} ${gy}`, st, lw) +
    ellipse(cx, ty + u * 0.012, u * 0.2, u * 0.04, mix(P.p, P.d, 0.35)) +
    ellipse(cx, ty, u * 0.2, u * 0.04, P.p);
  for (const q of [-1, 1]) {
    const x = cx + q * u * 0.095;
    s +=
      ellipse(x, ty + u * 0.004, u * 0.05, u * 0.011, mix(P.p, P.d, 0.14)) +
      shape(
        path`M${x - u * 0.034} ${ty - u * 0.052}h${u * 0.068}
      q0 ${u * 0.056} ${-u * 0.02} ${u * 0.056}h${-u * 0.028}
      q${-u * 0.02} 0 ${-u * 0.02} ${-u * 0.056}`,
        P.a,
      );
  }
  return s;
}

function vase({ P, u, cx }: Kit, ty: number) {
  return (
    rect(cx - u * 0.014, ty - u * 0.085, u * 0.028, u * 0.085, mix(P.c, P.p, 0.3), { rx: u * 0.006 }) +
    line(
      path`M${cx} ${ty - u * 0.08}q${u * 0.01} ${-u * 0.03} ${-u * 0.012} ${-u * 0.06}` +
        path`M${cx} ${ty - u * 0.08}q${u * 0.0} ${-u * 0.02} ${u * 0.022} ${-u * 0.04}`,
      mix(P.c, P.d, 0.3),
      u * 0.007,
    ) +
    circle(cx - u * 0.014, ty - u * 0.15, u * 0.024, P.x) +
    circle(cx + u * 0.026, ty - u * 0.125, u * 0.018, P.p)
  );
}
