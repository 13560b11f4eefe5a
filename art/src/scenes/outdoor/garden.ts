import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { circle, group, line, num, path, rect, shape } from '../../svg.ts';

/** Leaves and flowers before the sun. */
export function garden(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1));
  const sx = cx + k.f(-0.15, 0.15) * u;
  s += circle(sx, cy - u * 0.06, u * 0.27, mix(P.l, P.p, 0.15));
  const layers = [
    [mix(P.c, P.s1, 0.3), P.p, 0.5, 9],
    [P.a, P.p, 0.44, 8],
    [P.b, P.c, 0.4, 8],
    [mix(P.b, P.d, 0.5), P.c, 0.34, 7],
  ] as const;
  layers.forEach(([c, rib, len, m], j) => {
    for (let i = 0; i < m; i++) {
      const x = ((i + 0.5 + (j % 2) * 0.5) / m) * W * 1.1 - W * 0.05;
      const side = (x - cx) / (W / 2);
      s += leaf(
        u,
        x,
        H + u * 0.06 - (3 - j) * u * 0.03,
        side * 26 + k.f(-20, 20),
        u * len * k.f(0.85, 1.25) * (0.72 + Math.abs(side) * 0.5),
        u * 0.085 * k.f(0.8, 1.2),
        c,
        rib,
      );
    }
  });
  for (let i = 0; i < 6; i++) {
    const x = cx + k.f(-0.6, 0.6) * u;
    const y = H - u * k.f(0.2, 0.42);
    s += circle(x, y, u * 0.034, P.x) + circle(x, y, u * 0.013, P.l);
  }
  return s;
}

function leaf(u: number, x: number, y: number, rot: number, len: number, w: number, c: string, rib: string) {
  const veins = u < 150 ? [] : [0.25, 0.42, 0.59, 0.74];
  return group(
    shape(
      path`M0 0C${-w} ${-len * 0.3} ${-w * 0.8} ${-len * 0.8} 0 ${-len}
      C${w * 0.8} ${-len * 0.8} ${w} ${-len * 0.3} 0 0`,
      c,
    ) +
      line(path`M0 0V${-len * 0.9}`, rib, u * 0.006, { 'stroke-opacity': 0.5 }) +
      veins
        .map((t) =>
          line(
            path`M0 ${-len * t}l${-w * 0.5} ${-len * 0.1}` + path`M0 ${-len * t}l${w * 0.5} ${-len * 0.1}`,
            rib,
            u * 0.005,
            { 'stroke-opacity': 0.4 },
          ),
        )
        .join(''),
    `translate(${num(x)} ${num(y)}) rotate(${num(rot)})`,
  );
}
