import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, wineGlass } from '../../props.ts';

/** Oysters on ice on a raised platter, lemons, and two glasses before the sea. */
export function oysterBar(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  const horizon = H * 0.5;
  const q = pen(u, cx, horizon);
  let s = sky(k) + sun(k, cx, horizon - u * 0.12, u * 0.2);
  s += q.rect(-half, 0, half * 2, 0.5, k.fade(mix(P.b, P.s1, 0.55), mix(P.b, P.s1, 0.2)));
  for (let i = 0; i < 6; i++)
    s += q.rect(-0.2 + (i % 2) * 0.05, 0.018 + i * 0.045, 0.36 - i * 0.03, 0.014, P.l, {
      rx: 0.007,
      'fill-opacity': 0.8 - i * 0.08,
    });
  s += sail(k, q.at(-0.34, 0.01, 0.7)) + sail(k, q.at(0.72, 0.02)) + sail(k, q.at(-0.74, 0.03));
  s +=
    p.rect(-half, -0.02, half * 2, 0.05, mix(P.p, P.s1, 0.15)) +
    p.rect(-half, 0.03, half * 2, 0.3, mix(P.b, P.d, 0.25));
  s += across(
    k,
    0.24,
    (x) =>
      p.shape(`M${x} .03v.3h.006v-.3z`, P.p, { 'fill-opacity': 0.2 }) +
      p.line(`M${x + 0.04} -.008l.08.015`, mix(P.p, P.d, 0.22), 0.006),
  );
  s +=
    wineGlass(P, p.at(-0.5, -0.015, 1.3), mix(P.l, P.x, 0.25)) +
    wineGlass(P, p.at(0.5, -0.015, 1.3), mix(P.l, P.x, 0.25));
  return s + platter(k, p.at(0, -0.015));
}

const sail = ({ P }: Kit, p: Pen) =>
  p.shape('M0-.02V-.2q.09.07.1.18z', P.p) +
  p.shape('M-.012-.02V-.16q-.06.06-.07.14z', mix(P.p, P.a, 0.4)) +
  p.shape('M-.09-.01h.2l-.04.035h-.12z', P.d);

function platter(k: Kit, p: Pen) {
  const { P } = k;
  const silver = mix(P.p, P.b, 0.2);
  const ice = mix(P.p, P.s0, 0.12);
  let s =
    p.shape('M-.02-.2h.04v.17l.1.03h-.24l.1-.03z', silver) +
    p.ellipse(0, -0.2, 0.42, 0.045, mix(silver, P.d, 0.2)) +
    p.ellipse(0, -0.215, 0.42, 0.042, silver) +
    p.shape(
      'M-.38-.22q.04-.05.1-.04q.05-.05.12-.03q.06-.06.14-.02q.07-.05.14 0q.08-.03.12.03q.08-.01.12.06q-.37.05-.74 0z',
      ice,
    );
  for (const [x, y, r] of [
    [-0.3, -0.25, 14],
    [0.3, -0.25, -14],
    [-0.1, -0.245, 4],
    [0.1, -0.245, -4],
  ] as const)
    s += oyster(k, p.at(x, y), r);
  s += oyster(k, p.at(-0.2, -0.31), 8) + oyster(k, p.at(0.19, -0.31), -8);
  return (
    s +
    lemon(k, p.at(0, -0.33)) +
    p.shape('M.06-.31q.06-.07.1-.03q-.03.06-.1.03z', P.g) +
    p.shape('M-.06-.31q-.07-.05-.1 0q.05.04.1 0z', P.g)
  );
}

const oyster = ({ P }: Kit, p: Pen, slant: number) => {
  const m = slant / 200;
  return (
    p.shape(
      `M-.115 ${-m * 0.5}q.02-.07.11-.065q.09 0 .125.05q.02.055-.06.08q-.09.03-.145-.01q-.05-.025-.03-.055z`,
      mix(P.b, P.p, 0.3),
    ) +
    p.shape(
      `M-.09 ${-m * 0.5}q.02-.05.09-.045q.075 0 .1.03q.01.04-.05.055q-.08.02-.12-.01q-.03-.015-.02-.03z`,
      P.p,
    ) +
    p.ellipse(0.005, 0, 0.05, 0.022, mix(P.b, P.p, 0.6)) +
    p.circle(0.03, -0.012, 0.009, P.p)
  );
};

const lemon = ({ P }: Kit, p: Pen) =>
  p.circle(0, 0, 0.075, P.x) +
  p.circle(0, 0, 0.062, P.p) +
  p.circle(0, 0, 0.054, mix(P.x, P.l, 0.55)) +
  p.line('M0-.05V.05M-.044-.025L.044.025M-.044.025L.044-.025', P.p, 0.009);
