import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';

/** Water falling from basin to basin on a square with trees. */
export function fountain(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx + k.pick([-1, 1]) * u * 0.22, H * 0.36, u * 0.19);
  s += across(
    k,
    0.2,
    (x, i) =>
      p.rect(x, -0.3 - (((i * 7) % 4) + 4) * 0.012, 0.2, 0.4, mix(P.s1, P.x, 0.14 + (i % 2) * 0.06)) +
      p.rect(x + 0.05, -0.25, 0.03, 0.05, P.l, { 'fill-opacity': 0.8 }) +
      p.rect(x + 0.12, -0.25, 0.03, 0.05, P.l, { 'fill-opacity': 0.5 }),
  );
  s += across(k, 0.24, (x, i) =>
    Math.abs(x) > 0.2 ? tree(P, p.at(x, -0.02, 0.8), i % 2 ? P.a : mix(P.a, P.b, 0.45)) : '',
  );
  s +=
    p.rect(-half, -0.03, half * 2, 0.3, mix(P.l, P.p, 0.4)) +
    across(k, 0.22, (x) => p.line(`M${x} -.02L${x * 1.4} .22`, mix(P.p, P.d, 0.2), 0.006)) +
    p.line(`M${-half} .05H${half}M${-half} .14H${half}`, mix(P.p, P.d, 0.2), 0.006);
  return (
    s +
    p.circle(0, -0.3, 0.44, halo(k, 0.35)) +
    basins(k, p.at(0, 0.1)) +
    across(k, 1.04, (x) => pot(k, p.at(x + 0.52, 0.1)))
  );
}

function basins({ P }: Kit, p: Pen) {
  const stone = mix(P.p, P.d, 0.16);
  const water = mix(P.s0, P.p, 0.45);
  const bowl = (y: number, w: number, h: number) =>
    p.ellipse(0, y, w, w * 0.1, mix(stone, P.d, 0.12)) +
    p.ellipse(0, y, w * 0.94, w * 0.08, water) +
    p.shape(`M${-w} ${y}q${w} ${w * 0.2} ${w * 2} 0q${-w * 0.16} ${h}${-w} ${h}t${-w}-${h}z`, stone) +
    p.shape(
      `M${w * 0.3} ${y + w * 0.09}q${w * 0.4}-.01 ${w * 0.7}-${w * 0.09}q${-w * 0.16} ${h}${-w} ${h}q${w * 0.34} 0 ${w * 0.3}-${h * 0.9}z`,
      P.d,
      { 'fill-opacity': 0.12 },
    );
  const falls = (y: number, w: number, h: number) =>
    [-1, -0.6, 0.6, 1]
      .map((q) =>
        p.line(`M${q * w} ${y}q${q * 0.03} 0 ${q * 0.034} ${h}`, P.p, 0.014, { 'stroke-opacity': 0.8 }),
      )
      .join('');
  let s =
    p.ellipse(0, 0.05, 0.52, 0.06, P.d, { 'fill-opacity': 0.16 }) +
    p.shape('M-.5-.02q.5.14 1 0v.06q-.5.14-1 0z', stone) +
    p.ellipse(0, -0.02, 0.5, 0.062, mix(stone, P.p, 0.4)) +
    p.ellipse(0, -0.02, 0.45, 0.05, water);
  for (const [x, y] of [
    [-0.28, -0.02],
    [0.26, -0.03],
    [-0.1, 0.008],
    [0.12, 0.005],
  ] as const)
    s += p.ellipse(x, y, 0.06, 0.007, P.p, { 'fill-opacity': 0.8 });
  s +=
    p.shape('M-.05-.01L-.03-.24h.06L.05-.01z', stone) +
    bowl(-0.24, 0.27, 0.09) +
    p.shape('M-.03-.22L-.02-.4h.04L.03-.22z', stone) +
    bowl(-0.41, 0.15, 0.06) +
    p.rect(-0.014, -0.46, 0.028, 0.06, stone);
  s += falls(-0.235, 0.25, 0.2) + falls(-0.405, 0.135, 0.15);
  for (const q of [-1, 1])
    s += p.line(`M0-.46q${q * 0.02}-.16 ${q * 0.07}-.14q${q * 0.05} .03 ${q * 0.05} .17`, P.p, 0.014, {
      'stroke-opacity': 0.85,
    });
  return s + p.line('M0-.46V-.63', P.p, 0.018) + p.circle(0, -0.65, 0.014, P.p);
}

const pot = ({ P }: Kit, p: Pen) =>
  [-0.06, 0, 0.06]
    .map(
      (x, i) =>
        p.circle(x, -0.17, 0.055, i % 2 ? P.a : P.b) +
        p.circle(x, -0.19, 0.016, P.x) +
        p.circle(x + 0.025, -0.16, 0.014, P.p),
    )
    .join('') +
  p.shape('M-.09-.13h.18l-.03.12h-.12z', mix(P.x, P.d, 0.25)) +
  p.rect(-0.1, -0.14, 0.2, 0.026, mix(P.x, P.d, 0.1));
