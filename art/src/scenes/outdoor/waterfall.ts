import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, sun } from '../../props.ts';

/** Water falling between rocks and ferns into a pool. */
export function waterfall(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  const rock = mix(mix(P.b, P.d, 0.25), P.p, 0.12);
  const fall = mix(P.s0, P.p, 0.6);
  let s = sky(k) + sun(k, cx - m * u * 0.3, H * 0.2, u * 0.12);
  for (let i = -9; i <= 9; i++)
    s += pine(k, p.at(i * 0.15 + 0.03, -0.6 + Math.abs(i % 3) * 0.03, 0.6 + ((i + 9) % 3) * 0.12));
  s += p.shape(`M${-half} .1V-.56q.2-.06.36-.03l.16.02h${2 * half - 1.04}l.16-.02q.18-.04.36.03V.1z`, rock);
  s += boulders(k, p, rock);
  s += p.shape('M-.15-.57Q0-.6.15-.57Q.13-.3.18.04H-.18Q-.13-.3-.15-.57z', fall);
  for (const [x, w] of [
    [-0.1, 0.018],
    [-0.045, 0.03],
    [0.02, 0.016],
    [0.07, 0.028],
    [0.115, 0.014],
  ] as const)
    s += p.line(`M${x} -.56Q${x * 0.9} -.3 ${x * 1.25} .02`, P.p, w, { 'stroke-opacity': 0.75 });
  s += p.rect(-half, 0.02, half * 2, 0.3, k.fade(mix(P.s0, P.b, 0.25), mix(P.b, P.s0, 0.25)));
  for (let i = 0; i < 7; i++)
    s += p.ellipse(k.f(-0.04, 0.04), 0.05 + i * 0.026, 0.24 - i * 0.02, 0.008, P.p, {
      'fill-opacity': 0.7 - i * 0.08,
    });
  for (const x of [-0.16, -0.09, -0.02, 0.05, 0.12, 0.18])
    s += p.circle(x, 0.03, 0.05, P.p, { 'fill-opacity': 0.6 });
  for (const [x, r] of [
    [-0.5, 1.1],
    [-0.36, 0.7],
    [0.42, 0.8],
    [0.58, 1.15],
    [-0.8, 1],
    [0.9, 1.1],
    [-1.2, 1.1],
    [1.25, 1],
  ] as const)
    s += p.ellipse(m * x, 0.13, 0.13 * r, 0.04 * r, mix(rock, P.d, 0.3)) + fern(k, p.at(m * x, 0.12, r));
  return s;
}

const pine = ({ P }: Kit, p: Pen) =>
  p.shape('M-.09.06L0-.12L.09.06zM-.07-.03L0-.19L.07-.03zM-.05-.11L0-.26L.05-.11z', mix(P.b, P.s1, 0.18));

const fern = ({ P }: Kit, p: Pen) =>
  [-2, -1, 0, 1, 2]
    .map((i) =>
      p.shape(
        `M0 0Q${i * 0.05 - 0.02}-.1 ${i * 0.085} ${-0.19 + Math.abs(i) * 0.045}Q${i * 0.06 + 0.03}-.07 0 0z`,
        i % 2 ? P.a : P.c,
      ),
    )
    .join('');

function boulders({ P }: Kit, p: Pen, rock: string) {
  let s = '';
  for (const [x, y, w, h] of [
    [-0.62, -0.5, 0.26, 0.22],
    [-0.4, -0.34, 0.2, 0.3],
    [-0.66, -0.2, 0.3, 0.26],
    [0.2, -0.5, 0.2, 0.26],
    [0.4, -0.38, 0.26, 0.24],
    [0.24, -0.16, 0.24, 0.2],
    [0.56, -0.16, 0.26, 0.22],
    [-1.1, -0.42, 0.34, 0.3],
    [0.84, -0.46, 0.3, 0.34],
    [-1.3, -0.2, 0.5, 0.3],
    [1, -0.16, 0.4, 0.3],
  ] as const)
    s +=
      p.shape(
        `M${x} ${y + h}l.02-${h * 0.8}l${w * 0.3}-${h * 0.2}h${w * 0.5}l${w * 0.2} ${h * 0.3}v${h * 0.7}z`,
        mix(rock, P.p, 0.1 + (w % 0.1)),
      ) +
      p.shape(`M${x + w * 0.6} ${y + h}l.01-${h * 0.7}l${w * 0.36}-.02v${h * 0.72}z`, P.d, {
        'fill-opacity': 0.16,
      });
  return s;
}
