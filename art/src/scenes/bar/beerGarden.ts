import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { bulbs, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';

/** Long tables under chestnut trees, bulbs in the branches, two mugs. */
export function beerGarden(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx + u * 0.16, H * 0.5, u * 0.14);
  s += across(k, 0.3, (x, i) => p.circle(x, -0.2, 0.18, mix(P.g, P.s1, i % 2 ? 0.45 : 0.55)));
  s +=
    p.rect(-half, -0.18, half * 2, 0.4, mix(P.g, P.s1, 0.3)) +
    p.rect(-half, -0.03, half * 2, 0.3, mix(P.l, P.s1, 0.4));
  s += across(k, 1.06, (x) => trunk(k, p.at(x + 0.53, -0.02)));
  for (const y of [0.2, 0.3])
    for (let x = 0; x < W / u; x += 0.5)
      s += bulbs(k, [x * u, H * y], [(x + 0.5) * u, H * y], u * 0.05, 5, u * 0.011);
  s += crowns(k, pen(u, cx, 0));
  s += across(k, 1.2, (x, i) => (i ? bench(k, p.at(x, -0.04)) : ''));
  return s + bench(k, p.at(0, 0.07, 1.1)) + mug(k, p.at(-0.13, -0.2)) + mug(k, p.at(0.13, -0.2));
}

const trunk = ({ P }: Kit, p: Pen) =>
  p.shape('M-.045 0q.02-.3.01-.8h.07q0 .5.03.8z', mix(P.d, P.x, 0.2)) +
  p.shape('M.015 0q0-.3-.005-.8h.025q0 .5.03.8z', P.d, { 'fill-opacity': 0.3 });

const crowns = (k: Kit, p: Pen) =>
  across(k, 0.24, (x, i) =>
    p.circle(x, 0.02 + (i % 2 ? 0.03 : 0), 0.16, mix(k.P.g, k.P.d, i % 2 ? 0.22 : 0.38)),
  ) + across(k, 0.24, (x, i) => p.circle(x + 0.12, -0.03, 0.15, i % 2 ? k.P.g : mix(k.P.g, k.P.d, 0.12)));

function bench({ P }: Kit, p: Pen) {
  const wood = mix(P.a, P.d, 0.35);
  return (
    p.ellipse(0, 0.02, 0.5, 0.025, P.d, { 'fill-opacity': 0.2 }) +
    p.line('M-.36 0L-.3-.24M-.26 0L-.32-.24M.36 0L.3-.24M.26 0L.32-.24', P.d, 0.018) +
    p.rect(-0.44, -0.265, 0.88, 0.04, wood, { rx: 0.008 }) +
    p.rect(-0.44, -0.265, 0.88, 0.012, mix(wood, P.p, 0.3), { rx: 0.006 }) +
    p.rect(-0.48, -0.13, 0.96, 0.03, mix(wood, P.a, 0.35), { rx: 0.008 }) +
    p.line('M-.42 .02V-.1M.42 .02V-.1', P.d, 0.018)
  );
}

const mug = ({ P }: Kit, p: Pen) =>
  p.line('M.075-.19h.035q.03 0 .03.03v.06q0 .03-.03.03h-.035', P.p, 0.024) +
  p.rect(-0.085, -0.24, 0.17, 0.24, mix(P.a, P.l, 0.5), { rx: 0.014 }) +
  p.rect(0.03, -0.24, 0.055, 0.24, P.d, { 'fill-opacity': 0.14, rx: 0.014 }) +
  p.line('M-.05-.18v.13M-.01-.18v.13', P.p, 0.014, { 'stroke-opacity': 0.55 }) +
  p.circle(-0.055, -0.25, 0.045, P.p) +
  p.circle(0.01, -0.265, 0.05, P.p) +
  p.circle(0.065, -0.25, 0.04, P.p) +
  p.rect(-0.09, -0.25, 0.18, 0.035, P.p, { rx: 0.016 });
