import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { bulbs, glow, sky } from '../../motifs.ts';
import { circle, group, num, path, rect, shape } from '../../svg.ts';

/** A screen, the heads before it, a string of bulbs. */
export function openAirCinema(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const sw = u * 0.86;
  const sh = u * 0.46;
  const sy = H * 0.17;
  const sx = cx - sw / 2;
  let s = sky(k);
  for (let i = 0; i < 16; i++)
    s += circle(k.f(0, W), k.f(0, H * 0.6), u * k.f(0.003, 0.006), P.p, { 'fill-opacity': 0.7 });
  s += glow(k, cx, sy + sh / 2, u * 0.8, 0.5);
  s += rect(sx - u * 0.02, sy - u * 0.02, sw + u * 0.04, sh + u * 0.04, P.d, { rx: u * 0.014 });
  const cp = k.clip(`<rect x="${num(sx)}" y="${num(sy)}" width="${num(sw)}" height="${num(sh)}"/>`);
  let f =
    rect(sx, sy, sw, sh, k.fade(P.l, mix(P.l, P.x, 0.7))) +
    circle(cx + k.f(-0.2, 0.2) * u, sy + sh * 0.56, u * 0.12, P.p);
  f +=
    shape(
      path`M${sx} ${sy + sh}V${sy + sh * 0.72}q${sw * 0.2} ${-sh * 0.2} ${sw * 0.45} 0
      t${sw * 0.6} ${-sh * 0.06}V${sy + sh}z`,
      P.a,
    ) +
    shape(
      path`M${sx} ${sy + sh}V${sy + sh * 0.86}q${sw * 0.3} ${-sh * 0.1} ${sw * 0.55} 0
      t${sw * 0.5} 0V${sy + sh}z`,
      P.b,
    );
  s += group(f, '', { 'clip-path': cp });
  s += bulbs(k, [-u * 0.06, 0], [W + u * 0.06, 0], u * 0.12, 15, u * 0.011);
  return s + audience(k);
}

function audience({ P, u, cx, W, H }: Kit) {
  let s = '';
  for (let j = 0; j < 3; j++) {
    const r = u * (0.062 + j * 0.018);
    const y = H * (0.78 + j * 0.1);
    const gap = r * 2.9;
    const c = mix(P.d, P.b, 0.5 - j * 0.25);
    const off = (j % 2) * gap * 0.5;
    s += rect(0, y + r * 1.05, W, H, c);
    const m = Math.ceil(W / gap) + 1;
    for (let i = -m; i <= m; i++) {
      const x = cx + i * gap + off;
      if (j === 1 && i === 0) {
        s += circle(x - gap * 0.08, y + r * 0.1, r * 0.78, c);
        continue;
      }
      if (j === 1 && i === 1) {
        s += circle(x - gap * 0.34, y - r * 0.05, r * 0.82, c);
        continue;
      }
      s += circle(x, y + r * 0.15, r * 0.8, c);
    }
    for (let i = -m; i <= m; i++)
      s += shape(
        path`M${cx + i * gap + off - r * 1.2} ${y + r * 1.6}q0 ${-r * 0.9} ${r * 1.2} ${-r * 0.9}
      t${r * 1.2} ${r * 0.9}z`,
        c,
      );
  }
  return s;
}
