import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { across } from '../../props.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** A copper tray of small bowls around rice and bread, seen from above, with marigolds. */
export function thali(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  const p = pen(u, cx, cy);
  const copper = mix(P.x, P.a, 0.25);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1)) + border(k, pen(u, cx, 0), 1) + border(k, pen(u, cx, H), -1);
  s += p.circle(0.03, 0.03, 0.4, P.d, { 'fill-opacity': 0.16 });
  s +=
    p.circle(0, 0, 0.4, copper) +
    p.circle(0, 0, 0.372, mix(copper, P.d, 0.22)) +
    p.circle(0, 0, 0.36, mix(copper, P.p, 0.3));
  const curries = [P.a, P.g, P.x, mix(P.b, P.a, 0.3), P.p, mix(P.l, P.x, 0.4)];
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * (i + 0.5)) / 5.4 + Math.PI * 0.92;
    s += bowl(k, p.at(Math.cos(a) * 0.265, Math.sin(a) * 0.265), nth(curries, i), i);
  }
  s += rice(k, p.at(-0.02, -0.01)) + naan(k, p.at(0.06, 0.21));
  for (const [x, y] of [
    [-0.56, 0.26],
    [0.58, -0.25],
    [-0.52, -0.3],
    [0.55, 0.3],
  ] as const)
    s += marigold(k, p.at(x, y), 1);
  return s;
}

function border(k: Kit, p: Pen, m: number) {
  const { P } = k;
  return across(
    k,
    0.12,
    (x, i) =>
      p.shape(`M${x} 0h.12v${m * 0.05}l-.06 ${m * 0.06}l-.06 ${m * -0.06}z`, i % 2 ? P.b : P.a) +
      p.circle(x + 0.06, m * 0.05, 0.014, P.l),
  );
}

function bowl({ P, u }: Kit, p: Pen, c: string, i: number) {
  const metal = mix(P.p, P.x, 0.25);
  let s =
    p.circle(0.008, 0.01, 0.085, P.d, { 'fill-opacity': 0.2 }) +
    p.circle(0, 0, 0.084, metal) +
    p.circle(0, 0, 0.07, c);
  s += p.line('M-.045-.01a.046.046 0 0 1 .04-.036', mix(c, P.p, 0.5), 0.01);
  if (u < 110) return s;
  for (let j = 0; j < 4; j++) {
    const a = j * 1.7 + i;
    s +=
      i % 2
        ? p.circle(Math.cos(a) * 0.036, Math.sin(a) * 0.036, 0.013, mix(c, P.d, 0.3))
        : p.shape(
            `M${Math.cos(a) * 0.03} ${Math.sin(a) * 0.03}q.02-.02.03.004q-.016.016-.03-.004z`,
            i === 4 ? P.a : P.p,
          );
  }
  return s;
}

function rice({ P }: Kit, p: Pen) {
  let s = p.circle(0, 0, 0.115, mix(P.p, P.d, 0.08)) + p.circle(-0.006, -0.008, 0.1, P.p);
  for (let i = 0; i < 14; i++) {
    const [a, r] = [i * 2.4, 0.022 * Math.sqrt(i + 1)];
    s += p.ellipse(Math.cos(a) * r, Math.sin(a) * r, 0.012, 0.005, mix(P.p, P.x, 0.28));
  }
  return (
    s +
    p.shape('M-.01-.02q.03-.05.06-.02q-.02.04-.06.02z', P.g) +
    p.shape('M0-.01q-.04-.04-.06-.005q.03.03.06.005z', mix(P.g, P.d, 0.2))
  );
}

const naan = ({ P }: Kit, p: Pen) =>
  p.shape('M-.2.02q.02-.1.16-.12q.18-.02.2.06q.02.1-.12.13q-.22.03-.24-.07z', mix(P.x, P.p, 0.55)) +
  p.shape('M-.12.04q.03-.09.14-.1q.16-.02.18.05q0 .07-.12.1q-.19.03-.2-.05z', mix(P.l, P.p, 0.4)) +
  [
    [-0.02, 0.01],
    [0.08, -0.02],
    [0.04, 0.05],
    [0.13, 0.02],
    [-0.08, 0.05],
  ]
    .map(([x = 0, y = 0]) => p.ellipse(x, y, 0.018, 0.012, mix(P.x, P.d, 0.35), { 'fill-opacity': 0.7 }))
    .join('');

function marigold({ P }: Kit, at: Pen, scale: number) {
  const p = at.at(0, 0, scale);
  let s =
    p.shape('M.05.05q.09-.01.12.06q-.09.03-.12-.06z', P.g) +
    p.shape('M-.05.05q-.03.09.03.12q.05-.07-.03-.12z', P.g);
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 10 - r * 3; i++) {
      const a = (i / (10 - r * 3)) * 6.283 + r;
      s += p.circle(
        Math.cos(a) * (0.062 - r * 0.022),
        Math.sin(a) * (0.062 - r * 0.022),
        0.026,
        r % 2 ? P.l : P.x,
      );
    }
  return s + p.circle(0, 0, 0.016, P.a);
}
