import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, bottle, candle, halfWidth, pendant, room, wineGlass } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A wall of bottles on their sides, a board of cheese and two glasses before it. */
export function wineShelf(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  const wood = mix(P.a, P.d, 0.55);
  let s =
    room(k, H * 0.78) +
    p.rect(-half, -1, half * 2, 1, mix(wood, P.d, 0.45)) +
    p.circle(0, -0.4, 0.6, halo(k, 0.4));
  for (let j = 0; j < 5; j++) {
    const y = -0.15 - j * 0.16;
    s +=
      across(k, 0.16, (x, i) => butt(k, p.at(x + (j % 2 ? 0.08 : 0), y), i * 3 + j * 2 + 60)) +
      p.rect(-half, y + 0.068, half * 2, 0.022, wood) +
      p.rect(-half, y + 0.068, half * 2, 0.006, mix(wood, P.p, 0.3));
  }
  s +=
    across(k, 0.64, (x) => p.rect(x + 0.3, -1, 0.04, 1, wood)) +
    across(k, 0.64, (x) => pendant(k, pen(u, cx + x * u, 0), 0.12, P.x));
  s +=
    p.rect(-half, -0.04, half * 2, 0.06, mix(P.a, P.p, 0.2)) +
    p.rect(-half, 0.02, half * 2, 0.4, mix(P.b, P.d, 0.3)) +
    across(k, 0.32, (x) =>
      p.rect(x - 0.13, 0.06, 0.26, 0.3, 'none', { stroke: mix(P.b, P.x, 0.3), 'stroke-width': u * 0.006 }),
    );
  return (
    s +
    bottle(P, p.at(-0.42, -0.04, 1.15), P.d) +
    wineGlass(P, p.at(-0.22, -0.04, 1.35), mix(P.b, P.a, 0.35)) +
    wineGlass(P, p.at(-0.04, -0.04, 1.35), mix(P.l, P.x, 0.2)) +
    cheese(k, p.at(0.32, -0.04)) +
    candle(k, p.at(0.56, -0.04, 0.9))
  );
}

const butt = ({ P }: Kit, p: Pen, i: number) => {
  const glass = nth([P.d, mix(P.g, P.d, 0.5), mix(P.b, P.d, 0.3)], i);
  const foil = mix(nth([P.a, P.x, P.l, P.b, P.p], i * 2), P.d, 0.3);
  return (
    p.circle(0, 0, 0.058, glass) +
    p.line('M-.036-.026a.045.045 0 0 1 .03-.018', P.p, 0.008, { 'stroke-opacity': 0.4 }) +
    p.circle(0, 0, 0.03, foil) +
    p.circle(0, 0, 0.012, mix(foil, P.d, 0.3))
  );
};

const cheese = ({ P }: Kit, p: Pen) =>
  p.rect(-0.19, -0.03, 0.38, 0.03, mix(P.a, P.d, 0.35), { rx: 0.012 }) +
  p.shape('M-.16-.03v-.1l.16.035v.065z', P.l) +
  p.shape('M-.16-.13l.16.035l.02-.03l-.12-.03z', mix(P.l, P.p, 0.5)) +
  p.circle(-0.1, -0.07, 0.012, mix(P.l, P.d, 0.18)) +
  p.circle(-0.05, -0.05, 0.009, mix(P.l, P.d, 0.18)) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      p.circle(
        0.06 + (i % 3) * 0.036 + (i > 2 ? 0.018 : 0),
        -0.05 - (i > 2 ? 0.034 : 0),
        0.024,
        i % 2 ? mix(P.b, P.a, 0.2) : mix(P.b, P.p, 0.15),
      ),
    )
    .join('') +
  p.line('M.1-.1q.02-.04.05-.04', P.g, 0.01);
