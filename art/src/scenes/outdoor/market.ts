import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, glow, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

const BAY = 0.66;

/** Stalls under striped awnings, crates of fruit, buckets of flowers. */
export function market(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const ground = H * 0.86;
  const p = pen(u, cx, ground);
  const half = W / u / 2 + 0.1;
  const side = k.pick([-1, 1]);
  let s =
    sky(k) +
    glow(k, cx + side * u * 0.3, ground - u * 0.68, u * 0.45, 0.7) +
    p.circle(side * 0.3, -0.68, 0.13, mix(P.l, P.p, 0.25));
  s += trees(k, p, half) + houses(k, p, half) + bunting(k, p, half);
  s += rect(0, ground - u * 0.02, W, H, mix(P.s1, P.x, 0.18)) + cobbles(k, p, half);
  const stalls = Math.floor((W / u / 2 + 0.31) / BAY);
  const [goods, cloth] = [k.i(0, 2), k.i(0, 2)];
  for (let i = -stalls; i <= stalls; i++)
    s += stall(k, i * BAY, ground, nth(GOODS, i + goods), nth([P.x, P.b, mix(P.x, P.l, 0.45)], i + cloth));
  return s;
}

function trees({ P, f }: Kit, p: Pen, half: number) {
  let s = '';
  for (let x = -half; x < half; x += 0.2) {
    const [y, r] = [f(-0.58, -0.48), f(0.1, 0.15)];
    s += p.circle(x, y, r, mix(P.c, P.s1, 0.25)) + p.circle(x + 0.09, y + 0.06, r, mix(P.a, P.s1, 0.12));
  }
  return s;
}

function houses(k: Kit, p: Pen, half: number) {
  const { P, f } = k;
  let s = '';
  let x = -half;
  while (x < half) {
    const [w, h] = [f(0.17, 0.26), f(0.4, 0.54)];
    const wall = mix(mix(P.p, P.x, 0.28), P.s1, f(0.1, 0.5));
    s +=
      p.rect(x, -h, w + 0.003, h, wall) +
      p.shape(`M${x - 0.012} ${-h}L${x + w / 2} ${-h - 0.06}L${x + w + 0.012} ${-h}z`, mix(P.x, P.d, 0.15));
    for (let i = 0; i < 2; i++)
      s += p.rect(
        x + w * (0.2 + i * 0.38),
        -h + 0.05,
        w * 0.2,
        0.075,
        k.r() > 0.5 ? P.l : mix(P.d, P.b, 0.4),
        { 'fill-opacity': 0.85 },
      );
    x += w;
  }
  return s;
}

function bunting({ P }: Kit, p: Pen, half: number) {
  const span = 0.9;
  const flags = [P.x, P.p, P.b, mix(P.x, P.l, 0.5)];
  let s = '';
  for (let x0 = -Math.ceil(half / span) * span - span / 2; x0 < half; x0 += span) {
    s += p.line(`M${x0}-.8q${span / 2} .16 ${span} 0`, P.d, 0.005, { 'stroke-opacity': 0.6 });
    for (let i = 0; i < 9; i++) {
      const t = (i + 0.5) / 9;
      s += p.shape(`M${x0 + t * span - 0.03} ${-0.8 + 0.32 * t * (1 - t)}h.06l-.03.062z`, nth(flags, i));
    }
  }
  return s;
}

function cobbles({ P, u }: Kit, p: Pen, half: number) {
  if (u < 110) return '';
  let d = '';
  for (let j = 0; j < 4; j++)
    for (let x = -half - (j % 2) * 0.06; x < half; x += 0.12)
      d += `M${x - 0.05} ${0.02 + j * 0.04}a.05.014 0 0 1 .1 0a.05.014 0 0 1-.1 0`;
  return p.shape(d, P.d, { 'fill-opacity': 0.07 });
}

type Goods = (k: Kit, p: Pen) => string;

