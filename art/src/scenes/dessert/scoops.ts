import { luminance, mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { nth } from '../../seed.ts';
import { circle, group, line, num, path, rect, shape } from '../../svg.ts';

/** A cone on scalloped tiles. */
export function scoops(k: Kit): string {
  const { P, u, cx, cy } = k;
  let s =
    scallops(k, P.s0, P.s1) +
    circle(cx, cy - u * 0.05, u * 0.43, mix(P.s1, P.l, luminance(P.s0) < 0.05 ? 0.3 : 0.55));
  const three = k.r() > 0.45;
  const flavours = shuffled([P.a, P.b, P.c, P.p, P.x], k.r).filter((c) => c !== P.p || k.r() > 0.2);
  const baseY = cy + u * 0.08;
  const wafer = mix('#d99a52', P.a, 0.12);
  s += cone(k, baseY, wafer);
  const r = u * 0.165;
  s += rect(cx - u * 0.18, baseY - u * 0.02, u * 0.36, u * 0.05, mix(wafer, P.d, 0.18), { rx: u * 0.02 });
  if (three)
    s +=
      scoop(k, cx - u * 0.105, baseY - u * 0.09, r * 0.92, nth(flavours, 0)) +
      scoop(k, cx + u * 0.105, baseY - u * 0.09, r * 0.92, nth(flavours, 1)) +
      scoop(k, cx, baseY - u * 0.285, r * 0.95, nth(flavours, 2));
  else
    s +=
      scoop(k, cx, baseY - u * 0.08, r * 1.1, nth(flavours, 0)) +
      scoop(k, cx, baseY - u * 0.3, r * 0.98, nth(flavours, 1));
  s += group(
    rect(-u * 0.026, -u * 0.2, u * 0.052, u * 0.24, mix(wafer, P.p, 0.15), { rx: u * 0.01 }) +
      rect(-u * 0.026, -u * 0.14, u * 0.052, u * 0.012, P.x, { 'fill-opacity': 0.45 }) +
      rect(-u * 0.026, -u * 0.09, u * 0.052, u * 0.012, P.x, { 'fill-opacity': 0.45 }),
    `translate(${num(cx + u * 0.1)} ${num(baseY - u * 0.36)}) rotate(24)`,
  );
  return s;
}

function scallops({ u, W, H }: Kit, c1: string, c2: string) {
  let s = rect(0, 0, W, H, c1);
  const r = u * 0.13;
  for (let j = Math.ceil(H / (r * 0.8)) + 1; j >= 0; j--)
    for (let i = -1; i <= W / (r * 2) + 1; i++) {
      const x = i * r * 2 + (j % 2 ? r : 0);
      const y = j * r * 0.8;
      s +=
        circle(x, y, r, j % 2 ? c1 : c2) +
        (u < 150
          ? ''
          : circle(x, y, r * 0.66, 'none', {
              stroke: j % 2 ? c2 : c1,
              'stroke-width': u * 0.008,
              'stroke-opacity': 0.55,
            }));
    }
  return s;
}

function cone(k: Kit, baseY: number, wafer: string) {
  const { P, u, cx } = k;
  let s = '';
  const cone = path`M${cx - u * 0.17} ${baseY}h${u * 0.34}L${cx} ${baseY + u * 0.48}z`;
  const cp = k.clip(`<path d="${cone}"/>`);
  let grid = '';
  for (let i = -8; i <= 8; i++)
    grid +=
      line(
        path`M${cx + i * u * 0.06 - u * 0.3} ${baseY - u * 0.05}l${u * 0.4} ${u * 0.6}`,
        mix(wafer, P.d, 0.42),
        u * 0.007,
      ) +
      line(
        path`M${cx + i * u * 0.06 + u * 0.3} ${baseY - u * 0.05}l${-u * 0.4} ${u * 0.6}`,
        mix(wafer, P.d, 0.42),
        u * 0.007,
      );
  s += shape(cone, wafer) + group(grid, '', { 'clip-path': cp, 'stroke-opacity': 0.55 });
  return s;
}

function scoop({ P }: Kit, x: number, y: number, r: number, c: string) {
  let b = circle(x, y, r, c);
  const wv = 6;
  for (let i = 0; i <= wv; i++)
    b += circle(x - r * 0.98 + (i * r * 1.96) / wv, y + r * (0.42 + (i % 2 ? 0.07 : 0)), r * 0.2, c);
  return (
    b +
    line(
      path`M${x - r * 0.62} ${y - r * 0.28}
      A${r * 0.7} ${r * 0.7} 0 0 1 ${x - r * 0.1} ${y - r * 0.68}`,
      P.p,
      r * 0.1,
      { 'stroke-opacity': 0.6 },
    )
  );
}

/**
 * A random order, with the draws fixed here (a run, then binary insertion): what Array.sort draws from a
 * random comparator differs from engine to engine.
 */
function shuffled<T>(list: readonly T[], r: () => number): T[] {
  const before = () => r() < 0.5;
  const descending = before();
  let run = 2;
  while (run < list.length && before() === descending) run++;
  const order = list.slice(0, run);
  if (descending) order.reverse();
  for (const next of list.slice(run)) {
    let left = 0;
    let right = order.length;
    while (left < right) {
      const middle = (left + right) >> 1;
      if (before()) right = middle;
      else left = middle + 1;
    }
    order.splice(left, 0, next);
  }
  return order;
}
