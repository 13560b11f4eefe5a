import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { circle, ellipse, group, line, num, path, rect, shape } from '../../svg.ts';

/** A cup from above, a paper, a pastry. */
export function flatWhite(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  const m = k.pick([1, -1]);
  let s =
    rect(0, 0, W, H, P.s1) +
    shape(
      path`M${m > 0 ? -u : W + u} ${H * 0.2}L${m > 0 ? W + u : -u} ${-H * 0.28}V${H * 0.62}
      L${m > 0 ? -u : W + u} ${H * 1.16}z`,
      P.s0,
    );
  const x = cx - m * u * 0.07;
  const y = cy + u * 0.03;
  s += newspaper(k, y, m) + cup(k, x, y, m) + spoon(k, x, y, m) + croissant(k, m);
  return s;
}

function newspaper({ P, u, cx }: Kit, y: number, m: number) {
  return group(
    rect(-u * 0.02, 0, u * 0.42, u * 0.56, P.p) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          rect(u * 0.03, u * 0.16 + i * u * 0.06, u * (i % 2 ? 0.3 : 0.24), u * 0.014, P.d, {
            'fill-opacity': 0.22,
          }),
        )
        .join('') +
      rect(u * 0.03, u * 0.05, u * 0.2, u * 0.06, P.d, { 'fill-opacity': 0.75 }),
    `translate(${num(cx + m * u * 0.5 - u * 0.2)} ${num(y - u * 0.42)}) rotate(${m * 13})`,
  );
}

function cup({ P, u }: Kit, x: number, y: number, m: number) {
  let s = '';
  s += group(
    rect(0, -u * 0.36, u * 1.2, u * 0.72, P.d, { 'fill-opacity': 0.1 }),
    `translate(${num(x)} ${num(y)}) rotate(38)`,
  );
  s +=
    circle(x, y, u * 0.36, P.p) + circle(x, y, u * 0.3, mix(P.p, P.s0, 0.5)) + circle(x, y, u * 0.285, P.p);
  s += group(
    rect(u * 0.2, -u * 0.042, u * 0.16, u * 0.084, P.x, { rx: u * 0.04 }) +
      rect(u * 0.25, -u * 0.018, u * 0.075, u * 0.036, mix(P.p, P.s0, 0.3), { rx: u * 0.018 }),
    `translate(${num(x)} ${num(y)}) rotate(${m > 0 ? 146 : 34})`,
  );
  s += circle(x, y, u * 0.235, P.x) + circle(x, y, u * 0.205, P.b) + circle(x, y, u * 0.192, P.a);
  const leaf = (sc: number, c: string) =>
    shape(
      path`M${x} ${y - u * 0.15 * sc}q${u * 0.17 * sc} ${u * 0.15 * sc} 0 ${u * 0.29 * sc}
      q${-u * 0.17 * sc} ${-u * 0.14 * sc} 0 ${-u * 0.29 * sc}`,
      c,
    );
  s += group(
    leaf(1, P.p) +
      leaf(0.76, P.a) +
      leaf(0.56, P.p) +
      leaf(0.34, P.a) +
      line(path`M${x} ${y - u * 0.14}V${y + u * 0.15}`, P.a, u * 0.012),
    `rotate(${m * -24} ${num(x)} ${num(y)})`,
  );
  return s;
}

function spoon({ P, u }: Kit, x: number, y: number, m: number) {
  return group(
    rect(-u * 0.012, -u * 0.2, u * 0.024, u * 0.3, mix(P.d, P.s0, 0.35), { rx: u * 0.012 }) +
      ellipse(0, u * 0.13, u * 0.038, u * 0.06, mix(P.d, P.s0, 0.35)),
    `translate(${num(x + m * u * 0.3)} ${num(y + u * 0.1)}) rotate(${m * 22})`,
  );
}

function croissant({ P, u, cx, cy }: Kit, m: number) {
  const bx = cx - m * u * 0.56;
  const by = cy - u * 0.3;
  let cr = '';
  for (let i = 0; i < 5; i++) {
    const a = Math.PI * (0.9 + i * 0.3);
    const q = u * 0.12;
    cr += group(
      ellipse(
        0,
        0,
        u * (0.07 - Math.abs(i - 2) * 0.012),
        u * (0.1 - Math.abs(i - 2) * 0.016),
        i % 2 ? P.a : mix(P.a, P.l, 0.4),
      ),
      `translate(${num(Math.cos(a) * q)} ${num(Math.sin(a) * q + u * 0.06)}) rotate(${num((a * 180) / Math.PI + 90)})`,
    );
  }
  return group(
    circle(0, 0, u * 0.2, P.c) + circle(0, 0, u * 0.165, mix(P.c, P.p, 0.25)) + cr,
    `translate(${num(bx)} ${num(by)}) rotate(${m * 20})`,
  );
}
