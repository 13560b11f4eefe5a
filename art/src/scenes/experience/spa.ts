import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth, potted, steam } from '../../props.ts';
import { rect } from '../../svg.ts';

/** A tiled bath under an arch, rolled towels, smooth stones and candles at its edge. */
export function spa(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.64);
  const half = halfWidth(k);
  const water = mix(P.g, P.s1, 0.3);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1));
  s += across(k, 0.5, (x, i) => arch(k, p.at(x, 0), i));
  s +=
    p.rect(-half, -0.02, half * 2, 0.03, P.p) +
    p.rect(-half, 0.01, half * 2, 0.5, k.fade(water, mix(water, P.d, 0.25)));
  for (let i = 0; i < 16; i++)
    s += p.rect(k.f(-half, half), 0.04 + i * 0.014, k.f(0.06, 0.2), 0.009, P.p, {
      rx: 0.0045,
      'fill-opacity': 0.45,
    });
  s += p.ellipse(0, 0.09, 0.22, 0.02, P.l, { 'fill-opacity': 0.55 });
  for (const x of [-0.3, 0.02, 0.3]) s += steam(P, p.at(x, -0.02, 1.3));
  s += p.rect(-half, 0.22, half * 2, 0.3, mix(P.p, P.a, 0.18)) + p.rect(-half, 0.22, half * 2, 0.03, P.p);
  s += across(
    k,
    0.12,
    (x) => p.shape(`M${x} .275l.03.03-.03.03-.03-.03z`, P.a) + p.circle(x + 0.06, 0.305, 0.01, P.b),
  );
  s +=
    towels(k, p.at(-0.42, 0.23)) +
    stones(k, p.at(0.14, 0.235)) +
    candle(k, p.at(0.34, 0.235, 1.1)) +
    candle(k, p.at(0.42, 0.245, 0.75));
  return s + potted(P, p.at(0.6, 0.245, 1.25), P.a) + flower(k, p.at(-0.12, 0.235));
}

function arch(k: Kit, p: Pen, i: number) {
  const { P, u } = k;
  const tile = mix(P.g, P.p, 0.4);
  let s =
    p.shape('M-.22.0V-.34a.22.24 0 0 1 .44 0V0z', P.p) +
    p.shape('M-.19.0V-.34a.19.21 0 0 1 .38 0V0z', i % 2 ? mix(tile, P.d, 0.12) : tile);
  if (u >= 110)
    for (let j = 0; j < 5; j++)
      s +=
        p.line(`M-.19 ${-0.07 - j * 0.07}h.38`, P.p, 0.006, { 'stroke-opacity': 0.55 }) +
        p.line(`M${-0.13 + j * 0.065} 0v-.36`, P.p, 0.006, { 'stroke-opacity': 0.55 });
  return (
    s +
    (i % 2
      ? ''
      : p.circle(0, -0.36, 0.3, halo(k, 0.6)) +
        p.shape('M-.05-.31h.1l-.02-.12h-.06z', P.l) +
        p.line('M0-.43v-.14', P.d, 0.008)) +
    p.rect(0.2, -0.4, 0.1, 0.42, mix(P.p, P.s1, 0.4))
  );
}

const towels = ({ P }: Kit, p: Pen) =>
  (
    [
      [-0.09, -0.055, P.p],
      [0.09, -0.055, P.a],
      [0, -0.15, P.p],
    ] as const
  )
    .map(
      ([x, y, c]) =>
        p.circle(x + 0.014, y + 0.004, 0.08, P.d, { 'fill-opacity': 0.12 }) +
        p.circle(x, y, 0.078, c) +
        p.line(`M${x} ${y}q.025-.02.03.014t-.05.022t-.03-.06t.075-.03t.03.085`, mix(c, P.d, 0.28), 0.01),
    )
    .join('');

const stones = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0, 0.13, 0.02, P.d, { 'fill-opacity': 0.2 }) +
  p.ellipse(0, -0.03, 0.115, 0.036, mix(P.d, P.b, 0.35)) +
  p.ellipse(0.01, -0.085, 0.085, 0.03, mix(P.d, P.b, 0.55)) +
  p.ellipse(-0.005, -0.13, 0.055, 0.024, mix(P.d, P.p, 0.4)) +
  p.line('M-.06-.04q.03-.014.06-.012M-.03-.095q.02-.01.04-.01', P.p, 0.008, { 'stroke-opacity': 0.5 });

const flower = ({ P }: Kit, p: Pen) =>
  [-2, -1, 0, 1, 2]
    .map((i) =>
      p.shape(
        `M0 0q${i * 0.04 - 0.03}-.05 ${i * 0.045} ${-0.1 + Math.abs(i) * 0.022}q${0.035 - i * 0.005} .03 ${-i * 0.045} ${0.1 - Math.abs(i) * 0.022}z`,
        i % 2 ? mix(P.a, P.p, 0.55) : mix(P.a, P.p, 0.75),
      ),
    )
    .join('') + p.circle(0, -0.02, 0.014, P.c);
