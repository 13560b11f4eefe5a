import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** A beach between cliffs: striped cabins, a parasol and two deck chairs. */
export function cove(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const horizon = H * 0.46;
  const sand = H * 0.7;
  const p = pen(u, cx, sand);
  const m = k.pick([1, -1]);
  const sun = cx - m * u * 0.12;
  let s =
    rect(0, 0, W, horizon + 1, k.fade(P.s0, P.s1)) +
    glow(k, sun, horizon - u * 0.08, u * 0.5, 0.75) +
    pen(u, sun, horizon).circle(0, -0.08, 0.17, mix(P.l, P.p, 0.2));
  s += headlands(k, pen(u, cx, horizon), m);
  s +=
    rect(0, horizon, W, H - horizon, k.fade(mix(P.s0, P.c, 0.3), mix(P.b, P.s0, 0.4))) +
    waves(k, sun, horizon, sand);
  s += cliff(k, pen(u, m > 0 ? 0 : W, sand), m);
  s += beach(k, p) + cabins(k, p, m);
  return s + parasol(k, p.at(-m * 0.12, 0.2));
}

function headlands({ P }: Kit, p: Pen, m: number) {
  return p.shape(
    `M${m * 0.3} 0q${m * 0.1}-.1 ${m * 0.28}-.08t${m * 0.5}-.06t${m * 1.4} .1v.06z`,
    mix(P.a, P.s1, 0.5),
  );
}

function waves(k: Kit, sun: number, horizon: number, sand: number) {
  const { P, u, W } = k;
  let s = '';
  for (let i = 0; i < 7; i++) {
    const w = u * (0.34 - i * 0.02 + (i % 2 ? 0.05 : 0));
    s += rect(
      sun - w / 2 + k.f(-0.03, 0.03) * u,
      horizon + u * 0.014 + (i * (sand - horizon)) / 7,
      w,
      u * 0.014,
      mix(P.l, P.p, 0.2),
      { rx: u * 0.007, 'fill-opacity': 0.9 - i * 0.08 },
    );
  }
  for (let i = 0; i < (8 * W) / u; i++)
    s += rect(k.f(0, W), k.f(horizon + u * 0.02, sand), u * k.f(0.04, 0.12), u * 0.008, P.p, {
      rx: u * 0.004,
      'fill-opacity': 0.4,
    });
  return s;
}

/** Two steps of rock with trees on top, from one edge of the frame. */
function cliff(k: Kit, p: Pen, m: number) {
  const { P } = k;
  const [rock, lit] = [mix(P.b, P.x, 0.22), mix(P.a, P.l, 0.4)];
  let s = '';
  for (let i = 0; i < 5; i++) s += pine(k, p.at(m * (0.03 + i * 0.055), -0.42 + i * 0.012), k.f(0.7, 1.15));
  s += p.shape(
    `M0 .04V-.44q${m * 0.1}-.03 ${m * 0.24} 0l${m * 0.03} .14q${m * 0.08} .02 ${m * 0.1} .1t${m * 0.1} .24z`,
    lit,
  );
  s += p.shape(`M0 .04V-.36q${m * 0.12} .06 ${m * 0.17} .16q${m * 0.02} .1 ${m * 0.14} .24z`, rock, {
    'fill-opacity': 0.6,
  });
  return (
    s +
    p.shape(
      `M0-.4V-.455q${m * 0.12}-.04 ${m * 0.25} .012l${m * 0.012} .03q${m * -0.14}-.01 ${m * -0.262} .013z`,
      P.b,
    )
  );
}

const pine = ({ P }: Kit, at: Pen, scale: number) => {
  const p = at.at(0, 0, scale);
  return (
    p.rect(-0.005, -0.12, 0.01, 0.12, P.d) +
    p.ellipse(0, -0.13, 0.06, 0.034, mix(P.b, P.d, 0.3)) +
    p.ellipse(-0.012, -0.145, 0.036, 0.02, P.b)
  );
};

