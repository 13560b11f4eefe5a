import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, cup, halfWidth, steam, sun } from '../../props.ts';

/** A stack of pancakes with berries, a fried egg, coffee and orange juice in the morning sun. */
export function brunch(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.42, u * 0.31);
  s += p.rect(-half, -0.01, half * 2, 0.4, P.p);
  s += across(k, 0.16, (x) => p.rect(x, -0.01, 0.08, 0.4, P.x, { 'fill-opacity': 0.16 }));
  for (const y of [0.03, 0.13]) s += p.rect(-half, y, half * 2, 0.05, P.x, { 'fill-opacity': 0.16 });
  s += p.rect(-half, -0.012, half * 2, 0.014, mix(P.p, P.d, 0.15));
  s +=
    steam(P, p.at(0.42, -0.12)) +
    cup(P, p.at(0.43, 0.07, 1.25), P.c) +
    juice(k, p.at(0.55, 0.01)) +
    egg(k, p.at(-0.46, 0.09));
  s += flowers(k, p.at(-0.5, -0.005));
  return s + stack(k, p.at(0, 0.06));
}

function stack({ P }: Kit, p: Pen) {
  const cake = mix(mix(P.a, P.l, 0.5), P.p, 0.1);
  let s =
    p.ellipse(0.02, 0.05, 0.36, 0.03, P.d, { 'fill-opacity': 0.16 }) +
    p.ellipse(0, 0.025, 0.35, 0.045, mix(P.c, P.p, 0.2)) +
    p.ellipse(0, 0.015, 0.3, 0.034, mix(P.c, P.p, 0.45));
  for (let i = 0; i < 5; i++) {
    const [y, x] = [-0.012 - i * 0.06, (i % 2 ? 0.012 : -0.008) * (i ? 1 : 0)];
    s +=
      p.rect(x - 0.24, y - 0.045, 0.48, 0.055, mix(cake, P.d, 0.06), { rx: 0.027 }) +
      p.rect(x - 0.24, y - 0.052, 0.48, 0.034, mix(cake, P.b, 0.4), { rx: 0.017 }) +
      p.rect(x - 0.21, y - 0.018, 0.42, 0.012, P.p, { rx: 0.006, 'fill-opacity': 0.35 });
  }
  const syrup = mix(P.b, P.a, 0.4);
  s += p.shape(
    'M-.2-.3q.2-.05.4 0q.02.02 0 .03q-.02 0-.02.06q-.02.04-.04 0q0-.05-.04-.05q-.04.01-.04.12q-.02.04-.045 0q0-.1-.05-.1q-.05 0-.05.16q-.02.04-.045 0q0-.14-.04-.15q-.04-.01-.04.03q-.02.03-.04 0q0-.03.0-.1z',
    syrup,
  );
  s +=
    p.shape('M-.06-.37h.12l.02.06h-.16z', mix(P.l, P.p, 0.25)) +
    p.shape('M.03-.37h.03l.02.06h-.04z', P.d, { 'fill-opacity': 0.12 });
  for (const [x, y, c] of [
    [-0.13, -0.325, P.x],
    [0.13, -0.32, P.x],
    [0.175, -0.3, mix(P.b, P.x, 0.3)],
    [-0.17, -0.3, mix(P.b, P.x, 0.3)],
    [-0.33, 0.01, P.x],
    [0.3, 0.02, P.x],
    [0.25, 0.03, mix(P.b, P.x, 0.3)],
  ] as const)
    s += p.circle(x, y, 0.032, c) + p.circle(x - 0.009, y - 0.01, 0.009, P.p, { 'fill-opacity': 0.7 });
  return s + p.shape('M-.13-.355q.01-.05.06-.04q-.01.045-.06.04z', P.g);
}

const juice = ({ P }: Kit, p: Pen) =>
  p.shape('M-.06-.26h.12l-.012.26h-.096z', P.p, { 'fill-opacity': 0.55 }) +
  p.shape('M-.055-.2h.11l-.01.195h-.09z', mix(P.x, P.l, 0.4)) +
  p.circle(0.055, -0.255, 0.045, P.x) +
  p.circle(0.055, -0.255, 0.034, mix(P.l, P.x, 0.3)) +
  p.line('M-.01-.1L-.045-.36', P.c, 0.014);

const egg = ({ P }: Kit, p: Pen) =>
  p.ellipse(0.01, 0.025, 0.16, 0.02, P.d, { 'fill-opacity': 0.14 }) +
  p.ellipse(0, 0.005, 0.16, 0.03, mix(P.c, P.p, 0.2)) +
  p.shape('M-.12 0q-.02-.03.05-.03q.04-.03.1-.012q.09.0.08.03q-.03.03-.1.02q-.1.02-.13-.008z', P.p) +
  p.ellipse(-0.02, -0.014, 0.042, 0.019, mix(P.x, P.l, 0.45)) +
  p.shape('M.06-.0q.05-.05.1-.02q-.02.04-.1.02z', P.g);

const flowers = ({ P }: Kit, p: Pen) =>
  p.line('M-.01-.1q-.04-.1-.07-.16M0-.1V-.3M.01-.1q.05-.08.09-.13', P.g, 0.01) +
  [
    [-0.08, -0.27],
    [0, -0.32],
    [0.11, -0.24],
  ]
    .map(
      ([x = 0, y = 0]) =>
        [0, 1, 2, 3, 4]
          .map((i) => p.circle(x + Math.cos(i * 1.257) * 0.028, y + Math.sin(i * 1.257) * 0.028, 0.022, P.p))
          .join('') + p.circle(x, y, 0.018, P.x),
    )
    .join('') +
  p.shape('M-.04-.12h.08q.03.06 0 .12h-.08q-.03-.06 0-.12z', P.b);
