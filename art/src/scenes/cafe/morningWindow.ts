import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { circle, ellipse, group, line, num, path, rect, shape } from '../../svg.ts';

/** Panes, a plant, and a cup steaming on the sill. */
export function morningWindow(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const sill = H * 0.78;
  let s = rect(0, 0, W, H, mix(P.s0, P.a, 0.12)) + window(k, sill);
  s +=
    rect(0, sill, W, u * 0.05, P.p) +
    rect(0, sill + u * 0.05, W, H, mix(P.s0, P.a, 0.3)) +
    rect(0, sill + u * 0.05, W, u * 0.012, P.d, { 'fill-opacity': 0.15 });
  const m = k.pick([-1, 1]);
  return s + cup(k, cx - m * u * 0.14, sill, m) + plant(k, cx + m * u * 0.36, sill);
}

function window(k: Kit, sill: number) {
  const { P, u, cx } = k;
  let s = '';
  const w = u * 0.82;
  const h = sill - u * 0.06;
  const x = cx - w / 2;
  const y = u * 0.02;
  s +=
    rect(x - u * 0.03, y - u * 0.03, w + u * 0.06, h + u * 0.06, P.p) +
    rect(x, y, w, h, k.fade(mix(P.s1, P.g, 0.35), P.l));
  const cp = k.clip(`<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"/>`);
  const sx = cx + k.pick([-1, 1]) * u * 0.18;
  let v = circle(sx, sill - u * 0.34, u * 0.15, mix(P.l, P.x, 0.55));
  v +=
    shape(
      path`M${x} ${sill}V${sill - u * 0.2}q${u * 0.2} ${-u * 0.12} ${u * 0.42} ${-u * 0.02}
      t${u * 0.44} ${-u * 0.02}V${sill}z`,
      mix(P.g, P.p, 0.15),
    ) +
    shape(
      path`M${x} ${sill}V${sill - u * 0.12}q${u * 0.24} ${u * 0.05} ${u * 0.46} ${-u * 0.02}
      t${u * 0.44} ${-u * 0.04}V${sill}z`,
      mix(P.g, P.d, 0.18),
    );
  s += group(v, '', { 'clip-path': cp });
  for (const q of [1 / 3, 2 / 3]) s += rect(x + w * q - u * 0.01, y, u * 0.02, h, P.p);
  s += rect(x, y + h * 0.38, w, u * 0.02, P.p);
  return s;
}

function cup({ P, u }: Kit, ux: number, sill: number, m: number) {
  let s = '';
  s +=
    ellipse(ux, sill + u * 0.004, u * 0.19, u * 0.022, P.x) +
    shape(
      path`M${ux - u * 0.13} ${sill - u * 0.19}h${u * 0.26}
      q0 ${u * 0.19} ${-u * 0.08} ${u * 0.19}h${-u * 0.1}
      q${-u * 0.08} 0 ${-u * 0.08} ${-u * 0.19}`,
      P.x,
    ) +
    line(
      path`M${ux + m * u * 0.125} ${sill - u * 0.15}
      q${m * u * 0.1} 0 ${m * u * 0.08} ${u * 0.07}
      q${-m * u * 0.02} ${u * 0.04} ${-m * u * 0.1} ${u * 0.035}`,
      P.x,
      u * 0.026,
    ) +
    ellipse(ux, sill - u * 0.19, u * 0.13, u * 0.022, P.b);
  for (const [dx, o] of [
    [-0.05, 0],
    [0.015, 0.04],
    [0.07, 0.01],
  ] as const)
    s += line(
      path`M${ux + u * dx} ${sill - u * (0.24 + o)}q${u * 0.035} ${-u * 0.05} 0 ${-u * 0.09}
      t0 ${-u * 0.09}`,
      P.p,
      u * 0.014,
      { 'stroke-opacity': 0.85 },
    );
  return s;
}

function plant({ P, u }: Kit, px: number, sill: number) {
  let s = '';
  for (let i = -2; i <= 2; i++)
    s += group(
      shape(
        path`M0 0q${u * 0.075} ${-u * 0.16} 0 ${-u * 0.34}
      q${-u * 0.075} ${u * 0.18} 0 ${u * 0.34}`,
        i % 2 ? P.g : mix(P.g, P.d, 0.3),
      ),
      `translate(${num(px)} ${num(sill - u * 0.15)}) rotate(${i * 24})`,
    );
  s +=
    shape(
      path`M${px - u * 0.09} ${sill - u * 0.17}h${u * 0.18}l${-u * 0.025} ${u * 0.17}
      h${-u * 0.13}z`,
      P.a,
    ) + rect(px - u * 0.1, sill - u * 0.18, u * 0.2, u * 0.04, mix(P.a, P.d, 0.15));
  return s;
}
