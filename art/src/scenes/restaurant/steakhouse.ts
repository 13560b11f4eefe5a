import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth, pendant, steam, wineGlass } from '../../props.ts';

/** A steak on the board before a leather bench, red wine beside it. */
export function steakhouse(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.76);
  const half = halfWidth(k);
  const leather = mix(P.b, P.d, 0.12);
  let s =
    sky(k) +
    p.rect(-half, -0.34, half * 2, 0.34, leather) +
    p.rect(-half, -0.37, half * 2, 0.05, mix(leather, P.p, 0.12), { rx: 0.02 });
  s += across(
    k,
    0.2,
    (x) =>
      p.line(`M${x} -.32V0`, mix(leather, P.d, 0.4), 0.01) +
      p.circle(x, -0.2, 0.012, P.x) +
      p.circle(x + 0.1, -0.11, 0.012, P.x) +
      p.line(`M${x} -.2l.1.09l.1-.09`, mix(leather, P.d, 0.35), 0.006),
  );
  s += across(
    k,
    0.62,
    (x) =>
      p.rect(x - 0.2, -0.72, 0.4, 0.26, mix(P.s1, P.d, 0.2)) +
      p.rect(x - 0.18, -0.7, 0.36, 0.22, mix(P.s0, P.a, 0.3)) +
      p.shape(`M${x - 0.18} -.48q.1-.12.18-.04t.18-.08v.12z`, mix(P.g, P.d, 0.2)),
  );
  s += across(k, 0.62, (x) => pendant(k, pen(u, cx + (x + 0.31) * u, 0), 0.12, P.x));
  s += p.circle(0, -0.1, 0.5, halo(k, 0.4));
  s +=
    p.rect(-half, -0.01, half * 2, 0.4, mix(P.d, P.a, 0.22)) +
    across(k, 0.3, (x) => p.line(`M${x} .1h.18`, P.p, 0.006, { 'stroke-opacity': 0.15 }));
  return (
    s +
    wineGlass(P, p.at(-0.46, 0.03, 1.4), P.a) +
    candle(k, p.at(0.56, 0.02, 1.1)) +
    steam(P, p.at(0.04, -0.2, 1.2)) +
    board(k, p.at(0, 0.06)) +
    knife(k, p.at(0.46, 0.12))
  );
}

function board({ P }: Kit, p: Pen) {
  const wood = mix(P.x, P.d, 0.3);
  const [crust, rare] = [mix(P.d, P.a, 0.35), mix(P.a, P.p, 0.22)];
  return (
    p.ellipse(0, 0.075, 0.4, 0.04, P.d, { 'fill-opacity': 0.35 }) +
    p.shape('M-.38.03q0-.075.38-.075t.38.075v.02q0 .06-.38.06t-.38-.06z', mix(wood, P.d, 0.3)) +
    p.ellipse(0, 0.025, 0.38, 0.062, wood) +
    p.ellipse(0, 0.02, 0.33, 0.046, mix(wood, P.d, 0.2)) +
    p.shape(
      'M-.27-.02q-.02-.14.14-.15q.12-.02.2.03q.16.01.15.11q.01.06-.13.07q-.34.02-.36-.06z',
      mix(crust, P.d, 0.35),
    ) +
    p.shape('M-.27-.04q-.02-.13.14-.14q.12-.02.2.03q.16.01.15.1q.01.05-.13.06q-.34.02-.36-.05z', crust) +
    p.line('M-.19-.14L-.11-.01M-.1-.165L0-.005M0-.155L.09-.01M.09-.125L.16-.02', P.d, 0.014, {
      'stroke-opacity': 0.55,
    }) +
    p.shape('M.14-.115q.09.01.085.09q0 .04-.09.05q-.02-.06.005-.14z', rare) +
    p.shape('M.205-.1q.025.03.02.08q0 .035-.05.045q.05-.05.03-.125z', P.p) +
    p.shape('M-.09-.165h.09l.015.05h-.09z', mix(P.l, P.p, 0.4)) +
    p.shape('M-.22.0q-.1-.05-.13-.14q.1.02.16.1z', P.g) +
    p.line('M-.34-.13q.08.06.13.12', mix(P.g, P.d, 0.4), 0.008) +
    [-0.29, -0.24, -0.19]
      .map((x, i) => p.circle(x, 0.03 - (i % 2) * 0.015, 0.026, i % 2 ? P.x : P.a))
      .join('')
  );
}

const knife = ({ P }: Kit, p: Pen) =>
  p.shape('M-.02-.02L.02-.3q.04.03.03.28z', mix(P.p, P.s1, 0.2)) +
  p.shape('M-.024-.02h.07l-.01.16h-.05z', P.d);
