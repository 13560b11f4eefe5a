import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth, wineGlass } from '../../props.ts';

/** A silver cloche on a white cloth, two glasses, a chandelier over them. */
export function cloche(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.74);
  const half = halfWidth(k);
  const cloth = mix(P.p, P.s0, 0.06);
  let s = sky(k) + across(k, 0.52, (x) => panel(k, p.at(x, -0.1)));
  s += chandelier(k, pen(u, cx, 0));
  s += p.rect(-half, 0, half * 2, 0.5, cloth);
  s += across(k, 0.26, (x, i) =>
    p.line(`M${x} .03q${i * 0.012} .14 ${i * 0.03} .3`, mix(P.p, P.d, 0.16), 0.01),
  );
  s += p.rect(-half, 0, half * 2, 0.02, P.d, { 'fill-opacity': 0.1 });
  for (const q of [-1, 1])
    s +=
      wineGlass(P, p.at(q * 0.42, 0.015, 1.25), q > 0 ? P.a : mix(P.l, P.x, 0.3)) +
      candle(k, p.at(q * 0.58, 0.01, 1.3));
  return s + dish(k, p.at(0, 0.02));
}

const panel = ({ P, u }: Kit, p: Pen) =>
  p.rect(-0.22, -0.6, 0.44, 0.62, 'none', { stroke: mix(P.s1, P.d, 0.18), 'stroke-width': u * 0.008 }) +
  p.rect(-0.19, -0.57, 0.38, 0.56, mix(P.s1, P.d, 0.06), { 'fill-opacity': 0.5 });

function chandelier(k: Kit, p: Pen) {
  const { P } = k;
  let s = p.circle(0, 0.16, 0.42, halo(k, 0.75)) + p.rect(-0.006, 0, 0.012, 0.1, P.d);
  s += p.line('M-.2.15q.02.08.2.08t.2-.08M-.1.15q.01.055.1.055t.1-.055M0 .09v.14', P.x, 0.014);
  for (const x of [-0.2, -0.1, 0.1, 0.2])
    s +=
      p.rect(x - 0.012, 0.105, 0.024, 0.045, P.p) +
      p.shape(`M${x} .06q.022.03 0 .05q-.022-.02 0-.05`, P.l) +
      p.circle(x, 0.085, 0.045, P.l, { 'fill-opacity': 0.3 });
  return s + p.circle(0, 0.25, 0.022, P.x);
}

function dish({ P }: Kit, p: Pen) {
  const silver = mix(P.p, P.b, 0.22);
  return (
    p.ellipse(0, 0.012, 0.37, 0.03, P.d, { 'fill-opacity': 0.16 }) +
    p.ellipse(0, -0.005, 0.33, 0.03, mix(silver, P.d, 0.12)) +
    p.ellipse(0, -0.014, 0.33, 0.026, mix(silver, P.p, 0.5)) +
    p.shape('M-.26-.015v-.01a.26.27 0 0 1 .52 0v.01q-.26.04-.52 0z', silver) +
    p.shape('M.06-.29a.26.27 0 0 1 .2.265v.01q-.07.012-.14.016q.06-.14-.06-.291z', P.d, {
      'fill-opacity': 0.2,
    }) +
    p.line('M-.19-.07q.01-.13.11-.175', P.p, 0.022) +
    p.rect(-0.014, -0.325, 0.028, 0.035, mix(silver, P.d, 0.25)) +
    p.circle(0, -0.335, 0.03, silver) +
    p.circle(-0.008, -0.343, 0.01, P.p)
  );
}
