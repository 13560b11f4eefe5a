import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Cupcakes on a tiered stand, and one large before it with a cherry. */
export function cupcakes(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.4, u * 0.34);
  s += bunting(k, pen(u, cx, H * 0.03));
  s +=
    p.rect(-half, -0.01, half * 2, 0.4, mix(P.a, P.p, 0.2)) +
    across(k, 0.12, (x) => p.circle(x, -0.006, 0.06, P.p)) +
    p.rect(-half, -0.07, half * 2, 0.062, P.p);
  s += across(k, 0.48, (x) => p.circle(x + 0.24, 0.12, 0.02, P.p));
  s += across(k, 0.42, (x, i) => (i ? cake(k, p.at(x * 1.02, -0.06, 0.72), i + 40) : ''));
  return (
    s +
    stand(k, p.at(0, -0.06)) +
    cake(k, p.at(0, -0.2, 1), 0) +
    cake(k, p.at(-0.19, -0.06, 0.8), 3) +
    cake(k, p.at(0.19, -0.06, 0.8), 5)
  );
}

const bunting = (k: Kit, p: Pen) =>
  across(k, 0.18, (x, i) =>
    p.shape(
      `M${x - 0.07} .02q.07.02.14 0q0 .09-.07.12q-.07-.03-.07-.12z`,
      nth([k.P.b, k.P.p, k.P.a, k.P.x], i + 40),
    ),
  ) + p.line(`M${-halfWidth(k)} .02H${halfWidth(k)}`, k.P.d, 0.006);

const stand = ({ P }: Kit, p: Pen) =>
  p.rect(-0.02, -0.14, 0.04, 0.14, mix(P.p, P.d, 0.15)) +
  p.ellipse(0, -0.135, 0.17, 0.02, mix(P.p, P.d, 0.12)) +
  p.ellipse(0, -0.142, 0.17, 0.018, P.p);

function cake({ P, u }: Kit, p: Pen, i: number) {
  const paper = nth([P.b, P.x, P.a, mix(P.b, P.d, 0.2), mix(P.x, P.p, 0.2)], i);
  const cream = nth([mix(P.p, P.a, 0.25), mix(P.b, P.p, 0.55), P.p, mix(P.l, P.p, 0.3)], i + 1);
  let s =
    p.ellipse(0, 0, 0.1, 0.012, P.d, { 'fill-opacity': 0.2 }) +
    p.shape('M-.135-.16h.27l-.04.16h-.19z', paper);
  if (u >= 110)
    for (let j = -3; j <= 3; j++)
      s += p.line(`M${j * 0.036} -.155L${j * 0.026} -.005`, mix(paper, P.p, 0.3), 0.01);
  s += p.shape('M.05-.16h.085l-.04.16h-.06z', P.d, { 'fill-opacity': 0.14 });
  for (const [w, y, h] of [
    [0.17, -0.15, 0.1],
    [0.135, -0.225, 0.09],
    [0.09, -0.29, 0.08],
  ] as const)
    s +=
      p.rect(-w, y - h / 2, w * 2, h, cream, { rx: h / 2 }) +
      p.shape(
        `M${w * 0.1} ${y + h / 2}h${w * 0.6}q${w * 0.3}-.01 ${w * 0.28}-${h * 0.6}q-${w * 0.2} .05-${w * 0.88} ${h * 0.6}z`,
        P.d,
        { 'fill-opacity': 0.09 },
      );
  s += p.shape('M-.05-.31q.02-.08.06-.09q0 .04.04.09z', cream);
  s +=
    p.line('M.01-.39q.01-.06.06-.07', mix(P.x, P.d, 0.3), 0.01) +
    p.circle(0.005, -0.375, 0.038, nth([P.b, P.x], i)) +
    p.circle(-0.008, -0.386, 0.01, P.p);
  if (u >= 110)
    for (let j = 0; j < 8; j++)
      s += p.line(
        `M${-0.12 + j * 0.034} ${-0.16 - ((j * 5) % 4) * 0.035}l.014-.01`,
        nth([P.b, P.x, P.l], j),
        0.011,
      );
  return s;
}
