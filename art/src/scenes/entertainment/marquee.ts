import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { rect } from '../../svg.ts';

/** A picture palace: its fan of bulbs, its canopy, its doors thrown open. */
export function marquee(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const street = H * 0.88;
  const p = pen(u, cx, street);
  const wall = mix(P.s0, P.b, 0.25);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1)) + neighbours(k, p);
  s +=
    p.shape('M-.56 0V-.62H-.4V-.74Q-.4-.98 0-.98T.4-.74V-.62H.56V0z', wall) +
    p.shape('M.3 0V-.92Q.4-.86.4-.74V-.62H.56V0z', P.d, { 'fill-opacity': 0.12 });
  s += sunburst(k, p.at(0, -0.52, 0.9)) + doors(k, p);
  s += glow(k, cx, street - u * 0.3, u * 0.5, 0.6) + canopy(k, p);
  s +=
    rect(0, street, W, H - street, mix(P.d, P.b, 0.3)) +
    rect(0, street, W, u * 0.014, P.d, { 'fill-opacity': 0.5 });
  return (
    s + p.shape('M-.09 0h.18l.12.2h-.42z', P.a) + p.shape('M-.3 0h.6l.2.2h-1z', P.l, { 'fill-opacity': 0.2 })
  );
}

/** Houses on both sides, plain and darker, with a few windows lit. */
function neighbours(k: Kit, p: Pen) {
  const { P, u, W } = k;
  const half = W / u / 2 + 0.05;
  let s = '';
  for (const q of [-1, 1]) {
    let x = 0.53;
    while (x < half) {
      const [w, h] = [k.f(0.26, 0.36), k.f(0.5, 0.68)];
      const left = q > 0 ? x : -x - w;
      const colour = mix(P.b, P.s1, k.f(0.12, 0.34));
      s +=
        p.rect(left, -h, w + 0.004, h, colour) +
        p.rect(left - 0.012, -h - 0.02, w + 0.024, 0.03, mix(colour, P.d, 0.25));
      for (let j = 0; j < 3; j++)
        for (let i = 0; i < 2; i++)
          s += p.rect(
            left + w * (0.2 + i * 0.38),
            -h + 0.08 + j * 0.15,
            w * 0.2,
            0.085,
            k.r() > 0.5 ? P.l : P.d,
            { 'fill-opacity': 0.75 },
          );
      x += w;
    }
  }
  return s;
}

/** Ribs fanning over the canopy, each ending in a bulb. */
function sunburst({ P }: Kit, p: Pen) {
  let s = p.shape('M-.34 0a.34.34 0 0 1 .68 0z', mix(P.a, P.d, 0.12));
  for (let i = 0; i < 9; i++) {
    const a = Math.PI + ((i + 0.5) / 9) * Math.PI;
    const [b, c] = [a - 0.13, a + 0.13];
    const at = (angle: number, r: number) => `${Math.cos(angle) * r} ${Math.sin(angle) * r}`;
    s += p.shape(`M${at(a, 0.1)}L${at(b, 0.3)}Q${at(a, 0.33)} ${at(c, 0.3)}z`, i % 2 ? P.x : P.l);
    s +=
      p.circle(Math.cos(a) * 0.375, Math.sin(a) * 0.375, 0.03, P.l, { 'fill-opacity': 0.3 }) +
      p.circle(Math.cos(a) * 0.375, Math.sin(a) * 0.375, 0.013, P.l);
  }
  return s + p.shape('M-.12 0a.12.12 0 0 1 .24 0z', P.p) + p.shape('M-.08 0a.08.08 0 0 1 .16 0z', P.a);
}

function doors({ P, fade }: Kit, p: Pen) {
  let s = '';
  for (const x of [-0.26, 0, 0.26]) {
    s +=
      p.rect(x - 0.105, -0.31, 0.21, 0.31, fade(mix(P.l, P.x, 0.35), P.l)) +
      p.rect(x - 0.005, -0.31, 0.01, 0.31, P.d);
    s += p.rect(x - 0.105, -0.31, 0.21, 0.31, 'none', { stroke: P.d, 'stroke-width': 2 });
    for (const q of [-1, 1])
      s += p.rect(x + q * 0.052 - 0.03, -0.12, 0.06, 0.1, P.a) + p.circle(x + q * 0.018, -0.145, 0.009, P.d);
  }
  for (const q of [-1, 1])
    s +=
      p.rect(q * 0.47 - 0.052, -0.29, 0.104, 0.17, P.d) +
      p.rect(q * 0.47 - 0.042, -0.28, 0.084, 0.15, P.p) +
      p.circle(q * 0.47, -0.22, 0.028, P.a) +
      p.rect(q * 0.47 - 0.042, -0.175, 0.084, 0.045, P.c);
  return s;
}

/** The canopy, a lit board with two ruled lines, and bulbs around it. */
function canopy({ P, u }: Kit, p: Pen) {
  let s = p.rect(-0.54, -0.33, 1.08, 0.03, P.d, { 'fill-opacity': 0.35 });
  s +=
    p.shape('M-.58-.52H.58V-.35H-.58z', P.a) +
    p.rect(-0.6, -0.535, 1.2, 0.03, P.x) +
    p.rect(-0.6, -0.36, 1.2, 0.03, P.x);
  s += p.rect(-0.5, -0.49, 1, 0.115, P.p, { rx: 0.008 });
  for (const [y, words] of [
    [-0.47, [0.16, 0.1, 0.2, 0.12]],
    [-0.42, [0.1, 0.22, 0.14]],
  ] as const) {
    const total = words.reduce((sum, w) => sum + w + 0.03, -0.03);
    let x = -total / 2;
    for (const w of words) {
      s += p.rect(x, y, w, 0.026, P.d, { 'fill-opacity': 0.85 });
      x += w + 0.03;
    }
  }
  const step = u < 150 ? 0.1 : 0.06;
  for (let x = -0.57; x <= 0.575; x += step) for (const y of [-0.52, -0.345]) s += p.circle(x, y, 0.011, P.l);
  return s;
}
