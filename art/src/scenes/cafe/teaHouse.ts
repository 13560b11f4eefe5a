import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, steam } from '../../props.ts';
import { rect } from '../../svg.ts';

/** Paper screens with a branch and the sun behind them, a teapot and two bowls on a low table. */
export function teaHouse(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.76);
  const half = halfWidth(k);
  const frame = mix(P.b, P.d, 0.15);
  let s = rect(0, 0, W, H, k.fade(mix(P.p, P.s0, 0.4), mix(P.p, P.s1, 0.4)));
  s += p.circle(0.14, -0.46, 0.5, halo(k, 0.6)) + p.circle(0.14, -0.46, 0.2, mix(P.l, P.a, 0.4));
  s += branch(k, p.at(-0.6, -0.62), 1) + branch(k, p.at(0.98, -0.5), -1) + branch(k, p.at(-1.4, -0.5), 1);
  s += across(
    k,
    0.5,
    (x) =>
      p.rect(x - 0.252, -0.9, 0.024, 0.9, frame) +
      p.line(`M${x - 0.08} -.9V-.2M${x + 0.1}-.9V-.2`, frame, 0.008),
  );
  for (const y of [-0.7, -0.45]) s += p.line(`M${-half} ${y}H${half}`, frame, 0.008);
  s +=
    p.rect(-half, -0.21, half * 2, 0.21, mix(P.a, P.p, 0.35)) +
    p.rect(-half, -0.22, half * 2, 0.024, frame) +
    p.rect(-half, -0.92, half * 2, 0.03, frame);
  s += p.rect(-half, 0, half * 2, 0.4, mix(P.g, P.p, 0.45)) + p.rect(-half, -0.012, half * 2, 0.024, frame);
  s += across(k, 0.62, (x) => p.line(`M${x + 0.31} .01l${(x + 0.31) * 0.5} .24`, mix(P.g, P.d, 0.4), 0.016));
  s += cushion(k, p.at(-0.52, 0.16)) + cushion(k, p.at(0.52, 0.16));
  return s + table(k, p.at(0, 0.16));
}

function branch({ P }: Kit, p: Pen, m: number) {
  let s = p.line(
    `M0 .1q${m * 0.16}-.02 ${m * 0.3}-.12t${m * 0.22}-.1M${m * 0.2} .03q${m * 0.1} .05 ${m * 0.2} .03`,
    mix(P.d, P.s1, 0.2),
    0.016,
  );
  for (const [x, y] of [
    [0.12, 0.02],
    [0.22, -0.05],
    [0.3, -0.08],
    [0.38, 0.04],
    [0.42, -0.16],
    [0.5, -0.21],
    [0.28, 0.06],
    [0.36, -0.1],
  ] as const)
    s +=
      p.circle(m * x, y, 0.032, mix(P.x, P.p, 0.3)) +
      p.circle(m * x + 0.012, y - 0.012, 0.022, mix(P.x, P.p, 0.55)) +
      p.circle(m * x, y, 0.009, P.l);
  return s;
}

const cushion = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0.02, 0.17, 0.02, P.d, { 'fill-opacity': 0.2 }) +
  p.rect(-0.16, -0.045, 0.32, 0.07, P.x, { rx: 0.034 }) +
  p.rect(-0.15, -0.02, 0.3, 0.016, mix(P.x, P.d, 0.25), { rx: 0.008 });

function table(k: Kit, p: Pen) {
  const { P } = k;
  const clay = mix(P.b, P.d, 0.2);
  const bowl = (x: number) =>
    p.shape(`M${x - 0.06} -.245h.12q0 .085-.035.09h-.05q-.035-.005-.035-.09z`, mix(P.c, P.p, 0.25)) +
    p.ellipse(x, -0.245, 0.06, 0.012, P.g) +
    p.shape(`M${x + 0.02} -.235h.04q0 .075-.035.08h-.02z`, P.d, { 'fill-opacity': 0.14 });
  return (
    p.ellipse(0, 0.02, 0.42, 0.03, P.d, { 'fill-opacity': 0.2 }) +
    p.shape('M-.34-.13h.07l-.02.15h-.04zM.27-.13h.07l-.01.15h-.04z', mix(P.b, P.d, 0.45)) +
    p.rect(-0.4, -0.155, 0.8, 0.036, mix(P.b, P.a, 0.2), { rx: 0.01 }) +
    steam(P, p.at(-0.24, -0.28, 0.8)) +
    steam(P, p.at(0.27, -0.28, 0.8)) +
    bowl(-0.24) +
    bowl(0.27) +
    p.line('M-.07-.33q.07-.12.14 0', P.d, 0.014) +
    p.shape('M-.11-.27L-.185-.33l-.024.014l.09.13z', clay) +
    p.shape('M-.13-.235q0-.095.13-.095t.13.095q0 .075-.06.08h-.14q-.06-.005-.06-.08z', clay) +
    p.shape('M.04-.325q.09.015.09.09q0 .075-.06.08h-.05q.08-.06.02-.17z', P.d, { 'fill-opacity': 0.25 }) +
    p.shape('M-.06-.325q.06-.035.12 0z', mix(clay, P.p, 0.2)) +
    p.circle(0, -0.35, 0.016, mix(clay, P.p, 0.2))
  );
}
