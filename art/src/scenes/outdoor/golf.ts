import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';

/** A flag on the green, two balls near the hole, sand and trees around. */
export function golf(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.58);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx - m * u * 0.28, H * 0.28, u * 0.14);
  s +=
    p.shape(`M${-half} .1V-.12q.3-.1.6-.02t.6-.03t.6.02t.8-.05V.1z`, mix(P.c, P.s1, 0.4)) +
    across(k, 0.2, (x, i) =>
      i % 3
        ? tree(P, p.at(x, 0, 0.66 + ((i + 9) % 3) * 0.12), i % 2 ? mix(P.a, P.b, 0.35) : mix(P.a, P.s1, 0.1))
        : '',
    );
  s +=
    p.shape(`M${-half} .6V.0q.4-.04.8.0t.8-.01t.8.01t.6 0V.6z`, P.a) +
    p.shape(`M${-half} .6V.1Q0-.02 ${half} .12V.6z`, mix(P.a, P.c, 0.55)) +
    p.ellipse(m * 0.08, 0.24, 0.5, 0.14, P.c) +
    p.ellipse(m * 0.08, 0.23, 0.47, 0.12, mix(P.c, P.l, 0.2));
  s += bunkers(k, p, m);
  s +=
    p.ellipse(m * 0.14, 0.2, 0.04, 0.012, P.d) +
    p.rect(m * 0.14 - 0.007, -0.3, 0.014, 0.5, P.p) +
    p.shape(`M${m * 0.147} -.3q${m * 0.1} .02 ${m * 0.22} .07q${-m * 0.12} .02 ${-m * 0.22} .06z`, P.x) +
    p.line(`M${m * 0.14} .2l${m * 0.2} .06`, P.d, 0.01, { 'stroke-opacity': 0.25 });
  for (const [x, y, r] of [
    [-0.16, 0.25, 1],
    [0.0, 0.22, 0.85],
  ] as const)
    s +=
      p.ellipse(m * x + 0.01, y + 0.022 * r, 0.03 * r, 0.008, P.d, { 'fill-opacity': 0.3 }) +
      p.circle(m * x, y, 0.026 * r, P.p);
  return (
    s +
    across(k, 0.08, (x, i) =>
      p.shape(
        `M${x} .46q${i % 2 ? 0.02 : -0.02}-.06 ${i % 2 ? 0.01 : -0.03}-.1q.03.04.04.1z`,
        i % 3 ? P.b : P.a,
      ),
    )
  );
}

function bunkers({ P }: Kit, p: Pen, m: number) {
  const sand = mix(P.l, P.p, 0.4);
  return (
    p.shape(
      `M${-m * 0.62} .16q${m * 0.1}-.08 ${m * 0.2}-.04q${m * 0.12} .0 ${m * 0.06} .06q${-m * 0.14} .06 ${-m * 0.26}-.02z`,
      mix(sand, P.d, 0.14),
    ) +
    p.shape(
      `M${-m * 0.6} .16q${m * 0.1}-.06 ${m * 0.18}-.03q${m * 0.1} .0 ${m * 0.05} .05q${-m * 0.12} .05 ${-m * 0.23}-.02z`,
      sand,
    ) +
    p.shape(
      `M${m * 0.4} .06q${m * 0.1}-.05 ${m * 0.2}-.02q${m * 0.06} .04-.01.05q${-m * 0.12} .02 ${-m * 0.19}-.03z`,
      sand,
    )
  );
}