function beach({ P, u, W, H }: Kit, p: Pen) {
  const half = W / u / 2 + 0.05;
  const sand = mix(P.l, P.p, 0.35);
  const foam = `M${-half} -.03Q${-half * 0.5} .03 0-.015T${half} 0V.03Q${half * 0.5} .045 0 .02T${-half} .01z`;
  let s = p.shape(
    `M${-half}-.015Q${-half * 0.5} .045 0 0T${half} .015V${(H * 0.31) / u}H${-half}z`,
    mix(sand, P.x, 0.14),
  );
  s += p.shape(foam, P.p, { 'fill-opacity': 0.9 });
  s += p.shape(
    `M${-half} .1Q${-half * 0.3} .05 ${half * 0.2} .09T${half} .07V${(H * 0.31) / u}H${-half}z`,
    sand,
  );
  return s;
}

/** Cabins in a row on the far side of the beach, thinning out towards the middle. */
function cabins(k: Kit, p: Pen, m: number) {
  const { P, u, W } = k;
  const paints = [P.x, P.b, mix(P.x, P.l, 0.5), P.a];
  const first = k.i(0, 3);
  let s = '';
  for (let i = 0; 0.26 + i * 0.17 < W / u / 2 + 0.1; i++)
    s += cabin(P, p.at(m * (0.26 + i * 0.17), 0.09), nth(paints, first + i));
  return s;
}

function cabin({ p: pale, d, x }: Kit['P'], p: Pen, c: string) {
  let s =
    p.ellipse(0.02, 0.004, 0.1, 0.012, d, { 'fill-opacity': 0.18 }) + p.rect(-0.07, -0.19, 0.14, 0.19, pale);
  for (let i = 0; i < 4; i++) s += p.rect(-0.07 + i * 0.04, -0.19, 0.02, 0.19, c);
  s +=
    p.shape('M-.07-.19L0-.25L.07-.19z', pale) +
    p.rect(-0.03, -0.14, 0.06, 0.14, mix(c, d, 0.35)) +
    p.circle(0.018, -0.07, 0.006, pale);
  return (
    s +
    p.line('M-.085-.178L0-.252L.085-.178', mix(c, d, 0.2), 0.02) +
    p.rect(-0.004, -0.31, 0.008, 0.06, d) +
    p.shape('M.004-.31l.05.016l-.05.016z', x)
  );
}

function parasol({ P }: Kit, p: Pen) {
  let s =
    p.ellipse(0.06, 0.035, 0.36, 0.024, P.d, { 'fill-opacity': 0.16 }) + p.line('M0 .02L.03-.44', P.p, 0.014);
  const ribs = [-0.3, -0.16, -0.02, 0.12, 0.26, 0.36];
  for (let i = 0; i < 5; i++) {
    const [a, b] = [nth(ribs, i), nth(ribs, i + 1)];
    s += p.shape(
      `M.035-.47Q${a * 0.8}-.44 ${a}-.26Q${(a + b) / 2}-.235 ${b}-.26Q${b * 0.85 + 0.005}-.44 .035-.47z`,
      i % 2 ? P.p : P.x,
    );
  }
  return (
    s +
    p.circle(0.036, -0.475, 0.012, P.d) +
    deckChair(P, p.at(-0.17, 0.02), P.x) +
    deckChair(P, p.at(0.2, 0.02), P.b)
  );
}

const deckChair = ({ d, p: pale }: Kit['P'], p: Pen, c: string) =>
  p.line('M-.1 0L.075-.15M.1 0L-.06-.06M-.1 0H-.075', d, 0.012) +
  p.shape('M-.095-.175L-.02-.045Q.02-.03.1-.065L.104-.045Q.02.005-.04-.03L-.115-.165z', c) +
  p.shape('M-.075-.14L-.06-.113L-.08-.103L-.095-.13zM-.045-.088L-.03-.062L-.052-.05L-.066-.077z', pale) +
  p.line('M-.12-.185L-.03 0', d, 0.012);
