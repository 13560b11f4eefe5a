import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { nth } from '../../seed.ts';
import { circle, ellipse, group, line, num, path, rect, shape } from '../../svg.ts';

type Point = readonly [number, number];
/** Height and half width, foot to lip. */
type Profile = readonly Point[];

const PROFILES: readonly Profile[] = [
  [
    [0, 0.07],
    [0.1, 0.15],
    [0.28, 0.17],
    [0.42, 0.09],
    [0.52, 0.055],
    [0.56, 0.075],
  ],
  [
    [0, 0.09],
    [0.12, 0.13],
    [0.26, 0.12],
    [0.33, 0.05],
    [0.46, 0.045],
    [0.5, 0.06],
  ],
  [
    [0, 0.06],
    [0.08, 0.13],
    [0.2, 0.16],
    [0.3, 0.13],
    [0.34, 0.11],
    [0.36, 0.12],
  ],
  [
    [0, 0.08],
    [0.15, 0.09],
    [0.34, 0.11],
    [0.44, 0.12],
    [0.46, 0.1],
    [0.48, 0.1],
  ],
  [
    [0, 0.05],
    [0.06, 0.12],
    [0.16, 0.19],
    [0.22, 0.19],
    [0.23, 0.18],
    [0.24, 0.185],
  ],
];

/** A shelf of pots before an arch. */
export function vessels(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const sh = H * 0.78;
  let s = sky(k);
  s += shape(
    path`M${cx - u * 0.34} ${sh}V${sh - u * 0.3}a${u * 0.34} ${u * 0.34} 0 0 1 ${u * 0.68} 0
      V${sh}z`,
    P.l,
    { 'fill-opacity': 0.8 },
  );
  s +=
    rect(0, sh, W, u * 0.05, P.p) +
    rect(0, sh + u * 0.05, W, H, mix(P.s1, P.a, 0.35)) +
    rect(0, sh + u * 0.05, W, u * 0.014, P.d, { 'fill-opacity': 0.15 });
  const cs = [
    [P.a, P.p],
    [P.b, P.p],
    [P.p, P.a],
    [P.c, P.d],
    [P.d, P.c],
    [P.x, P.p],
  ] as const;
  const off = k.i(0, 5);
  const xs = [-0.84, -0.56, -0.29, 0.02, 0.32, 0.58, 0.86];
  const start = k.i(0, 4);
  s += branch(k, cx + nth(xs, 3) * u, sh);
  xs.forEach((q, i) => {
    const middle = i === 3;
    const profile = middle ? nth(PROFILES, 0) : nth(PROFILES, start + i);
    s += vessel(k, cx + q * u, sh, profile, nth(cs, off + i), middle ? 0.95 : 0.82, (start + i) % 4);
  });
  return s;
}

function branch({ P, u }: Kit, bx: number, sh: number) {
  let s = '';
  for (let i = -1; i <= 1; i++)
    s +=
      line(
        path`M${bx} ${sh - u * 0.5}q${i * u * 0.05} ${-u * 0.1} ${i * u * 0.14} ${-u * 0.22}`,
        mix(P.x, P.d, 0.2),
        u * 0.01,
      ) +
      [0.35, 0.65, 0.95]
        .map((t) =>
          group(
            ellipse(0, 0, u * 0.02, u * 0.045, P.x),
            `translate(${num(bx + i * u * 0.14 * t + (i ? 0 : u * 0.03))} ${num(sh - u * 0.5 - u * 0.22 * t)}) rotate(${i * 40 + 35})`,
          ),
        )
        .join('');
  return s;
}

/** The outline, up the left side and down the right. */
function outline(x: number, pt: Profile) {
  const [first, last] = [nth(pt, 0), nth(pt, -1)];
  let d = path`M${x - first[0]} ${first[1]}`;
  pt.slice(1).forEach((b, i) => {
    const a = nth(pt, i);
    const my = (a[1] + b[1]) / 2;
    d += path`C${x - a[0]} ${my} ${x - b[0]} ${my} ${x - b[0]} ${b[1]}`;
  });
  d += path`L${x + last[0]} ${last[1]}`;
  for (let i = pt.length - 1; i > 0; i--) {
    const a = nth(pt, i);
    const b = nth(pt, i - 1);
    const my = (a[1] + b[1]) / 2;
    d += path`C${x + a[0]} ${my} ${x + b[0]} ${my} ${x + b[0]} ${b[1]}`;
  }
  return d;
}

function vessel(
  k: Kit,
  x: number,
  sh: number,
  pr: Profile,
  [c1, c2]: readonly [string, string],
  sc: number,
  mode: number,
) {
  const { P, u } = k;
  const pt = pr.map(([h, w]): Point => [w * u * sc, sh - h * u * sc]);
  const d = outline(x, pt);
  const cp = k.clip(`<path d="${d}z"/>`);
  const hh = nth(pr, -1)[0] * u * sc;
  const foot = nth(pt, 0)[0];
  const deco =
    decoration(u, x, sh, hh, c1, c2, mode) +
    rect(x + nth(pt, 2)[0] * 0.35, sh - hh, u, hh, P.d, { 'fill-opacity': 0.12 });
  return (
    ellipse(x + u * 0.03, sh + u * 0.006, foot * 1.5, u * 0.014, P.d, { 'fill-opacity': 0.2 }) +
    shape(`${d}z`, c1) +
    group(deco, '', { 'clip-path': cp })
  );
}

function decoration(u: number, x: number, sh: number, hh: number, c1: string, c2: string, mode: number) {
  let deco = '';
  if (mode === 0)
    for (let i = 0; i < 3; i++) deco += rect(x - u, sh - hh * (0.3 + i * 0.16), u * 2, hh * 0.06, c2);
  else if (mode === 1) {
    deco += rect(x - u, sh - hh * 0.58, u * 2, hh * 0.3, c2);
    for (let i = -6; i < 6; i++)
      deco += shape(
        path`M${x + i * u * 0.06} ${sh - hh * 0.28}l${u * 0.03} ${-hh * 0.3}
      l${u * 0.03} ${hh * 0.3}z`,
        c1,
      );
  } else if (mode === 2) deco += rect(x - u, sh - hh * 0.42, u * 2, hh * 0.44, c2);
  else deco += circle(x, sh - hh * 0.42, hh * 0.16, c2) + circle(x, sh - hh * 0.42, hh * 0.08, c1);
  return deco;
}
