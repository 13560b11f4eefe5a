import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** Two lit shelves of pastries behind glass, a dome and two cups on the counter. */
export function pastryCase(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const floor = H * 0.92;
  const p = pen(u, cx, floor);
  const half = W / u / 2 + 0.02;
  let s = rect(0, 0, W, H, k.fade(P.s0, mix(P.s1, P.l, 0.4)));
  s += wall(k, p, half) + pendants(k, p, floor);
  s += p.rect(-half, -0.56, half * 2, 0.48, k.fade(mix(P.l, P.x, 0.12), P.l));
  s += shelf(k, p, half, -0.335) + shelf(k, p, half, -0.11);
  s += p.shape(
    `M${-half}-.54L${-half + 0.3}-.54L${-half}-.24zM.1-.54h.16L-.06-.08h-.16zM.34-.54h.05L.07-.08h-.05z`,
    P.p,
    { 'fill-opacity': 0.22 },
  );
  for (let x = 0.66; x < half; x += 0.66)
    for (const q of [-1, 1]) s += p.rect(q * x - 0.008, -0.56, 0.016, 0.48, mix(P.a, P.d, 0.2));
  s +=
    p.rect(-half, -0.6, half * 2, 0.05, P.p) +
    p.rect(-half, -0.552, half * 2, 0.014, P.d, { 'fill-opacity': 0.16 });
  s +=
    p.rect(-half, -0.09, half * 2, 0.3, mix(P.a, P.d, 0.25)) +
    p.rect(-half, -0.09, half * 2, 0.022, mix(P.a, P.p, 0.25));
  return (
    s + cakeDome(k, p.at(0, -0.6)) + cup(P, p.at(-0.29, -0.6)) + cup(P, p.at(0.29, -0.6)) + rolls(k, p, half)
  );
}

function wall({ P }: Kit, p: Pen, half: number) {
  let s = '';
  for (let x = 0; x < half; x += 0.11)
    for (const q of x ? [-1, 1] : [1])
      s += p.rect(q * x - 0.003, -1.3, 0.006, 0.72, P.d, { 'fill-opacity': 0.06 });
  return s;
}

function pendants(k: Kit, p: Pen, floor: number) {
  const { P, u, cx, W } = k;
  let s = '';
  for (let x = 0.43; x < W / u / 2 + 0.2; x += 0.42) {
    for (const q of [-1, 1]) {
      s +=
        glow(k, cx + q * x * u, floor - u * 0.8, u * 0.18, 0.8) +
        p.rect(q * x - 0.003, -1.5, 0.006, 0.66, P.d);
      s += p.circle(q * x, -0.795, 0.024, P.p) + p.shape(`M${q * x - 0.022}-.86h.044l.045.066h-.134z`, P.x);
    }
  }
  return s;
}

type Pastry = (P: Kit['P'], p: Pen) => string;

const croissant: Pastry = ({ a, l, d }, p) => {
  const [crust, light] = [mix(a, '#c9823f', 0.5), mix(a, l, 0.45)];
  const lobe = (x: number, y: number, w: number, h: number, c: string) => p.ellipse(x, y, w, h, c);
  return (
    lobe(-0.068, -0.022, 0.028, 0.022, crust) +
    lobe(0.068, -0.022, 0.028, 0.022, crust) +
    lobe(-0.042, -0.038, 0.034, 0.036, light) +
    lobe(0.042, -0.038, 0.034, 0.036, light) +
    lobe(0, -0.048, 0.038, 0.046, crust) +
    p.line('M-.03-.075q.012.03 0 .06M.03-.075q-.012.03 0 .06', d, 0.005, { 'stroke-opacity': 0.3 })
  );
};

const tart: Pastry = ({ a, x, p: pale, b, g, l }, p) =>
  p.shape('M-.085-.045h.17l-.025.045h-.12z', mix(a, l, 0.35)) +
  [-0.056, -0.019, 0.019, 0.056]
    .map(
      (cx, i) =>
        p.circle(cx, -0.056, 0.023, i % 2 ? mix(b, x, 0.75) : x) +
        p.circle(cx - 0.007, -0.064, 0.005, pale, { 'fill-opacity': 0.8 }),
    )
    .join('') +
  p.shape('M0-.08q.02-.03.045-.02q-.01.03-.045.02z', g);

const eclair: Pastry = ({ a, b, l, p: pale }, p) =>
  p.rect(-0.09, -0.055, 0.18, 0.055, mix(a, l, 0.4), { rx: 0.027 }) +
  p.rect(-0.085, -0.062, 0.17, 0.034, b, { rx: 0.017 }) +
  p.line('M-.06-.048l.02.012l.02-.012l.02.012l.02-.012l.02.012l.02-.012', pale, 0.006, {
    'stroke-opacity': 0.7,
  });

