import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, coolest, halfWidth } from '../../props.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** A wall of water: jellyfish, a shoal, a ray and kelp, with a bench before the glass. */
export function aquarium(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  const water = coolest(P);
  let s = rect(0, 0, W, H, k.fade(mix(water, P.p, 0.35), mix(water, P.d, 0.45)));
  for (const x of [-0.5, -0.1, 0.34, 0.8, -0.95])
    s += p.shape(`M${x} -.9h.12l.16 .9h-.36z`, P.p, { 'fill-opacity': 0.12 });
  s += across(k, 0.3, (x, i) => kelp(k, p.at(x + (i % 2) * 0.07, 0), 0.24 + (((i * 5) % 4) + 4) * 0.05));
  s += p.shape(`M${-half} .02V-.05q.2-.06.4-.02t.4.0t.4-.02t.5.03t.6-.03V.02z`, mix(P.c, P.p, 0.35));
  s += across(k, 0.37, (x, i) => coral(k, p.at(x + 0.1, -0.03), i + 40)) + ray(k, p.at(0.2, -0.62));
  for (let i = 0; i < 9; i++)
    s += fish(
      k,
      p.at(-0.46 + (i % 3) * 0.12 + (i % 2) * 0.03, -0.52 + Math.floor(i / 3) * 0.075, 0.62),
      P.c,
      1,
    );
  s +=
    fish(k, p.at(0.36, -0.3, 1.5), P.a === water ? P.b : P.a, -1) +
    fish(k, p.at(-0.14, -0.2, 1.2), mix(P.c, P.a, 0.5), 1) +
    jelly(k, p.at(-0.02, -0.5)) +
    jelly(k, p.at(0.56, -0.58, 0.8)) +
    jelly(k, p.at(-0.62, -0.66, 0.7)) +
    jelly(k, p.at(1, -0.4)) +
    jelly(k, p.at(-1, -0.4));
  for (let i = 0; i < 16; i++)
    s += p.circle(
      -0.3 + (i % 3) * 0.02 + (i > 8 ? 0.7 : 0),
      -0.1 - (i % 9) * 0.08,
      0.008 + (i % 3) * 0.004,
      P.p,
      { 'fill-opacity': 0.6 },
    );
  s += p.rect(-half, 0.02, half * 2, 0.3, P.d) + p.rect(-half, 0.02, half * 2, 0.016, mix(water, P.p, 0.3));
  return (
    s +
    p.rect(-0.26, 0.07, 0.52, 0.035, mix(water, P.d, 0.35), { rx: 0.014 }) +
    p.rect(-0.22, 0.1, 0.04, 0.08, mix(water, P.d, 0.5)) +
    p.rect(0.18, 0.1, 0.04, 0.08, mix(water, P.d, 0.5))
  );
}

const kelp = ({ P }: Kit, p: Pen, h: number) => {
  let s = p.line(`M0 0q.05 ${-h / 3} 0 ${-h * 0.66}t.02 ${-h * 0.5}`, mix(P.g, P.d, 0.3), 0.014);
  for (let i = 1; i < 6; i++)
    s += p.shape(
      `M.01 ${(-h * i) / 5}q${i % 2 ? 0.07 : -0.07}-.05 ${i % 2 ? 0.1 : -0.1}-.015q${i % 2 ? -0.04 : 0.04} .04 ${i % 2 ? -0.1 : 0.1} .015z`,
      i % 2 ? P.g : mix(P.g, P.d, 0.2),
    );
  return s;
};

const coral = ({ P }: Kit, p: Pen, i: number) =>
  i % 2
    ? p.line(
        'M0 0v-.1M0-.04l-.05-.06v-.04M0-.06l.05-.05v-.05M0-.1l-.02-.05M0-.1l.03-.05',
        nth([P.c, mix(P.c, P.a, 0.5)], i),
        0.022,
      )
    : p.circle(-0.03, -0.03, 0.045, mix(P.c, P.p, 0.2)) + p.circle(0.03, -0.02, 0.035, mix(P.c, P.d, 0.15));

const fish = ({ P }: Kit, p: Pen, c: string, m: number) =>
  p.shape(`M${m * -0.035} 0l${m * -0.05}-.035v.07z`, mix(c, P.d, 0.15)) +
  p.shape(`M${m * -0.05} 0q${m * 0.05}-.055 ${m * 0.11} 0q${m * -0.06} .055 ${m * -0.11} 0z`, c) +
  p.shape(`M${m * 0.0}-.03q${m * 0.02} .03 0 .06h${m * 0.012}q${m * 0.02}-.03 0-.06z`, P.p, {
    'fill-opacity': 0.7,
  }) +
  p.circle(m * 0.036, -0.007, 0.007, P.d);

const ray = ({ P }: Kit, p: Pen) =>
  p.shape('M-.16 0Q-.06-.09.02-.08Q.1-.09.2.0Q.12.0.06.04Q.02.07-.02.04Q-.08 0-.16 0z', mix(P.d, P.p, 0.35)) +
  p.line('M.02.05Q.02.14-.06.17', mix(P.d, P.p, 0.35), 0.01) +
  p.shape('M-.1-.01Q-.02-.05.02-.05Q.08-.05.14-.01Q.06-.02.02-.02T-.1-.01z', P.p, { 'fill-opacity': 0.25 });

const jelly = ({ P }: Kit, p: Pen) =>
  p.shape(
    'M-.09 0q0-.11.09-.11t.09.11q-.022-.02-.045 0q-.022.02-.045 0q-.022-.02-.045 0q-.022.02-.045 0z',
    mix(P.p, P.c, 0.25),
    { 'fill-opacity': 0.85 },
  ) +
  p.shape('M-.06-.03q.01-.06.06-.06', 'none', { stroke: P.p, 'stroke-width': p.u * 0.01 }) +
  [-0.05, -0.015, 0.02, 0.055]
    .map((x, i) =>
      p.line(
        `M${x} 0q${i % 2 ? 0.03 : -0.03} .04 0 .08t0 ${0.05 + (i % 2) * 0.04}`,
        mix(P.p, P.c, 0.25),
        0.009,
        { 'stroke-opacity': 0.8 },
      ),
    )
    .join('');
