import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, pendant } from '../../props.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** The nave of a market hall: iron ribs, a glass roof, a clock over the end, stalls on both sides. */
export function marketHall(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.72);
  const half = halfWidth(k);
  const wall = mix(P.l, P.p, 0.4);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1));
  s += end(k, p, wall);
  for (const r of [0.46, 0.66, 0.92]) s += rib(k, p, r);
  for (const q of [-1, 1])
    s += p.shape(`M${q * 0.3} 0V-.3L${q * half * 1.2}-.52V.1z`, mix(wall, P.x, 0.12), {
      'fill-opacity': 0.9,
    });
  s += p.rect(-half, 0, half * 2, 0.4, mix(P.p, P.x, 0.22));
  for (let j = 0; j < 4; j++)
    for (let i = -8; i <= 8; i++)
      if ((i + j) % 2 === 0)
        s += p.shape(
          `M${i * (0.1 + j * 0.03)} ${0.0 + j * 0.07}h${0.1 + j * 0.03}l${(i + 1) * 0.03} .07h${-0.13 - j * 0.03}z`,
          P.b,
          { 'fill-opacity': 0.22 },
        );
  for (const x of [-0.2, 0.2, -0.52, 0.52])
    s += pendant(k, pen(u, cx + x * u, H * 0.06), Math.abs(x) > 0.3 ? 0.16 : 0.2, P.b);
  for (let x = 0.52; x < half + 0.4; x += 0.5)
    for (const q of [-x, x]) s += stall(k, p.at(q, 0.1), Math.round(q * 10));
  for (let x = 0.52; x < half + 0.4; x += 0.5)
    for (const q of [-x, x])
      s += awning(k, [cx + (q - 0.24) * u, H * 0.72 - u * 0.3, u * 0.48, u * 0.075], 7, [
        q > 0 ? P.x : P.b,
        P.p,
      ]);
  return s + flowers(k, p.at(-0.13, 0.22)) + flowers(k, p.at(0.15, 0.2));
}

function end(k: Kit, p: Pen, wall: string) {
  const { P } = k;
  let s =
    p.shape('M-.3 0V-.34a.3.28 0 0 1 .6 0V0z', wall) +
    p.circle(0, -0.24, 0.34, halo(k, 0.6)) +
    p.shape('M-.24-.34a.24.22 0 0 1 .48 0z', P.l);
  for (let i = 1; i < 6; i++)
    s += p.line(
      `M0-.34L${Math.cos(Math.PI + (i / 6) * Math.PI) * 0.24} ${-0.34 + Math.sin(Math.PI + (i / 6) * Math.PI) * 0.22}`,
      mix(P.b, P.d, 0.2),
      0.008,
    );
  s +=
    [-0.2, -0.07, 0.07, 0.2]
      .map((x) => p.shape(`M${x - 0.045} 0v-.18a.045.045 0 0 1 .09 0V0z`, mix(P.s1, P.b, 0.35)))
      .join('') + p.rect(-0.3, -0.35, 0.6, 0.022, mix(P.b, P.d, 0.2));
  return (
    s +
    p.circle(0, -0.36, 0.075, mix(P.b, P.d, 0.3)) +
    p.circle(0, -0.36, 0.06, P.p) +
    p.line('M0-.36v-.04M0-.36l.028.014', P.d, 0.01)
  );
}

function rib({ P }: Kit, p: Pen, r: number) {
  const iron = mix(P.b, P.d, 0.15);
  let s = p.line(`M${-r} 0V${-r * 0.62}a${r} ${r * 0.78} 0 0 1 ${r * 2} 0V0`, iron, 0.02 + r * 0.012);
  const r2 = r * 0.93;
  s += p.line(`M${-r2} ${-r * 0.62}a${r2} ${r2 * 0.76} 0 0 1 ${r2 * 2} 0`, iron, 0.008);
  for (let i = 1; i < 12; i++) {
    const a = Math.PI + (i / 12) * Math.PI;
    s += p.line(
      `M${Math.cos(a) * r} ${-r * 0.62 + Math.sin(a) * r * 0.78}L${Math.cos(a + 0.1) * r2} ${-r * 0.62 + Math.sin(a + 0.1) * r2 * 0.76}`,
      iron,
      0.006,
    );
  }
  return s;
}

function stall({ P }: Kit, p: Pen, i: number) {
  const wood = mix(P.x, P.p, 0.3);
  let s =
    p.ellipse(0, 0.08, 0.25, 0.02, P.d, { 'fill-opacity': 0.2 }) +
    p.rect(-0.235, -0.4, 0.014, 0.46, P.d) +
    p.rect(0.221, -0.4, 0.014, 0.46, P.d) +
    p.rect(-0.22, -0.1, 0.44, 0.18, mix(wood, P.d, 0.25));
  for (let j = 0; j < 3; j++) {
    const x = -0.145 + j * 0.145;
    const c = nth([P.x, P.a, mix(P.l, P.x, 0.4), P.p, mix(P.x, P.d, 0.3)], i + j * 2 + 50);
    for (let n = 0; n < 7; n++)
      s += p.circle(
        x - 0.045 + (n % 4) * 0.03 + (n > 3 ? 0.015 : 0),
        -0.115 - (n > 3 ? 0.026 : 0),
        0.022,
        n % 2 ? c : mix(c, P.p, 0.2),
      );
    s +=
      p.rect(x - 0.066, -0.11, 0.132, 0.06, wood, { rx: 0.006 }) +
      p.rect(x - 0.066, -0.084, 0.132, 0.008, mix(wood, P.d, 0.3));
  }
  return s;
}

const flowers = ({ P }: Kit, p: Pen) =>
  [-2, -1, 0, 1, 2]
    .map(
      (i) =>
        p.line(`M0-.06L${i * 0.03} ${-0.17 + Math.abs(i) * 0.018}`, P.a, 0.008) +
        p.circle(i * 0.032, -0.175 + Math.abs(i) * 0.018, 0.028, i % 2 ? P.x : P.p) +
        p.circle(i * 0.032, -0.175 + Math.abs(i) * 0.018, 0.01, P.l),
    )
    .join('') + p.shape('M-.055-.08h.11l-.014.09h-.082z', mix(P.p, P.d, 0.3));
