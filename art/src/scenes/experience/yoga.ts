import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth, potted, sun } from '../../props.ts';
import { rect } from '../../svg.ts';

/** Two mats on a wooden floor before a round window, plants, a singing bowl. */
export function yoga(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.66);
  const half = halfWidth(k);
  const floor = mix(P.c, P.p, 0.35);
  let s = rect(0, 0, W, H, k.fade(mix(P.s0, P.p, 0.15), P.s1));
  s +=
    p.circle(0, -0.32, 0.315, P.p) +
    p.circle(0, -0.32, 0.285, k.fade(mix(P.b, P.s0, 0.5), P.s1)) +
    view(k, p);
  s += p.line('M0-.605V-.035M-.285-.32h.57', P.p, 0.016);
  s += across(k, 0.46, (x) =>
    Math.abs(x) > 0.5
      ? p.rect(x - 0.1, -0.52, 0.2, 0.34, mix(P.s1, P.a, 0.25)) +
        p.rect(x - 0.08, -0.5, 0.16, 0.3, mix(P.p, P.s1, 0.2)) +
        p.shape(
          `M${x} -.24q-.06-.1 0-.2q.06.1 0 .2M${x} -.24q.03-.1.08-.11q-.01.1-.08.11M${x} -.24q-.03-.1-.08-.11q.01.1.08.11`,
          P.g,
        )
      : '',
  );
  s += p.rect(-half, 0, half * 2, 0.5, floor) + p.rect(-half, -0.02, half * 2, 0.03, mix(P.p, P.s1, 0.2));
  for (let x = -half * 1.5; x < half * 1.5; x += 0.17)
    s += p.line(`M${x} .01L${x * 1.5} .36`, mix(floor, P.d, 0.16), 0.006);
  s += p.shape('M-.2.01h.4l.14.35h-.68z', P.l, { 'fill-opacity': 0.35 });
  for (let x = 0.86; x < half + 0.4; x += 0.54)
    s += mat(k, p.at(x, 0.06), 1, P.c) + mat(k, p.at(-x, 0.06), -1, P.g);
  s += mat(k, p.at(-0.29, 0.06), -1, P.a) + mat(k, p.at(0.29, 0.06), 1, P.b);
  s += potted(P, p.at(-0.5, 0.04, 1.4), P.a) + potted(P, p.at(0.5, 0.04, 1.4), P.b);
  return s + bowl(k, p.at(0, 0.14)) + candle(k, p.at(-0.08, 0.08, 0.7)) + candle(k, p.at(0.09, 0.08, 0.6));
}

function view(k: Kit, p: Pen) {
  const { P, u, cx, H } = k;
  return (
    sun(k, cx, H * 0.66 - u * 0.34, u * 0.1) +
    p.circle(0, -0.32, 0.28, halo(k, 0.3)) +
    p.shape('M-.27-.24q.12-.1.24-.01t.3-.01q-.05.22-.27.225t-.27-.205z', mix(P.g, P.s1, 0.35)) +
    p.shape('M-.245-.18q.12-.05.25.0t.24 0q-.07.145-.245.145t-.245-.145z', P.g)
  );
}

const mat = ({ P }: Kit, p: Pen, m: number, c: string) =>
  p.shape(`M${-m * 0.1} 0h${m * 0.19}l${m * 0.14} .22h${-m * 0.26}z`, c) +
  p.shape(`M${-m * 0.08} .02h${m * 0.155}l${m * 0.02} .03h${-m * 0.158}z`, P.p, { 'fill-opacity': 0.3 }) +
  p.rect(-m * 0.005 - 0.105, -0.022, 0.21, 0.044, mix(c, P.d, 0.18), { rx: 0.022 }) +
  p.circle(m * 0.1, 0, 0.022, mix(c, P.p, 0.3)) +
  p.circle(m * 0.1, 0, 0.01, mix(c, P.d, 0.4));

const bowl = ({ P }: Kit, p: Pen) =>
  p.rect(-0.09, -0.014, 0.18, 0.03, P.a, { rx: 0.014 }) +
  p.shape('M-.075-.08h.15q-.005.07-.05.075h-.05q-.045-.005-.05-.075z', P.c) +
  p.ellipse(0, -0.08, 0.075, 0.016, mix(P.c, P.d, 0.35)) +
  p.line('M.06-.07L.14-.13', P.d, 0.014);
