import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A path through an arch of roses between beds in flower. */
export function roseArch(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.66);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.42, u * 0.16);
  s += across(k, 0.3, (x, i) => tree(P, p.at(x + 0.15, -0.1, 1), mix(P.c, P.s1, i % 2 ? 0.3 : 0.45)));
  s +=
    p.rect(-half, -0.2, half * 2, 0.24, mix(P.a, P.b, 0.3)) +
    across(k, 0.1, (x) => p.circle(x, -0.2, 0.055, mix(P.a, P.b, 0.3))) +
    p.shape('M-.14.03V-.24h.28v.27z', mix(P.c, P.s1, 0.3));
  s += p.rect(-half, 0.02, half * 2, 0.6, P.c) + p.shape('M-.12.02h.24L.42.5h-.84z', mix(P.l, P.p, 0.4));
  for (const [y, w] of [
    [0.08, 0.16],
    [0.17, 0.22],
    [0.28, 0.29],
  ] as const)
    s += p.line(`M${-w} ${y}H${w}`, mix(P.p, P.d, 0.2), 0.006);
  for (const m of [-1, 1]) s += bed(k, p, m);
  return s + arch(k, p.at(0, 0.1));
}

function bed(k: Kit, p: Pen, m: number) {
  const { P } = k;
  let s = '';
  for (let i = 0; i < 54; i++) {
    const t = (i % 18) / 18;
    const row = Math.floor(i / 18);
    const x = m * (0.2 + t * 0.3 + row * (0.16 + t * 0.12));
    const y = 0.06 + t * 0.34;
    const size = 0.022 + t * 0.022;
    s +=
      p.circle(x, y + size, size * 1.5, (i + row) % 2 ? P.a : P.b) +
      p.circle(x, y - size * 0.4, size, nth([P.x, P.p, mix(P.x, P.p, 0.5), P.l], i * 3 + row)) +
      p.circle(x, y - size * 0.4, size * 0.4, nth([P.l, P.x, P.l, P.x], i * 3 + row));
  }
  return s;
}

function arch({ P, f, u }: Kit, p: Pen) {
  let s = p.line('M-.27 0V-.36a.27.27 0 0 1 .54 0V0M-.22 0V-.36a.22.22 0 0 1 .44 0V0', P.p, 0.014);
  for (const y of [-0.08, -0.18, -0.28]) s += p.line(`M-.27 ${y}h.05M.22 ${y}h.05`, P.p, 0.01);
  const count = u < 110 ? 30 : 64;
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const [x, y] =
      t < 0.26
        ? [-0.245, -t * 1.4]
        : t > 0.74
          ? [0.245, -(1 - t) * 1.4]
          : [
              Math.cos(Math.PI + ((t - 0.26) / 0.48) * Math.PI) * 0.245,
              -0.36 + Math.sin(Math.PI + ((t - 0.26) / 0.48) * Math.PI) * 0.245,
            ];
    s += p.circle(x + f(-0.04, 0.04), y + f(-0.03, 0.03), f(0.028, 0.048), i % 3 ? P.a : P.b);
    if (i % 2)
      s += p.circle(
        x + f(-0.045, 0.045),
        y + f(-0.035, 0.035),
        0.024,
        nth([P.x, mix(P.x, P.p, 0.45), P.p], i),
      );
  }
  return s;
}
