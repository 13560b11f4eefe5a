import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, sun } from '../../props.ts';

/** Long waves on an open beach, dune grass, a driftwood fire with a blanket beside it. */
export function beach(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.5);
  const half = halfWidth(k);
  const sea = mix(P.s0, P.b, 0.35);
  const sand = mix(P.l, P.p, 0.35);
  let s = sky(k) + sun(k, cx - m * u * 0.16, H * 0.5 - u * 0.03, u * 0.19);
  s += p.shape(
    `M${m * half} 0V-.16l${-m * 0.16} .03l${-m * 0.1} .05l${-m * 0.12} .03l${-m * 0.1} .05z`,
    mix(P.b, P.s1, 0.35),
  );
  s += p.rect(-half, 0, half * 2, 0.6, k.fade(mix(sea, P.s1, 0.25), sea));
  for (let i = 0; i < 5; i++)
    s += p.rect(-m * 0.16 - 0.15 + i * 0.012, 0.014 + i * 0.024, 0.3 - i * 0.024, 0.012, mix(P.l, P.p, 0.3), {
      rx: 0.006,
      'fill-opacity': 0.9,
    });
  for (const [y, a, c] of [
    [0.1, 0.02, mix(sea, P.p, 0.25)],
    [0.17, 0.03, mix(sea, P.p, 0.45)],
  ] as const)
    s +=
      p.shape(`M${-half} .6V${y}q${half * 0.5}-${a} ${half} 0t${half} 0V.6z`, c) +
      p.line(`M${-half} ${y}q${half * 0.5}-${a} ${half} 0t${half} 0`, P.p, 0.016);
  s +=
    p.shape(`M${-half} .6V.25q${half * 0.5}-.05 ${half} 0t${half}-.01V.6z`, mix(sand, P.x, 0.18)) +
    p.line(`M${-half} .25q${half * 0.5}-.05 ${half} 0t${half}-.01`, P.p, 0.026) +
    p.shape(`M${-half} .6V.32q${half * 0.6} .03 ${half}-.01t${half} .01V.6z`, sand);
  s += gulls(k, p, m) + grass(k, p.at(-m * 0.56, 0.5), 9) + grass(k, p.at(m * 0.66, 0.46), 6);
  for (let x = 0.95; x < half + 0.2; x += 0.3) s += grass(k, p.at(x, 0.47), 7) + grass(k, p.at(-x, 0.49), 7);
  return (
    s +
    glow(k, cx + m * u * 0.14, H * 0.5 + u * 0.34, u * 0.3, 0.8) +
    fire(k, p.at(m * 0.14, 0.4)) +
    blanket(k, p.at(-m * 0.2, 0.41))
  );
}

const gulls = ({ P }: Kit, p: Pen, m: number) =>
  [
    [0.2, -0.3, 1],
    [0.36, -0.36, 0.7],
    [-0.4, -0.26, 0.8],
  ]
    .map(([x = 0, y = 0, r = 1]) =>
      p
        .at(m * x, y, r)
        .line('M-.07-.01q.035-.04.07.01q.035-.05.07-.01', P.d, 0.012, { 'stroke-opacity': 0.7 }),
    )
    .join('');

function grass({ P, f }: Kit, p: Pen, count: number) {
  let s = '';
  for (let i = 0; i < count; i++) {
    const [x, lean, h] = [(i - count / 2) * 0.028, f(-0.08, 0.1), f(0.14, 0.26)];
    s += p.shape(
      `M${x - 0.008} .06Q${x + lean * 0.2} ${-h * 0.5} ${x + lean} ${-h}Q${x + lean * 0.4 + 0.01} ${-h * 0.4} ${x + 0.01} .06z`,
      i % 2 ? P.b : P.a,
    );
  }
  return s + p.ellipse(0, 0.06, count * 0.022, 0.03, mix(P.l, P.x, 0.25));
}

const fire = ({ P }: Kit, p: Pen) => {
  const wood = mix(P.d, P.x, 0.25);
  return (
    p.ellipse(0, 0.02, 0.15, 0.022, P.d, { 'fill-opacity': 0.22 }) +
    p.shape(
      'M-.075 0q-.03-.09.02-.14q.01.04.03.04q0-.09.05-.13q.0.07.04.1q.02-.02.02-.05q.05.08.01.18z',
      P.x,
    ) +
    p.shape('M-.04 0q-.02-.06.02-.09q.01.02.02.02q0-.05.03-.07q0 .05.02.06q.02.04-.005.08z', P.l) +
    p.line('M-.12.01L.1-.04M.12.01L-.1-.04', wood, 0.032) +
    p.line('M-.14.015L.13.012', mix(wood, P.p, 0.15), 0.03)
  );
};

const blanket = ({ P }: Kit, p: Pen) =>
  p.shape('M-.17.05L-.12-.03H.13L.17.05z', P.x) +
  [-0.07, 0, 0.07]
    .map((x) => p.shape(`M${x - 0.012}-.03h.024l.004.08h-.032z`, P.p, { 'fill-opacity': 0.8 }))
    .join('') +
  p.rect(-0.09, -0.075, 0.05, 0.07, P.p, { rx: 0.012 }) +
  p.rect(-0.02, -0.06, 0.05, 0.055, P.b, { rx: 0.012 });
