import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Jars of sweets on two shelves, lollipops in a glass, a scale on the counter. */
export function candyJars(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s =
    room(k, H * 0.8) +
    across(k, 0.16, (x) => p.rect(x, -1, 0.08, 1, P.p, { 'fill-opacity': 0.3 })) +
    p.circle(0, -0.4, 0.6, halo(k, 0.4));
  [-0.28, -0.56].forEach((y, j) => {
    s +=
      p.rect(-half, y, half * 2, 0.026, mix(P.x, P.p, 0.2)) +
      p.rect(-half, y + 0.026, half * 2, 0.014, P.d, { 'fill-opacity': 0.12 });
    s += across(k, 0.24, (x, i) => jar(k, p.at(x + j * 0.12, y), i + j * 2 + 60));
  });
  s +=
    p.rect(-half, -0.03, half * 2, 0.06, P.p) +
    p.rect(-half, 0.03, half * 2, 0.3, mix(P.b, P.p, 0.1)) +
    across(k, 0.14, (x) => p.circle(x, 0.03, 0.07, P.p));
  return (
    s +
    lollies(k, p.at(-0.36, -0.03)) +
    scale(k, p.at(0.24, -0.03)) +
    lollies(k, p.at(0.98, -0.03)) +
    lollies(k, p.at(-1, -0.03))
  );
}

function jar({ P }: Kit, p: Pen, i: number) {
  const colours = [P.a, P.b, P.x, mix(P.g, P.l, 0.3)];
  let s = p.rect(-0.085, -0.19, 0.17, 0.19, P.p, { rx: 0.04, 'fill-opacity': 0.6 });
  for (let j = 0; j < 14; j++) {
    const [x, y] = [
      -0.052 + (j % 4) * 0.034 + (Math.floor(j / 4) % 2) * 0.008,
      -0.03 - Math.floor(j / 4) * 0.036,
    ];
    const c = nth(colours, i % 4 === 0 ? j : i);
    s +=
      i % 2
        ? p.circle(x, y, 0.019, j % 2 ? c : mix(c, P.p, 0.35))
        : p.rect(x - 0.019, y - 0.012, 0.036, 0.026, j % 2 ? c : mix(c, P.p, 0.3), { rx: 0.01 });
  }
  return (
    s +
    p.rect(-0.065, -0.225, 0.13, 0.04, nth(colours, i + 1), { rx: 0.012 }) +
    p.circle(0, -0.235, 0.018, nth(colours, i + 1)) +
    p.line('M-.06-.15v.08', P.p, 0.012, { 'stroke-opacity': 0.8 })
  );
}

function lollies({ P }: Kit, p: Pen) {
  let s = '';
  for (const [x, y, c] of [
    [-0.12, -0.34, P.a],
    [0.1, -0.36, P.b],
    [-0.01, -0.44, P.x],
  ] as const)
    s +=
      p.line(`M${x * 0.3} -.08L${x} ${y}`, P.p, 0.014) +
      p.circle(x, y, 0.078, c) +
      p.line(`M${x} ${y}q.02-.02.03.008t-.035.03t-.046-.036t.05-.052t.07.05`, P.p, 0.014);
  return (
    s + p.shape('M-.075-.16h.15l-.02.16h-.11z', mix(P.p, P.s1, 0.3)) + p.rect(-0.068, -0.1, 0.136, 0.03, P.b)
  );
}

const scale = ({ P }: Kit, p: Pen) =>
  p.shape('M-.13 0L-.08-.17h.16L.13 0z', P.x) +
  p.circle(0, -0.085, 0.056, P.p) +
  p.line('M0-.085l.025-.03', P.d, 0.01) +
  p.rect(-0.012, -0.21, 0.024, 0.05, mix(P.x, P.d, 0.3)) +
  [-0.07, -0.025, 0.025, 0.07].map((x, i) => p.circle(x, -0.245, 0.028, nth([P.a, P.b, P.l], i))).join('') +
  p.shape('M-.15-.245h.3q-.03.05-.1.05h-.1q-.07 0-.1-.05z', mix(P.p, P.d, 0.12));