/** A heap of round fruit in a slanting crate, standing on its origin. */
function crate({ p: pale, d }: Kit['P'], p: Pen, w: number, fruit: string, leaf: string) {
  let [s, shine] = ['', ''];
  const n = Math.floor(w / 0.05);
  for (let row = 1; row >= 0; row--)
    for (let i = 0; i < n - row; i++) {
      const [x, y] = [(i - (n - row - 1) / 2) * 0.049, -0.085 - row * 0.034];
      s += p.circle(x, y, 0.029, (i + row) % 2 ? fruit : mix(fruit, pale, 0.18));
      shine += `M${x - 0.008} ${y - 0.01}h0`;
    }
  s += p.line(shine, pale, 0.012, { 'stroke-opacity': 0.6 });
  s += p.shape('M.01-.14q.03-.03.055-.012q-.014.026-.055.012z', leaf);
  const wood = mix(pale, d, 0.42);
  return (
    s +
    p.rect(-w / 2, -0.075, w, 0.075, wood, { rx: 0.005 }) +
    p.rect(-w / 2, -0.042, w, 0.007, d, { 'fill-opacity': 0.3 }) +
    p.rect(-0.03, -0.06, 0.06, 0.034, pale, { rx: 0.003 })
  );
}

const fruit: Goods = ({ P }, p) =>
  crate(P, p.at(-0.16, 0), 0.17, P.x, P.b) +
  crate(P, p.at(0.02, 0), 0.16, mix(P.l, P.x, 0.25), P.a) +
  crate(P, p.at(0.18, 0), 0.13, mix(P.x, P.d, 0.4), P.b);

const greens: Goods = ({ P }, p) =>
  crate(P, p.at(-0.17, 0), 0.14, P.c, P.b) +
  crate(P, p.at(0, 0), 0.17, mix(P.x, P.l, 0.25), P.b) +
  crate(P, p.at(0.17, 0), 0.14, mix(P.b, P.c, 0.25), P.c);

/** Five buckets of flowers. */
const flowers: Goods = ({ P }, p) => {
  const petals = [P.x, P.p, mix(P.x, P.l, 0.55), mix(P.x, P.d, 0.35), P.l];
  return [-0.2, -0.1, 0, 0.1, 0.2]
    .map((x, i) => {
      const at = p.at(x, 0);
      const c = nth(petals, i);
      let s = '';
      for (const [dx, dy] of [
        [-0.035, -0.12],
        [0.035, -0.125],
        [0, -0.155],
        [-0.016, -0.105],
        [0.02, -0.1],
      ] as const)
        s +=
          at.line(`M0-.05L${dx} ${dy}`, P.b, 0.007) +
          at.circle(dx, dy, 0.024, c) +
          at.circle(dx, dy, 0.009, c === P.l ? P.x : P.l);
      return s + at.shape('M-.038-.07h.076l-.012.07h-.052z', mix(P.s0, P.d, 0.3));
    })
    .join('');
};

const GOODS: readonly Goods[] = [fruit, flowers, greens];

function stall(k: Kit, x: number, ground: number, goods: Goods, cloth: string) {
  const { P, u, cx } = k;
  const p = pen(u, cx + x * u, ground);
  let s = p.ellipse(0, 0.015, 0.32, 0.02, P.d, { 'fill-opacity': 0.16 });
  s +=
    p.rect(-0.27, -0.46, 0.54, 0.34, mix(P.d, P.b, 0.35), { 'fill-opacity': 0.78 }) +
    glow(k, cx + x * u, ground - u * 0.36, u * 0.22, 0.55);
  s += p.rect(-0.002, -0.4, 0.004, 0.05, P.d) + p.circle(0, -0.335, 0.02, P.l);
  for (const q of [-1, 1]) s += p.rect(q * 0.27 - 0.01, -0.46, 0.02, 0.46, mix(P.d, P.p, 0.12));
  s +=
    p.rect(-0.29, -0.16, 0.58, 0.16, mix(cloth, P.d, 0.12)) +
    p.rect(-0.3, -0.175, 0.6, 0.024, mix(P.p, P.d, 0.2)) +
    [-0.2, -0.1, 0, 0.1, 0.2]
      .map((q) => p.line(`M${q}-.14V-.02`, P.d, 0.008, { 'stroke-opacity': 0.18 }))
      .join('');
  s += goods(k, p.at(0, -0.172));
  return s + awning(k, [cx + (x - 0.31) * u, ground - u * 0.5, u * 0.62, u * 0.085], 9, [cloth, P.p]);
}
