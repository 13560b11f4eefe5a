import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { nth } from '../../seed.ts';
import { group, num, path, rect, shape } from '../../svg.ts';

/** Gelato pans from above. */
export function tubs(k: Kit): string {
  const { P, u, W, H } = k;
  const cols = Math.max(2, Math.round(W / (u * 0.46)));
  const rows = Math.max(2, Math.round(H / (u * 0.5)));
  const gw = W / cols;
  const gh = H / rows;
  const pad = u * 0.022;
  let s = rect(0, 0, W, H, mix(P.s0, P.p, 0.14));
  const fl = [P.a, P.b, P.c, P.p, P.x, mix(P.s0, P.c, 0.4), mix(P.a, P.p, 0.55), mix(P.c, P.x, 0.3)];
  const order = fl
    .map((c) => ({ c, rank: k.r() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ c }) => c);
  let q = 0;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++)
      s += tub(k, [i * gw + pad, j * gh + pad, gw - pad * 2, gh - pad * 2], pad, nth(order, q++));
  }
  const i = k.i(0, cols - 1);
  const j = k.i(0, rows - 1);
  s +=
    group(
      rect(-u * 0.02, -u * 0.1, u * 0.04, u * 0.5, P.d, { rx: u * 0.02, 'fill-opacity': 0.16 }),
      `translate(${num(i * gw + gw * 0.5 + u * 0.02)} ${num(j * gh + gh * 0.4 + u * 0.03)}) rotate(-32)`,
    ) +
    group(
      rect(-u * 0.05, -u * 0.14, u * 0.1, u * 0.16, mix(P.p, '#ffffff', 0.5), { rx: u * 0.03 }) +
        rect(-u * 0.018, 0, u * 0.036, u * 0.42, P.b, { rx: u * 0.018 }),
      `translate(${num(i * gw + gw * 0.5)} ${num(j * gh + gh * 0.4)}) rotate(-32)`,
    );
  return s;
}

function tub(k: Kit, [x, y, w, h]: readonly [number, number, number, number], pad: number, c: string) {
  const { P, u } = k;
  const lo = mix(c, P.d, 0.13);
  const cp = k.clip(
    `<rect x="${num(x + pad)}" y="${num(y + pad)}" width="${num(w - pad * 2)}" height="${num(h - pad * 2)}" rx="${num(u * 0.03)}"/>`,
  );
  const pan = rect(x, y, w, h, mix(P.p, P.d, 0.1), { rx: u * 0.045 });
  let b = rect(x, y, w, h, c);
  const waves = 4;
  for (let m = 0; m < waves; m++) {
    const yy = y + pad + ((m + 0.62) * (h - pad * 2)) / waves;
    const a = (h / waves) * 0.7;
    b += shape(
      path`M${x - w * 0.1} ${yy + a}
      C${x + w * 0.2} ${yy - a * 1.25} ${x + w * 0.42} ${yy - a * 0.3} ${x + w * 0.6} ${yy + a * 0.12}
      S${x + w * 0.95} ${yy + a * 0.1} ${x + w * 1.1} ${yy - a * 0.75}V${y + h}
      H${x - w * 0.1}z`,
      m % 2 ? mix(c, P.p, 0.28) : lo,
    );
  }
  if (c === P.x || c === P.p || k.r() > 0.7)
    for (let m = 0; m < 9; m++)
      b += group(
        rect(-u * 0.014, -u * 0.005, u * 0.028, u * 0.01, c === P.x ? P.c : P.x, { rx: u * 0.004 }),
        `translate(${num(x + k.f(0.12, 0.88) * w)} ${num(y + k.f(0.12, 0.88) * h)}) rotate(${k.i(0, 170)})`,
      );
  return pan + group(b, '', { 'clip-path': cp });
}
