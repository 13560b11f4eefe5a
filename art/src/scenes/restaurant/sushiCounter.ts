import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Split curtains over a wooden counter, and what has just been laid on it. */
export function sushiCounter(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  const wood = mix(P.x, P.p, 0.45);
  let s = room(k, H * 0.8) + p.rect(-half, -0.46, half * 2, 0.46, mix(P.s1, P.x, 0.18));
  s += across(k, 0.07, (x) => p.rect(x, -0.46, 0.012, 0.46, mix(P.d, P.x, 0.3), { 'fill-opacity': 0.28 }));
  for (const x of [-0.52, 0.52]) s += lantern(k, p.at(x, -0.32));
  s += noren(k, pen(u, cx, 0));
  s += p.rect(-half, -0.02, half * 2, 0.06, wood) + p.rect(-half, 0.04, half * 2, 0.3, mix(wood, P.d, 0.45));
  s += across(k, 0.4, (x) => p.rect(x, 0.04, 0.012, 0.3, P.d, { 'fill-opacity': 0.3 }));
  return (
    s + flask(k, p.at(0.54, -0.02, 1.15)) + soy(k, p.at(-0.56, -0.015)) + board(k, p.at(-0.03, -0.02, 1.3))
  );
}

function noren({ P, W, u }: Kit, p: Pen) {
  const half = W / u / 2 + 0.05;
  const count = Math.ceil(half / 0.27);
  let s = '';
  for (let i = -count; i < count; i++) {
    const x = i * 0.27;
    s +=
      p.shape(`M${x + 0.006} .06h.258v.24q-.13.03-.258 0z`, P.b) +
      p.shape(`M${x + 0.19} .06h.074v.245q-.04.01-.074.014z`, P.d, { 'fill-opacity': 0.16 });
  }
  for (let i = -count; i <= count; i++)
    s +=
      p.circle(i * 0.27 + 0.135, 0.185, 0.075, P.p) +
      p.circle(i * 0.27 + 0.135, 0.185, 0.048, P.b) +
      p.circle(i * 0.27 + 0.135, 0.185, 0.022, P.p);
  return (
    s +
    p.rect(-half, 0.03, half * 2, 0.034, mix(P.x, P.d, 0.4)) +
    p.rect(-half, 0, half * 2, 0.03, P.d, { 'fill-opacity': 0.5 })
  );
}

const lantern = (k: Kit, p: Pen) =>
  p.circle(0, 0, 0.22, halo(k, 0.8)) +
  p.shape('M-.05-.11h.1q.05.11 0 .22h-.1q-.05-.11 0-.22z', k.P.a) +
  p.line('M-.068-.05h.136M-.074 0h.148M-.068.05h.136', k.P.d, 0.005, { 'stroke-opacity': 0.4 }) +
  p.rect(-0.04, -0.13, 0.08, 0.022, k.P.d) +
  p.rect(-0.04, 0.105, 0.08, 0.022, k.P.d);

function board({ P }: Kit, p: Pen) {
  const wood = mix(P.d, P.x, 0.45);
  let s =
    p.rect(-0.36, -0.065, 0.72, 0.035, wood, { rx: 0.008 }) +
    p.rect(-0.28, -0.03, 0.07, 0.03, mix(wood, P.d, 0.4)) +
    p.rect(0.21, -0.03, 0.07, 0.03, mix(wood, P.d, 0.4));
  [P.a, mix(P.x, P.p, 0.15), P.p].forEach((fish, i) => {
    const q = p.at(-0.26 + i * 0.16, -0.065);
    s +=
      q.rect(-0.062, -0.055, 0.124, 0.055, P.p, { rx: 0.026 }) +
      q.shape('M-.078-.03q-.005-.06.075-.062q.085.002.078.062q-.07-.03-.153 0z', fish) +
      q.line(
        'M-.04-.075q.01.02 0 .035M-.005-.08q.01.02 0 .04M.03-.075q.01.02 0 .035',
        nth([P.p, P.p, P.a], i),
        0.008,
      ) +
      (i === 2 ? q.rect(-0.016, -0.088, 0.032, 0.088, P.d) : '');
  });
  for (const [x, y, c] of [
    [0.2, -0.115, P.a],
    [0.305, -0.115, P.g],
    [0.252, -0.205, P.x],
  ] as const)
    s += p.circle(x, y, 0.05, P.d) + p.circle(x, y, 0.04, P.p) + p.circle(x, y, 0.018, c);
  return s + p.shape('M.34-.065q.02-.09-.02-.13q.07.02.05.13z', P.g);
}

const flask = ({ P }: Kit, p: Pen) =>
  p.shape(
    'M-.06 0q-.03-.12.015-.16q.02-.02.012-.06h.066q-.008.04.012.06q.045.04.015.16z',
    mix(P.p, P.b, 0.12),
  ) +
  p.rect(-0.06, -0.1, 0.12, 0.03, P.b) +
  p.shape('M.09 0q-.02-.06-.015-.075h.09q.005.015-.015.075z', mix(P.p, P.b, 0.12));

const soy = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, -0.02, 0.07, 0.02, P.p) +
  p.shape('M-.07-.02q.01.03.07.03t.07-.03z', mix(P.p, P.d, 0.1)) +
  p.ellipse(0, -0.022, 0.05, 0.012, P.d);
