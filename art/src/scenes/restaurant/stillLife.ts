import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow, sky } from '../../motifs.ts';
import { circle, ellipse, line, path, rect, shape } from '../../svg.ts';

const SETS = [
  [
    ['b', -0.2],
    ['g', 0.02],
    ['w', 0.27],
    ['c', -0.42],
  ],
  [
    ['w', -0.26],
    ['g', 0],
    ['b', 0.2],
    ['c', 0.42],
  ],
  [
    ['g', -0.27],
    ['b', -0.08],
    ['w', 0.2],
    ['c', 0.45],
  ],
] as const;

/** Bottle, glass, bowl and candle before a disc of light. */
export function stillLife(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const ty = H * 0.72;
  let s =
    sky(k) + circle(cx + k.pick([-1, 1]) * u * 0.16, ty - u * 0.3, u * 0.36, P.l, { 'fill-opacity': 0.9 });
  s +=
    rect(0, ty, W, H - ty, P.b) +
    shape(path`M${cx - u * 0.75} ${ty}H${cx + u * 0.62}L${cx + u * 0.5} ${H}H${cx - u * 0.6}z`, P.p, {
      'fill-opacity': 0.96,
    });
  for (let i = 0; i < 5; i++)
    s += line(
      path`M${cx - u * 0.55 + i * u * 0.25} ${ty + u * 0.02}
      L${cx - u * 0.47 + i * u * 0.22} ${H}`,
      P.a,
      u * 0.012,
      { 'stroke-opacity': 0.5 },
    );
  for (const [thing, x] of k.pick(SETS)) s += THINGS[thing](k, cx + x * u, ty);
  return s;
}

const shadow = ({ P, u }: Kit, x: number, ty: number, w: number) =>
  ellipse(x + u * 0.04, ty + u * 0.012, w, u * 0.02, P.d, { 'fill-opacity': 0.18 });

function bottle(k: Kit, x: number, ty: number) {
  const { P, u } = k;
  return (
    shadow(k, x, ty, u * 0.1) +
    shape(
      path`M${x - u * 0.075} ${ty}V${ty - u * 0.32}q0 ${-u * 0.07} ${u * 0.045} ${-u * 0.1}
      V${ty - u * 0.56}h${u * 0.06}V${ty - u * 0.42}
      q${u * 0.045} ${u * 0.03} ${u * 0.045} ${u * 0.1}V${ty}z`,
      mix(P.g, P.d, 0.5),
    ) +
    rect(x - u * 0.075, ty - u * 0.26, u * 0.15, u * 0.17, P.p) +
    rect(x - u * 0.05, ty - u * 0.22, u * 0.1, u * 0.012, P.a) +
    rect(x - u * 0.05, ty - u * 0.19, u * 0.065, u * 0.012, P.d, { 'fill-opacity': 0.5 }) +
    rect(x - u * 0.034, ty - u * 0.575, u * 0.068, u * 0.06, P.a, { rx: u * 0.008 })
  );
}

function glass(k: Kit, x: number, ty: number) {
  const { P, u } = k;
  const h = u * 0.36;
  return (
    shadow(k, x, ty, u * 0.07) +
    rect(x - u * 0.006, ty - h * 0.5, u * 0.012, h * 0.5, P.p) +
    rect(x - u * 0.055, ty - u * 0.012, u * 0.11, u * 0.012, P.p, { rx: 2 }) +
    shape(
      path`M${x - u * 0.085} ${ty - h}q${-u * 0.02} ${h * 0.5} ${u * 0.085} ${h * 0.52}
      q${u * 0.105} ${-h * 0.02} ${u * 0.085} ${-h * 0.52}z`,
      P.p,
      { 'fill-opacity': 0.45 },
    ) +
    shape(
      path`M${x - u * 0.09} ${ty - h * 0.76}q0 ${h * 0.28} ${u * 0.09} ${h * 0.28}
      q${u * 0.09} 0 ${u * 0.09} ${-h * 0.28}z`,
      P.b,
    )
  );
}

function bowl(k: Kit, x: number, ty: number) {
  const { P, u } = k;
  return (
    shadow(k, x, ty, u * 0.18) +
    [
      [-0.09, 0.13],
      [0.08, 0.135],
      [0, 0.165],
      [-0.02, 0.12],
    ]
      .map(([dx = 0, dy = 0], i) => circle(x + u * dx, ty - u * dy, u * 0.068, i % 2 ? P.a : P.x))
      .join('') +
    circle(x - u * 0.11, ty - u * 0.15, u * 0.014, P.p, { 'fill-opacity': 0.7 }) +
    shape(
      path`M${x - u * 0.18} ${ty - u * 0.12}h${u * 0.36}
      q${-u * 0.02} ${u * 0.12} ${-u * 0.11} ${u * 0.12}h${-u * 0.14}
      q${-u * 0.09} 0 ${-u * 0.11} ${-u * 0.12}`,
      mix(P.a, P.d, 0.35),
    )
  );
}

function candle(k: Kit, x: number, ty: number) {
  const { P, u } = k;
  return (
    rect(x - u * 0.02, ty - u * 0.26, u * 0.04, u * 0.24, P.p) +
    shape(
      path`M${x - u * 0.07} ${ty}q${u * 0.01} ${-u * 0.05} ${u * 0.045} ${-u * 0.05}
      h${u * 0.05}q${u * 0.035} 0 ${u * 0.045} ${u * 0.05}z`,
      P.x,
    ) +
    glow(k, x, ty - u * 0.3, u * 0.2, 0.9) +
    shape(
      path`M${x} ${ty - u * 0.345}q${u * 0.03} ${u * 0.045} 0 ${u * 0.075}
      q${-u * 0.03} ${-u * 0.03} 0 ${-u * 0.075}`,
      P.x,
    )
  );
}

const THINGS = { b: bottle, g: glass, w: bowl, c: candle };
