import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';

/** A burger, a box of fries and a drink on a tray. */
export function burger(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.42, u * 0.32);
  s += p.rect(-half, -0.02, half * 2, 0.3, mix(P.d, P.b, 0.35));
  s += across(k, 0.16, (x) => p.rect(x, 0.06, 0.08, 0.3, P.p, { 'fill-opacity': 0.1 }));
  s +=
    p.rect(-0.56, 0.015, 1.12, 0.035, mix(P.a, P.d, 0.3), { rx: 0.016 }) +
    p.rect(-0.58, 0, 1.16, 0.026, P.a, { rx: 0.013 }) +
    p.shape('M-.5 0h1l-.03-.012h-.94z', P.p);
  return s + fries(k, p.at(-0.38, -0.005)) + drink(k, p.at(0.4, -0.005)) + stack(k, p.at(0, -0.01));
}

function stack({ P, u }: Kit, p: Pen) {
  const [bun, meat] = [mix(P.x, P.l, 0.35), mix(P.d, P.b, 0.35)];
  let s =
    p.shape('M-.25-.07h.5q.01.07-.06.07h-.38q-.07 0-.06-.07z', mix(bun, P.d, 0.12)) +
    p.rect(-0.27, -0.145, 0.54, 0.08, meat, { rx: 0.035 }) +
    p.shape('M-.26-.165h.52l-.1.02l-.05.06l-.06-.06l-.2 0l-.06.045l-.05-.045z', P.l) +
    p.rect(-0.26, -0.2, 0.52, 0.04, P.a, { rx: 0.018 }) +
    p.shape(
      'M-.285-.2q.03-.045.07-.01q.04-.035.08 0q.04-.035.08 0q.04-.035.08 0q.04-.035.08 0q.04-.035.08 0q.06-.03.1.01q-.03.035-.09.02q-.05.03-.1 0q-.05.03-.1 0q-.05.03-.1 0q-.05.03-.1 0q-.05.02-.08-.02z',
      P.g,
    ) +
    p.shape('M-.26-.225q-.01-.2.26-.2t.26.2q-.26.02-.52 0z', bun) +
    p.shape('M.1-.405q.17.04.16.18q-.06.01-.12.012q.03-.1-.04-.192z', P.d, { 'fill-opacity': 0.12 });
  if (u >= 110)
    for (const [x, y] of [
      [-0.14, -0.33],
      [-0.06, -0.37],
      [0.03, -0.36],
      [-0.09, -0.29],
      [0.11, -0.33],
      [0.02, -0.3],
      [-0.19, -0.28],
    ] as const)
      s += p.ellipse(x, y, 0.013, 0.008, P.p);
  return s;
}

function fries({ P }: Kit, p: Pen) {
  let s = '';
  for (let i = 0; i < 8; i++) {
    const [x, h] = [-0.1 + i * 0.027, [0.29, 0.34, 0.31, 0.36, 0.3, 0.35, 0.32, 0.28][i] ?? 0.3];
    s += p.shape(
      `M${x} -.1L${x + (i - 3.5) * 0.008} ${-h}h.024L${x + 0.024}-.1z`,
      i % 2 ? P.l : mix(P.l, P.x, 0.5),
    );
  }
  return (
    s +
    p.shape('M-.13-.2q.13.09.26 0L.1 0h-.2z', P.b) +
    p.shape('M-.06-.165q.06.015.12 0L.05 0h-.1z', P.p, { 'fill-opacity': 0.85 })
  );
}

const drink = ({ P }: Kit, p: Pen) =>
  p.line('M.01-.3L.05-.46h.05', P.p, 0.02) +
  p.shape('M-.105-.29h.21L.075 0h-.15z', mix(P.p, P.s1, 0.15)) +
  p.shape('M-.095-.19h.19l-.012.1h-.166z', P.b) +
  p.shape('M.04-.29h.065L.075 0h-.04z', P.d, { 'fill-opacity': 0.12 }) +
  p.rect(-0.12, -0.32, 0.24, 0.04, P.b, { rx: 0.012 });
