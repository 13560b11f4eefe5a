import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { nth } from '../../seed.ts';
import { circle, group, line, num, path, rect, shape } from '../../svg.ts';

/** A record and its arm over rings of colour. */
export function record(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  const m = k.pick([1, -1]);
  let s = rect(0, 0, W, H, P.s0);
  const bands = 7;
  const ox = cx + m * u * 0.3;
  const oy = H + u * 0.1;
  const cs = [P.x, P.l, P.a, P.s1, P.b, P.c, P.p];
  for (let i = bands; i > 0; i--) s += circle(ox, oy, u * 0.27 * i, nth(cs, i + 2));
  const x = cx - m * u * 0.1;
  const y = cy + u * 0.02;
  const r = u * 0.4;
  s += circle(x + u * 0.02, y + u * 0.035, r, P.d, { 'fill-opacity': 0.25 }) + circle(x, y, r, P.d);
  for (let i = 0; i < 6; i++)
    s += circle(x, y, r * (0.93 - i * 0.085), 'none', {
      stroke: mix(P.d, P.p, 0.2),
      'stroke-width': u * 0.005,
    });
  s +=
    shape(
      path`M${x} ${y}L${x + r * 0.55} ${y - r * 0.82}
      A${r * 0.99} ${r * 0.99} 0 0 1 ${x + r * 0.85} ${y - r * 0.5}z`,
      P.p,
      { 'fill-opacity': 0.12 },
    ) +
    shape(
      path`M${x} ${y}L${x - r * 0.55} ${y + r * 0.82}
      A${r * 0.99} ${r * 0.99} 0 0 1 ${x - r * 0.85} ${y + r * 0.5}z`,
      P.p,
      { 'fill-opacity': 0.12 },
    );
  s +=
    circle(x, y, r * 0.36, P.a) +
    shape(path`M${x - r * 0.36} ${y}a${r * 0.36} ${r * 0.36} 0 0 0 ${r * 0.72} 0z`, P.l) +
    circle(x, y, r * 0.05, P.d);
  const ax = x + m * u * 0.46;
  const ay = y - u * 0.38;
  s +=
    line(
      path`M${ax} ${ay}L${ax - m * u * 0.02} ${ay + u * 0.36}
      L${x + m * r * 0.52} ${y + r * 0.36}`,
      P.p,
      u * 0.022,
    ) +
    circle(ax, ay, u * 0.085, P.d) +
    circle(ax, ay, u * 0.05, P.p) +
    circle(ax, ay, u * 0.02, P.d) +
    group(
      rect(-u * 0.025, -u * 0.045, u * 0.05, u * 0.09, P.p, { rx: u * 0.01 }),
      `translate(${num(x + m * r * 0.52)} ${num(y + r * 0.36)}) rotate(${m * 52})`,
    );
  return s;
}
