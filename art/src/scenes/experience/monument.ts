import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';

/** An obelisk on its steps in the middle of a square, wreaths and lamps around it. */
export function monument(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  const stone = mix(P.p, P.s0, 0.2);
  let s = sky(k) + sun(k, cx + k.pick([-1, 1]) * u * 0.2, H * 0.38, u * 0.2);
  s += across(
    k,
    0.2,
    (x, i) =>
      p.rect(x, -0.2 - (((i * 5) % 4) + 4) * 0.016, 0.2, 0.4, mix(P.b, P.s1, 0.5 + (i % 2) * 0.08)) +
      p.rect(x + 0.05, -0.16, 0.026, 0.036, P.l, { 'fill-opacity': 0.7 }) +
      p.rect(x + 0.12, -0.16, 0.026, 0.036, P.l, { 'fill-opacity': 0.4 }),
  );
  s += across(k, 0.17, (x, i) =>
    Math.abs(x) > 0.22 ? tree(P, p.at(x, 0.0, 0.62), i % 2 ? P.g : mix(P.g, P.d, 0.16)) : '',
  );
  s +=
    p.rect(-half, -0.01, half * 2, 0.3, mix(P.p, P.s1, 0.5)) +
    p.ellipse(0, 0.07, 0.5, 0.07, mix(P.g, P.s1, 0.15)) +
    p.ellipse(0, 0.06, 0.34, 0.045, mix(P.p, P.s1, 0.35));
  s += p.circle(0, -0.2, 0.4, halo(k, 0.4)) + obelisk(k, p.at(0, 0.06), stone);
  return (
    s +
    across(k, 0.42, (x) => lamp(k, p.at(x + 0.21, 0.1))) +
    [-0.38, -0.3, 0.3, 0.38]
      .map(
        (x) =>
          p.circle(x, 0.08, 0.032, P.a) +
          p.circle(x + 0.03, 0.09, 0.026, P.c) +
          p.circle(x - 0.026, 0.095, 0.026, P.g),
      )
      .join('')
  );
}

function obelisk({ P }: Kit, p: Pen, stone: string) {
  let s = '';
  for (let i = 0; i < 3; i++)
    s += p.rect(
      -0.24 + i * 0.045,
      -0.035 - i * 0.035,
      0.48 - i * 0.09,
      0.036,
      mix(stone, P.d, i % 2 ? 0.1 : 0.02),
    );
  s +=
    p.rect(-0.095, -0.22, 0.19, 0.12, stone) +
    p.rect(0.03, -0.22, 0.065, 0.12, P.d, { 'fill-opacity': 0.14 }) +
    p.rect(-0.11, -0.235, 0.22, 0.026, stone) +
    p.rect(-0.11, -0.115, 0.22, 0.02, mix(stone, P.d, 0.08));
  s +=
    p.shape('M-.065-.235L-.044-.76L0-.83L.044-.76L.065-.235z', stone) +
    p.shape('M.012-.235L.01-.81L.044-.76L.065-.235z', P.d, { 'fill-opacity': 0.18 }) +
    p.shape('M-.044-.76L0-.83L.044-.76L0-.75z', P.c);
  for (const y of [-0.36, -0.48, -0.6])
    s += p.line(`M${-0.058 + (-0.235 - y) * 0.04} ${y}h${0.07}`, mix(stone, P.d, 0.2), 0.007);
  return (
    s +
    p.circle(-0.02, -0.165, 0.036, 'none', { stroke: P.g, 'stroke-width': p.u * 0.018 }) +
    p.shape('M-.02-.13l-.022.035.022-.01.022.01z', P.a)
  );
}

const lamp = (k: Kit, p: Pen) =>
  p.circle(0, -0.27, 0.16, halo(k, 0.7)) +
  p.line('M0 0V-.24', k.P.d, 0.012) +
  p.rect(-0.022, -0.02, 0.044, 0.02, k.P.d) +
  p.circle(0, -0.265, 0.026, k.P.l) +
  p.circle(0, -0.3, 0.01, k.P.d);
