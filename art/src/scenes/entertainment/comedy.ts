import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, room, stool } from '../../props.ts';

/** A brick wall, a stool with a glass of water, a microphone, and one spotlight on all of it. */
export function comedy(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  const m = k.pick([1, -1]);
  let s = room(k, H * 0.84) + bricks(k, p, half);
  s += p.circle(0, -0.44, 0.47, halo(k, 0.75)) + p.circle(0, -0.44, 0.36, P.l, { 'fill-opacity': 0.42 });
  s +=
    p.rect(-half, 0, half * 2, 0.3, mix(P.d, P.b, 0.35)) +
    p.rect(-half, 0, half * 2, 0.02, mix(P.d, P.x, 0.4));
  for (let x = -half; x < half; x += 0.2)
    s += p.line(`M${x} .02l${x * 0.35} .2`, P.d, 0.006, { 'stroke-opacity': 0.6 });
  s += p.ellipse(0, 0.06, 0.48, 0.045, P.l, { 'fill-opacity': 0.6 });
  s +=
    stool(P, p.at(m * 0.17, 0.06, 1.45), P.a) +
    water(k, p.at(m * 0.17, -0.34)) +
    microphone(k, p.at(-m * 0.14, 0.06), m);
  return s + lights(k, pen(u, cx, 0), half);
}

function bricks({ P, u }: Kit, p: Pen, half: number) {
  const [brick, mortar] = [mix(P.a, P.d, 0.22), mix(P.a, P.d, 0.5)];
  let s = p.rect(-half, -1, half * 2, 1, mortar);
  if (u < 70) return s;
  const shades = ['', '', ''];
  for (let j = 0; j < 17; j++)
    for (let x = -half - (j % 2) * 0.085, i = 0; x < half; x += 0.17, i++)
      shades[(j * 7 + i * 5) % 3] += `M${x} ${-0.055 - j * 0.06}h.158v.048h-.158z`;
  shades.forEach((d, i) => {
    s += p.shape(d, mix(brick, i === 1 ? P.d : P.p, i * 0.06));
  });
  return s;
}

const water = ({ P }: Kit, p: Pen) =>
  p.shape('M-.04-.12h.08l-.008.12h-.064z', P.p, { 'fill-opacity': 0.65 }) +
  p.shape('M-.036-.075h.072l-.005.07h-.062z', mix(P.p, P.c, 0.3), { 'fill-opacity': 0.9 });

const microphone = ({ P }: Kit, p: Pen, m: number) =>
  p.line('M-.1 0L0-.04L.1 0M0-.04V-.6', P.d, 0.018) +
  p.circle(0, -0.34, 0.02, P.d) +
  p.line(`M0-.6L${m * 0.1} -.68`, P.d, 0.026) +
  p.line(`M${m * 0.02} -.62L${m * 0.12} -.7`, mix(P.d, P.p, 0.2), 0.05) +
  p.circle(m * 0.15, -0.725, 0.055, mix(P.p, P.d, 0.35)) +
  p.line(
    `M${m * 0.12} -.76l${m * 0.07} .06M${m * 0.11} -.72l${m * 0.05} .04M${m * 0.15} -.775l${m * 0.05} .045`,
    P.d,
    0.006,
  ) +
  p.line(`M${m * 0.03} -.58q${-m * 0.1} .2 ${-m * 0.04} .58`, P.d, 0.008);

function lights({ P }: Kit, p: Pen, half: number) {
  let s = p.rect(-half, 0.02, half * 2, 0.024, P.d);
  for (let x = -0.5; x <= 0.51; x += 0.25)
    s +=
      p.rect(x - 0.008, 0.03, 0.016, 0.04, P.d) +
      p.shape(`M${x - 0.045} .065h.09l-.015.09h-.06z`, mix(P.d, P.p, 0.1)) +
      p.rect(x - 0.03, 0.15, 0.06, 0.014, Math.abs(x) < 0.1 ? P.l : P.x);
  return s;
}
