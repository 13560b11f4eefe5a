import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';

/** A great dome over a colonnade, lamps and clipped trees along its square. */
export function townHall(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  const stone = mix(P.p, P.s0, 0.22);
  let s = sky(k) + sun(k, cx + k.pick([-1, 1]) * u * 0.38, H * 0.3, u * 0.13);
  s += across(k, 0.3, (x) => p.circle(x, -0.06, 0.16, mix(P.g, P.s1, 0.5)));
  s += dome(k, p.at(0, -0.34, 0.8), stone) + wings(k, p, stone);
  s +=
    p.rect(-half, 0, half * 2, 0.3, mix(P.g, P.s1, 0.25)) +
    p.shape('M-.14 0h.28l.22.2h-.72z', mix(P.p, P.s1, 0.4));
  s += across(k, 0.21, (x) => (Math.abs(x) > 0.2 ? tree(P, p.at(x, 0.06, 0.5), mix(P.g, P.d, 0.15)) : ''));
  for (const q of [-1, 1])
    for (const x of [0.2, 0.62, 1.04])
      s +=
        p.circle(q * x, -0.19, 0.14, halo(k, 0.6)) +
        p.rect(q * x - 0.007, -0.17, 0.014, 0.25, P.d) +
        p.circle(q * x, -0.19, 0.028, P.l);
  return s;
}

function dome(k: Kit, p: Pen, stone: string) {
  const { P } = k;
  const copper = mix(P.b, P.s0, 0.15);
  let s =
    p.rect(-0.2, -0.06, 0.4, 0.1, mix(stone, P.d, 0.08)) +
    p.rect(-0.155, -0.2, 0.31, 0.15, stone) +
    p.rect(-0.175, -0.215, 0.35, 0.026, mix(stone, P.d, 0.12));
  for (let i = -4; i <= 4; i++)
    s += p.shape(`M${i * 0.034 - 0.01} -.06v-.1a.01.012 0 0 1 .02 0v.1z`, i % 2 ? mix(P.b, P.d, 0.4) : P.l);
  s +=
    p.shape('M-.165-.215Q-.16-.4 0-.44Q.16-.4.165-.215z', copper) +
    p.shape('M.05-.425Q.16-.39.165-.215H.09Q.1-.34.05-.425z', P.d, { 'fill-opacity': 0.2 });
  for (const x of [-0.11, -0.045, 0.045, 0.11])
    s += p.line(`M${x} -.217Q${x * 0.9} -.37 ${x * 0.15} -.437`, P.c, 0.008);
  s +=
    p.rect(-0.035, -0.5, 0.07, 0.065, stone) +
    p.rect(-0.018, -0.49, 0.012, 0.05, P.d) +
    p.rect(0.006, -0.49, 0.012, 0.05, P.d);
  return (
    s +
    p.shape('M-.045-.5q.01-.045.045-.055q.035.01.045.055z', P.c) +
    p.line('M0-.55v-.06', P.c, 0.012) +
    p.circle(0, -0.2, 0.3, halo(k, 0.3))
  );
}

function wings(k: Kit, p: Pen, stone: string) {
  const { P } = k;
  const half = halfWidth(k);
  let s =
    p.rect(-half, -0.3, half * 2, 0.3, stone) +
    p.rect(-half, -0.32, half * 2, 0.03, mix(stone, P.p, 0.4)) +
    p.rect(-half, -0.292, half * 2, 0.01, P.d, { 'fill-opacity': 0.15 });
  s += across(k, 0.1, (x) =>
    Math.abs(x) > 0.28
      ? p.shape(`M${x - 0.026} -.16v-.075a.026.026 0 0 1 .052 0v.075z`, P.l) +
        p.rect(x - 0.022, -0.1, 0.044, 0.07, mix(P.b, P.d, 0.4)) +
        p.rect(x - 0.056, -0.285, 0.012, 0.285, mix(stone, P.d, 0.12))
      : '',
  );
  s += p.rect(-half, -0.13, half * 2, 0.014, mix(stone, P.d, 0.16));
  s +=
    p.rect(-0.24, -0.35, 0.48, 0.36, mix(stone, P.p, 0.3)) +
    p.shape('M-.27-.35L0-.46L.27-.35z', mix(stone, P.p, 0.3)) +
    p.shape('M-.2-.365L0-.44L.2-.365z', mix(stone, P.d, 0.15));
  s +=
    p.rect(-0.2, -0.32, 0.4, 0.32, mix(stone, P.d, 0.3)) + p.shape('M-.05 0v-.16a.05.05 0 0 1 .1 0V0z', P.l);
  for (const x of [-0.19, -0.125, -0.07, 0.07, 0.125, 0.19])
    s +=
      p.rect(x - 0.016, -0.33, 0.032, 0.33, mix(stone, P.p, 0.3)) +
      p.rect(x + 0.004, -0.33, 0.012, 0.33, P.d, { 'fill-opacity': 0.12 });
  for (let i = 0; i < 3; i++)
    s += p.rect(
      -0.27 - i * 0.03,
      -0.02 + i * 0.022,
      0.54 + i * 0.06,
      0.024,
      mix(stone, P.d, i % 2 ? 0.1 : 0),
    );
  return s;
}
