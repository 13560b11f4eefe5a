import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { rect } from '../../svg.ts';

/** One slice of cake from above, and two forks. */
export function twoForks(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  const p = pen(u, cx, cy);
  const m = k.pick([1, -1]);
  let s =
    rect(0, 0, W, H, k.fade(P.s0, P.s1)) +
    p.shape(`M${-m * 1.6}-.5L${m * 1.6}-.9V.1L${-m * 1.6} .6z`, P.p, { 'fill-opacity': 0.22 });
  s += napkin(k, p, m);
  s +=
    p.circle(0.03, 0.035, 0.38, P.d, { 'fill-opacity': 0.14 }) +
    p.circle(0, 0, 0.38, P.p) +
    p.circle(0, 0, 0.355, 'none', { stroke: P.b, 'stroke-width': u * 0.008 }) +
    p.circle(0, 0, 0.29, mix(P.p, P.s0, 0.4)) +
    p.circle(0, 0, 0.28, P.p);
  s += slice(k, p.at(0, 0, 1.25)) + fork(k, p.at(m * 0.36, 0.16), -m) + fork(k, p.at(-m * 0.5, 0.05), m);
  return (
    s +
    berry(k, p.at(m * 0.14, 0.17)) +
    berry(k, p.at(m * 0.21, 0.12)) +
    p.shape(`M${m * 0.17} .19q.06.0.07.06q-.06 0-.07-.06z`, mix(P.g, P.d, 0.25))
  );
}

const napkin = ({ P }: Kit, p: Pen, m: number) =>
  p.shape(`M${-m * 0.3}-.3L${-m * 0.72}-.22L${-m * 0.62} .42L${-m * 0.2} .36z`, mix(P.a, P.p, 0.25)) +
  p.line(`M${-m * 0.33}-.26L${-m * 0.68}-.19L${-m * 0.59} .38L${-m * 0.23} .32`, P.p, 0.012);

function slice({ P }: Kit, p: Pen) {
  const sponge = mix(P.l, P.d, 0.12);
  let s = p.shape('M-.2.12L.2-.16q.05.06.06.13L-.17.2z', P.d, { 'fill-opacity': 0.12 });
  s +=
    p.shape('M-.22.06L-.22.15L.2 .06L.2-.03z', sponge) +
    p.shape('M-.22.09L.2.0v.022L-.22.112z', P.b) +
    p.shape('M-.22.125L.2.035v.02L-.22.145z', P.p);
  s +=
    p.shape('M-.22.06L.08-.2q.12.05.12.17z', mix(P.b, P.p, 0.35)) +
    p.shape(
      'M-.22.06L.2-.03v.028q-.03.05-.06.008q-.03.05-.07.015q-.03.05-.07.015q-.03.05-.07.015q-.03.04-.06.01z',
      mix(P.b, P.p, 0.25),
    );
  for (const [x, y] of [
    [0.06, -0.14],
    [0.12, -0.1],
    [0.155, -0.05],
  ] as const)
    s += p.circle(x, y, 0.034, P.p) + p.circle(x - 0.006, y - 0.008, 0.02, mix(P.p, P.d, 0.06));
  return s + p.circle(0.11, -0.115, 0.032, P.a) + p.circle(0.1, -0.125, 0.009, P.p);
}

const fork = ({ P }: Kit, p: Pen, m: number) => {
  const metal = mix(P.d, P.s1, 0.35);
  return (
    p.line(`M${m * -0.02} .28L${m * 0.08} -.06`, metal, 0.026) +
    p.shape(
      `M${m * 0.04}-.05q${m * 0.0}-.07 ${m * 0.045}-.16l${m * 0.1} .03q${m * 0.0} .1 ${m * -0.05} .15q${m * -0.05} .03 ${m * -0.095}-.02z`,
      metal,
    ) +
    p.line(`M${m * 0.105}-.2l${m * -0.025} .09M${m * 0.14}-.19l${m * -0.025} .09`, mix(P.p, P.s1, 0.3), 0.011)
  );
};

const berry = ({ P }: Kit, p: Pen) => p.circle(0, 0, 0.036, P.b) + p.circle(-0.01, -0.012, 0.01, P.p);