const swirl: Pastry = ({ a, l, b }, p) =>
  p.circle(0, -0.056, 0.056, mix(a, l, 0.3)) +
  p.line(
    'M0-.056a.014.014 0 0 1 .026.004a.028.028 0 0 1-.05.012a.04.04 0 0 1 .062-.048',
    mix(b, a, 0.3),
    0.011,
  );

const slice: Pastry = ({ p: pale, x, a, b }, p) =>
  p.rect(-0.075, -0.1, 0.15, 0.1, mix(a, pale, 0.5), { rx: 0.006 }) +
  p.rect(-0.075, -0.07, 0.15, 0.014, pale) +
  p.rect(-0.075, -0.04, 0.15, 0.014, x) +
  p.rect(-0.08, -0.112, 0.16, 0.028, pale, { rx: 0.012 }) +
  p.circle(0, -0.125, 0.02, b);

const PASTRIES: readonly Pastry[] = [croissant, tart, eclair, swirl, slice];

/** A glass shelf with trays of one kind each, a price card before every tray. */
function shelf(k: Kit, p: Pen, half: number, y: number) {
  const { P } = k;
  const first = k.i(0, 4);
  const tray = 0.44;
  let s = '';
  const count = Math.floor((half + 0.18) / tray);
  for (let i = -count; i <= count; i++) {
    const bake = nth(PASTRIES, first + i);
    const at = p.at(i * tray, y);
    s +=
      bake(P, at.at(-0.11, -0.012, 1.15)) +
      bake(P, at.at(0.11, -0.012, 1.15)) +
      at.rect(-0.205, -0.014, 0.41, 0.016, mix(P.p, P.d, 0.1), { rx: 0.006 });
    s +=
      at.rect(-0.03, 0.002, 0.06, 0.034, P.p, { rx: 0.004 }) +
      at.rect(-0.018, 0.014, 0.036, 0.006, P.d, { 'fill-opacity': 0.4 });
  }
  return p.rect(-half, y, half * 2, 0.012, mix(P.p, P.c, 0.3)) + s;
}

function cakeDome({ P }: Kit, p: Pen) {
  return (
    p.shape('M-.03 0q-.06 0-.06-.01h.18q0 .01-.06.01z', P.p) +
    p.rect(-0.014, -0.05, 0.028, 0.045, P.p) +
    p.rect(-0.155, -0.06, 0.31, 0.018, P.p, { rx: 0.009 }) +
    p.rect(-0.11, -0.15, 0.22, 0.09, mix(P.x, P.p, 0.1), { rx: 0.012 }) +
    p.rect(-0.11, -0.11, 0.22, 0.016, P.p) +
    p.shape(
      'M-.116-.14v-.02q0-.02.02-.02h.192q.02 0 .02.02v.02q-.02.03-.039 0q-.02.04-.038 0q-.02.03-.039 0q-.02.04-.039 0q-.02.03-.038 0q-.02.04-.039 0z',
      P.p,
    ) +
    [-0.07, 0, 0.07].map((x) => p.circle(x, -0.19, 0.02, P.b)).join('') +
    p.shape('M-.145-.06v-.1a.145.13 0 0 1 .29 0v.1z', P.p, { 'fill-opacity': 0.28 }) +
    p.circle(0, -0.3, 0.016, P.x) +
    p.line('M-.115-.12v-.04a.1.1 0 0 1 .04-.08', P.p, 0.012, { 'stroke-opacity': 0.85 })
  );
}

const cup: Pastry = ({ a, p: pale, d }, p) =>
  [-0.016, 0.018]
    .map((x) => p.line(`M${x}-.1q.022-.028 0-.05t0-.05`, pale, 0.01, { 'stroke-opacity': 0.85 }))
    .join('') +
  p.rect(-0.075, -0.014, 0.15, 0.014, mix(pale, d, 0.12), { rx: 0.007 }) +
  p.shape('M-.05-.082h.1q0 .07-.03.07h-.04q-.03 0-.03-.07z', a) +
  p.line('M.048-.07q.036 0 .026.024t-.036.018', a, 0.013);

/** Bread in baskets further along the counter, where a banner has room. */
function rolls({ P }: Kit, p: Pen, half: number) {
  let s = '';
  for (let x = 0.64; x < half; x += 0.42) {
    for (const q of [-1, 1]) {
      const at = p.at(q * x, -0.6);
      s += [-0.075, -0.025, 0.025, 0.075]
        .map((dx, i) =>
          at.shape(
            `M${dx - 0.022}-.04L${dx * 1.7 - 0.022} ${-0.2 - (i % 2) * 0.03}q.022-.03.044 0L${dx + 0.022}-.04z`,
            i % 2 ? mix(P.a, P.l, 0.3) : P.a,
          ),
        )
        .join('');
      s += at.shape('M-.12-.07h.24l-.03.07h-.18z', mix(P.b, P.x, 0.3));
    }
  }
  return s;
}
