import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { line, path, rect } from '../../svg.ts';

/** The hood, the copper on its rail, the fire, and two plates on the pass. */
export function openKitchen(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const counter = H * 0.79;
  const p = pen(u, cx, counter);
  const front = mix(P.b, P.d, 0.15);
  return (
    tiles(k, counter) +
    copperRail(k, p) +
    glow(k, cx, counter - u * 0.24, u * 0.5, 0.95) +
    range(k, p) +
    hood(k, p) +
    rect(0, counter, W, H - counter, front) +
    rect(0, counter + u * 0.05, W, u * 0.012, P.d, { 'fill-opacity': 0.3 }) +
    rect(0, counter, W, u * 0.05, P.p) +
    plate(k, p.at(-0.2, 0)) +
    plate(k, p.at(0.2, 0))
  );
}

function tiles({ P, u, cx, W, H, fade }: Kit, counter: number) {
  let s = rect(0, 0, W, H, fade(mix(P.s0, P.a, 0.1), P.s1));
  if (u < 150) return s;
  const [w, h] = [u * 0.13, u * 0.065];
  let joints = '';
  for (let j = 0; counter - j * h > -h; j++) {
    const y = counter - j * h;
    joints += path`M0 ${y}H${W}`;
    const off = (cx + (j % 2 ? w / 2 : 0)) % w;
    for (let x = off - w; x < W; x += w) joints += path`M${x} ${y}v${-h}`;
  }
  s += line(joints, P.d, u * 0.004, { 'stroke-opacity': 0.1 });
  return s;
}

function copperRail(k: Kit, p: Pen) {
  const { P, u, W } = k;
  const half = W / u / 2 + 0.1;
  const coppers = [P.x, mix(P.x, P.a, 0.5), mix(P.b, P.d, 0.2)];
  let s = p.rect(-half, -0.575, half * 2, 0.014, P.d);
  for (let i = 0; 0.5 + i * 0.19 < half; i++) {
    const r = k.pick([0.058, 0.07, 0.08]);
    for (const q of [-1, 1])
      s += hangingPan(P, p.at(q * (0.5 + i * 0.19), -0.57), r, nth(coppers, i + (q > 0 ? 1 : 0)));
  }
  return s;
}

function hangingPan({ d, p: pale }: Kit['P'], p: Pen, r: number, copper: string) {
  return (
    p.line('M0 0v.05', d, 0.01) +
    p.rect(-0.011, 0.04, 0.022, 0.12, mix(copper, d, 0.35), { rx: 0.011 }) +
    p.circle(0, 0.15 + r, r, copper) +
    p.circle(0, 0.15 + r, r * 0.76, mix(copper, d, 0.22)) +
    p.line(
      `M${-r * 0.5} ${0.15 + r * 0.75}a${r * 0.62} ${r * 0.62} 0 0 1 ${r * 0.4} ${-r * 0.4}`,
      pale,
      0.01,
      {
        'stroke-opacity': 0.6,
      },
    )
  );
}

function range({ P }: Kit, p: Pen) {
  const iron = mix(P.d, P.b, 0.25);
  const flames = [-0.21, -0.15, -0.09, 0.1, 0.16, 0.22].map((x) => flame(P, p.at(x, -0.172, 0.6)));
  return (
    p.rect(-0.4, -0.17, 0.8, 0.2, iron) +
    p.rect(-0.42, -0.185, 0.84, 0.026, P.d, { rx: 0.008 }) +
    [-0.3, -0.1, 0.1, 0.3].map((x) => p.circle(x, -0.125, 0.016, P.x)).join('') +
    flames.join('') +
    stockPot(P, p.at(-0.15, -0.225)) +
    sautePan(P, p.at(0.16, -0.22))
  );
}

const flame = ({ x, l }: Kit['P'], p: Pen) =>
  p.shape('M0-.13q.055.08 0 .13q-.055-.05 0-.13', x) + p.shape('M0-.08q.028.04 0 .08q-.028-.04 0-.08', l);

function stockPot({ a, d, p: pale, l }: Kit['P'], p: Pen) {
  return (
    [-0.03, 0.03]
      .map((x) => p.line(`M${x}-.22q.03-.03 0-.06t0-.06`, l, 0.012, { 'stroke-opacity': 0.8 }))
      .join('') +
    p.line('M-.13-.1h-.03M.13-.1h.03', d, 0.018) +
    p.rect(-0.125, -0.15, 0.25, 0.15, a, { rx: 0.018 }) +
    p.rect(-0.095, -0.15, 0.03, 0.14, pale, { 'fill-opacity': 0.3 }) +
    p.rect(-0.135, -0.165, 0.27, 0.024, mix(a, d, 0.3), { rx: 0.012 }) +
    p.circle(0, -0.178, 0.018, d)
  );
}

function sautePan(P: Kit['P'], p: Pen) {
  const copper = mix(P.x, P.a, 0.35);
  return (
    flame(P, p.at(-0.045, -0.05, 1.1)) +
    flame(P, p.at(0.05, -0.05, 0.9)) +
    flame(P, p.at(0, -0.05, 1.5)) +
    p.line('M.12-.045l.17-.05', P.d, 0.02) +
    p.shape('M-.13-.07h.26q-.01.07-.05.07h-.16q-.04 0-.05-.07z', copper) +
    p.rect(-0.135, -0.075, 0.27, 0.016, mix(copper, P.p, 0.45), { rx: 0.008 })
  );
}

function hood({ P, lin }: Kit, p: Pen) {
  const copper = lin(
    [
      [0, mix(P.a, P.p, 0.28)],
      [0.35, P.a],
      [1, mix(P.a, P.d, 0.35)],
    ],
    0,
    0,
    1,
    0,
  );
  const ladles = [-0.37, -0.29, 0.31, 0.38].map(
    (x, i) =>
      p.line(`M${x}-.55v.1`, P.d, 0.01) +
      p.shape(`M${x - 0.03}-.455h.06a.03.03 0 0 1-.06 0z`, i % 2 ? P.d : P.b),
  );
  return (
    ladles.join('') +
    p.rect(-0.13, -1.4, 0.26, 0.65, copper) +
    p.shape('M-.13-.78H.13Q.16-.66.4-.6H-.4Q-.16-.66-.13-.78z', copper) +
    p.rect(-0.15, -0.8, 0.3, 0.03, P.x) +
    p.rect(-0.42, -0.605, 0.84, 0.055, P.x, { rx: 0.008 }) +
    p.rect(-0.42, -0.562, 0.84, 0.012, P.d, { 'fill-opacity': 0.25 })
  );
}

function plate({ P }: Kit, p: Pen) {
  return (
    p.shape('M-.06-.02q0-.05.05-.05q.02-.02.05 0q.03.01.03.05z', P.a) +
    p.circle(-0.02, -0.05, 0.022, P.x) +
    p.shape('M.01-.06q.03-.05.07-.035q-.01.045-.06.045z', P.g) +
    p.shape('M-.12-.026h.24q-.03.026-.07.026h-.1q-.04 0-.07-.026z', P.p) +
    p.rect(-0.12, -0.032, 0.24, 0.01, mix(P.p, P.d, 0.16), { rx: 0.005 })
  );
}
