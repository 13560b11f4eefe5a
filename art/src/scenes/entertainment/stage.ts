import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { circle, ellipse, group, line, num, path, rect, shape } from '../../svg.ts';

/** Curtains, beams of light, and a microphone or a double bass. */
export function stage(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const fl = H * 0.8;
  let s = rect(0, 0, W, H, k.fade(P.d, mix(P.d, P.b, 0.75)));
  s += circle(
    cx,
    fl - u * 0.3,
    u * 0.3,
    k.rad([
      [0, P.l],
      [0.7, P.x],
      [1, P.x],
    ]),
  );
  for (const q of [-1, 0, 1])
    s += shape(
      path`M${cx + q * u * 0.3 - u * 0.02} 0h${u * 0.04}L${cx + u * 0.2 + q * u * 0.05} ${fl}
      h${-u * 0.4}z`,
      k.lin([
        [0, P.l, 0.5],
        [1, P.l, 0.05],
      ]),
    );
  s +=
    rect(0, fl, W, H - fl, P.b) +
    rect(0, fl, W, u * 0.014, P.c === P.x ? P.l : mix(P.x, P.l, 0.5)) +
    ellipse(cx, fl + (H - fl) * 0.42, u * 0.34, (H - fl) * 0.26, P.l, { 'fill-opacity': 0.85 });
  return s + (k.r() > 0.5 ? microphone(k, fl) : doubleBass(k, fl)) + curtains(k);
}

function microphone({ P, u, cx }: Kit, fl: number) {
  return (
    rect(cx - u * 0.006, fl - u * 0.36, u * 0.012, u * 0.4, P.d) +
    line(
      path`M${cx - u * 0.09} ${fl + u * 0.06}L${cx} ${fl + u * 0.02}
      L${cx + u * 0.09} ${fl + u * 0.06}`,
      P.d,
      u * 0.014,
    ) +
    group(
      rect(-u * 0.028, -u * 0.07, u * 0.056, u * 0.12, P.d, { rx: u * 0.028 }) +
        rect(-u * 0.028, -u * 0.02, u * 0.056, u * 0.01, P.l),
      `translate(${num(cx)} ${num(fl - u * 0.39)}) rotate(20)`,
    )
  );
}

function doubleBass({ P, u, cx }: Kit, fl: number) {
  return (
    shape(
      path`M${cx - u * 0.012} ${fl - u * 0.52}h${u * 0.024}v${u * 0.2}
      q${u * 0.11} ${u * 0.01} ${u * 0.075} ${u * 0.12}
      q${-u * 0.01} ${u * 0.04} ${u * 0.035} ${u * 0.09}
      q${u * 0.03} ${u * 0.12} ${-u * 0.12} ${u * 0.13}
      q${-u * 0.15} ${-u * 0.01} ${-u * 0.12} ${-u * 0.13}
      q${u * 0.045} ${-u * 0.05} ${u * 0.035} ${-u * 0.09}
      q${-u * 0.035} ${-u * 0.11} ${u * 0.071} ${-u * 0.12}z`,
      P.d,
    ) +
    line(path`M${cx} ${fl - u * 0.48}V${fl - u * 0.04}`, P.l, u * 0.006) +
    rect(cx - u * 0.03, fl - u * 0.1, u * 0.06, u * 0.01, P.l)
  );
}

function curtains({ P, u, W, H }: Kit) {
  let s = '';
  const folds = 6;
  const cw = Math.max(u * 0.3, W / 2 - u * 0.4);
  for (const q of [-1, 1])
    for (let i = 0; i < folds; i++) {
      const x0 = q < 0 ? (cw * i) / folds : W - (cw * (i + 1)) / folds;
      const w = cw / folds;
      const dx = q < 0 ? -(i * w * 0.25) : i * w * 0.25;
      s += shape(
        path`M${x0} 0h${w + 0.6}Q${x0 + w + dx * 0.2} ${H * 0.5} ${x0 + w + dx} ${H * 0.9}
      a${w / 2} ${w / 3} 0 0 1 ${-w - 0.6} 0Q${x0 + dx * 0.2} ${H * 0.5} ${x0} 0`,
        i % 2 ? P.a : mix(P.a, P.d, 0.26),
      );
    }
  const vn = Math.round(W / (u * 0.2)) | 1;
  const vw = W / vn;
  for (let i = 0; i < vn; i++)
    s +=
      shape(
        path`M${i * vw} -1h${vw + 0.5}V${H * 0.1}q${-vw / 2} ${H * 0.1} ${-vw - 0.5} 0z`,
        i % 2 ? mix(P.a, P.d, 0.12) : mix(P.a, P.x, 0.22),
      ) + line(path`M${i * vw} ${H * 0.1}q${vw / 2} ${H * 0.1} ${vw} 0`, P.l, u * 0.012);
  return s;
}
