import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { nth } from '../../seed.ts';
import { circle, group, num, path, rect, shape } from '../../svg.ts';

/** Framed pictures under their lamps, and a bench. */
export function galleryWall(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const fl = H * 0.84;
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1));
  const mid = H * 0.42;
  s += art(k, cx - u * 0.2, mid - u * 0.27, u * 0.4, u * 0.5);
  for (const q of [-1, 1]) {
    const o = k.r() > 0.5;
    const x = cx + q * u * 0.44;
    s += o
      ? art(k, x - u * 0.12, mid - u * 0.25, u * 0.24, u * 0.2) +
        art(k, x - u * 0.12, mid + u * 0.04, u * 0.24, u * 0.19)
      : art(k, x - u * 0.12, mid - u * 0.18, u * 0.24, u * 0.33);
    const x2 = cx + q * u * 0.82;
    s += art(k, x2 - u * 0.14, mid - u * 0.22, u * 0.28, u * 0.38);
  }
  for (const q of [-0.44, 0, 0.44])
    s += shape(
      path`M${cx + q * u - u * 0.03} 0h${u * 0.06}L${cx + q * u + u * 0.22} ${mid + u * 0.26}
      h${-u * 0.44}z`,
      k.lin([
        [0, P.l, 0.5],
        [1, P.l, 0],
      ]),
    );
  s +=
    rect(0, fl, W, H - fl, mix(P.a, P.d, 0.3)) +
    rect(0, fl - u * 0.03, W, u * 0.03, P.p) +
    rect(cx - u * 0.24, fl - u * 0.06, u * 0.48, u * 0.045, P.d, { rx: u * 0.01 }) +
    rect(cx - u * 0.19, fl - u * 0.02, u * 0.022, u * 0.09, P.d) +
    rect(cx + u * 0.168, fl - u * 0.02, u * 0.022, u * 0.09, P.d);
  return s;
}

type Picture = (k: Kit, x: number, y: number, w: number, h: number) => string;

const PICTURES: readonly Picture[] = [sun, pyramid, rainbow, hillsByNight, squares];

const art: Picture = (k, x, y, w, h) => {
  const { P, u } = k;
  const t = k.i(0, 4);
  const cp = k.clip(`<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"/>`);
  const a = nth(PICTURES, t)(k, x, y, w, h);
  return (
    rect(x - u * 0.03 + u * 0.012, y - u * 0.03 + u * 0.02, w + u * 0.06, h + u * 0.06, P.d, {
      'fill-opacity': 0.16,
    }) +
    rect(x - u * 0.03, y - u * 0.03, w + u * 0.06, h + u * 0.06, k.pick([P.d, P.c, mix(P.a, P.d, 0.4)])) +
    rect(x - u * 0.016, y - u * 0.016, w + u * 0.032, h + u * 0.032, P.p) +
    group(a, '', { 'clip-path': cp })
  );
};

function sun({ P }: Kit, x: number, y: number, w: number, h: number) {
  return (
    rect(x, y, w, h, P.b) +
    circle(x + w * 0.5, y + h * 0.62, Math.min(w, h) * 0.3, P.l) +
    rect(x, y + h * 0.72, w, h * 0.3, P.a)
  );
}

function pyramid({ P }: Kit, x: number, y: number, w: number, h: number) {
  return (
    rect(x, y, w, h, P.p) +
    shape(path`M${x} ${y + h}L${x + w * 0.5} ${y + h * 0.24}L${x + w} ${y + h}z`, P.a) +
    circle(x + w * 0.76, y + h * 0.26, Math.min(w, h) * 0.13, P.c)
  );
}

function rainbow({ P }: Kit, x: number, y: number, w: number, h: number) {
  let a = rect(x, y, w, h, P.c);
  for (let i = 0; i < 4; i++)
    a += circle(x + w * 0.5, y + h, w * (0.62 - i * 0.15), [P.a, P.p, P.b, P.d][i] ?? P.a);
  return a;
}

function hillsByNight({ P }: Kit, x: number, y: number, w: number, h: number) {
  return (
    rect(x, y, w, h, P.d) +
    circle(x + w * 0.64, y + h * 0.32, Math.min(w, h) * 0.17, P.l) +
    shape(
      path`M${x} ${y + h * 0.74}q${w * 0.25} ${-h * 0.3} ${w * 0.5} ${-h * 0.06}
      t${w * 0.5} ${-h * 0.02}V${y + h}H${x}z`,
      P.b,
    ) +
    shape(
      path`M${x} ${y + h * 0.88}q${w * 0.3} ${-h * 0.14} ${w * 0.56} ${-h * 0.02}
      t${w * 0.5} ${-h * 0.03}V${y + h}H${x}z`,
      P.a,
    )
  );
}

function squares({ P }: Kit, x: number, y: number, w: number, h: number) {
  return (
    rect(x, y, w, h, P.x) +
    rect(x, y, w * 0.5, h * 0.55, P.p) +
    rect(x + w * 0.5, y + h * 0.55, w * 0.5, h * 0.45, P.a) +
    circle(x + w * 0.5, y + h * 0.55, Math.min(w, h) * 0.22, P.d)
  );
}
