import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth } from '../../props.ts';
import { rect } from '../../svg.ts';

/** Ten pins at the end of a lane and the ball before them. */
export function bowling(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.5);
  const half = halfWidth(k);
  const wood = mix(P.l, P.x, 0.28);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1)) + headboard(k, p);
  s += p.rect(-half, -0.3, half * 2, 0.34, P.d) + p.circle(0, -0.16, 0.5, halo(k, 0.65));
  for (let x = 0.68; x < half + 0.4; x += 0.76)
    s += pins(k, p.at(x, 0.02, 0.94)) + pins(k, p.at(-x, 0.02, 0.94));
  s += p.rect(-half, 0.03, half * 2, 0.6, mix(P.d, P.b, 0.35));
  for (let i = -3; i <= 3; i++) {
    const [x, x2] = [i * 0.76, i * 1.75];
    s +=
      p.shape(`M${x - 0.29} .03H${x + 0.29}L${x2 + 0.68} .56H${x2 - 0.68}z`, wood) +
      p.shape(`M${x - 0.37} .03h.05L${x2 - 0.73} .56h-.14z`, P.d, { 'fill-opacity': 0.6 });
    for (let j = -3; j <= 3; j++)
      s += p.line(`M${x + j * 0.083} .03L${x2 + j * 0.195} .56`, mix(wood, P.d, 0.22), 0.006);
    for (const [q, y] of [
      [0, 0.2],
      [-1, 0.24],
      [1, 0.24],
      [-2, 0.28],
      [2, 0.28],
    ] as const)
      s += p.shape(`M${x + (x2 - x) * (y - 0.03) * 1.9 + q * 0.11} ${y - 0.03}l.022.05h-.044z`, P.a);
  }
  s += p.shape('M-.2.03h.4l.14.3h-.68z', P.p, { 'fill-opacity': 0.2 });
  return s + pins(k, p.at(0, 0.07, 1.15)) + ball(k, p.at(0.2, 0.3));
}

function headboard(k: Kit, p: Pen) {
  const { P } = k;
  const half = halfWidth(k);
  let s = p.rect(-half, -0.5, half * 2, 0.22, mix(P.a, P.b, 0.2));
  s +=
    p.shape(`M${-half} -.5h${half * 2}v.05h-${half * 2}z`, P.x) + p.rect(-half, -0.31, half * 2, 0.02, P.l);
  s += across(k, 0.3, (x) =>
    p.shape(`M${x} -.44l.02.04.045.004-.034.03.01.044L${x} -.345l-.04.023.01-.044-.034-.03.045-.004z`, P.l),
  );
  return s;
}

function pins(k: Kit, p: Pen) {
  let s = '';
  for (const [xs, y, scale] of [
    [[-0.21, -0.07, 0.07, 0.21], -0.03, 0.86],
    [[-0.14, 0, 0.14], -0.01, 0.93],
    [[-0.07, 0.07], 0.01, 1],
    [[0], 0.03, 1.08],
  ] as const)
    for (const x of xs) s += pin(k.P, p.at(x, y, scale));
  return s;
}

const pin = ({ p: pale, d, a }: Kit['P'], p: Pen) =>
  p.shape(
    'M-.025 0q-.035-.07-.015-.12q.018-.035.012-.065q-.018-.055.028-.06q.046.005.028.06q-.006.03.012.065q.02.05-.015.12z',
    pale,
  ) +
  p.shape('M.006-.245q.04.01.022.06q-.006.03.012.065q.02.05-.015.12h-.02q.03-.08.005-.13t-.004-.115z', d, {
    'fill-opacity': 0.14,
  }) +
  p.rect(-0.029, -0.185, 0.058, 0.012, a) +
  p.rect(-0.032, -0.165, 0.064, 0.01, a);

const ball = ({ P }: Kit, p: Pen) =>
  p.ellipse(0.02, 0.13, 0.15, 0.025, P.d, { 'fill-opacity': 0.35 }) +
  p.circle(0, 0, 0.14, P.c) +
  p.shape('M.04-.134a.14.14 0 0 1-.1 .26q.15-.02.16-.13t-.06-.13z', P.d, { 'fill-opacity': 0.25 }) +
  p.circle(-0.03, -0.055, 0.018, P.d) +
  p.circle(0.02, -0.075, 0.018, P.d) +
  p.circle(0.015, -0.02, 0.02, P.d) +
  p.line('M-.1-.03a.1.1 0 0 1 .04-.065', P.p, 0.018, { 'stroke-opacity': 0.7 });
