import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Two tall swirls of frozen yogurt with berries, and bowls of toppings before them. */
export function frozenYogurt(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.44, u * 0.33);
  s += across(k, 0.17, (x, i) =>
    [0, 1, 2]
      .map((j) =>
        p.circle(x + (j % 2) * 0.085, -0.95 + j * 0.16, 0.02, nth([P.a, P.b, P.x], i + j + 60), {
          'fill-opacity': 0.3,
        }),
      )
      .join(''),
  );
  s += p.rect(-half, -0.01, half * 2, 0.4, mix(P.b, P.p, 0.15)) + p.rect(-half, -0.01, half * 2, 0.03, P.p);
  s += across(k, 0.14, (x) => p.circle(x, 0.02, 0.07, P.p));
  s += p.rect(-half, -0.02, half * 2, 0.03, P.p);
  for (let x = 0.62; x < half + 0.2; x += 0.36)
    s += toppings(k, p.at(x, -0.02), 1) + toppings(k, p.at(-x, -0.02), 2);
  return (
    s +
    swirl(k, p.at(-0.2, -0.02), [mix(P.p, P.l, 0.3), P.a]) +
    swirl(k, p.at(0.22, -0.02), [mix(P.b, P.p, 0.5), P.x])
  );
}

function swirl({ P }: Kit, p: Pen, [ice, tub]: readonly [string, string]) {
  let s = p.ellipse(0.02, 0.002, 0.13, 0.014, P.d, { 'fill-opacity': 0.2 });
  s += p.rect(0.09, -0.5, 0.034, 0.28, mix(tub, P.d, 0.3), { rx: 0.017 });
  const tiers = [
    [0.185, -0.25],
    [0.16, -0.325],
    [0.13, -0.395],
    [0.095, -0.46],
    [0.06, -0.515],
  ] as const;
  tiers.forEach(([w, y], i) => {
    s += p.shape(
      `M${-w} ${y + 0.02}q-.01-.06.06-.065h${w * 2 - 0.12}q.07.005.06.065q${-w} .07 ${-w * 2} 0z`,
      i % 2 ? mix(ice, P.d, 0.05) : ice,
    );
    s += p.shape(
      `M${w * 0.3} ${y + 0.048}q${w * 0.4} -.005 ${w * 0.7} -.028q.01-.06-.06-.065h-.02q.04.05-${w * 0.62} .093z`,
      P.d,
      { 'fill-opacity': 0.08 },
    );
  });
  s += p.shape('M-.05-.535q.02-.09.07-.1q-.01.05.03.1z', ice);
  s +=
    p.shape('M-.185-.235q.185.06.37 0l-.045.235h-.28z', tub) +
    p.shape('M.06-.207q.07-.008.125-.028l-.045.235h-.07z', P.d, { 'fill-opacity': 0.15 });
  s += p.shape('M-.172-.155q.172.05.344 0l-.012.06q-.16.045-.32 0z', P.p, { 'fill-opacity': 0.75 });
  for (const [x, y, c] of [
    [-0.1, -0.3, P.b],
    [0.06, -0.34, P.x],
    [-0.03, -0.4, P.b],
    [0.03, -0.47, P.x],
    [0.11, -0.28, P.b],
    [-0.07, -0.46, P.x],
  ] as const)
    s += p.circle(x, y, 0.022, c === tub ? mix(c, P.d, 0.3) : c) + p.circle(x - 0.006, y - 0.008, 0.007, P.p);
  return s;
}

function toppings({ P }: Kit, p: Pen, i: number) {
  let s = '';
  for (let j = 0; j < 7; j++)
    s += p.circle(
      -0.075 + (j % 4) * 0.05 + (j > 3 ? 0.025 : 0),
      -0.1 - (j > 3 ? 0.032 : 0),
      0.028,
      nth([P.x, P.b, P.a], j + i),
    );
  return (
    s +
    p.shape('M-.115-.1h.23q-.01.1-.07.1h-.09q-.06 0-.07-.1z', P.p) +
    p.shape('M.05-.1h.065q-.01.1-.07.1h-.03z', P.d, { 'fill-opacity': 0.12 })
  );
}
