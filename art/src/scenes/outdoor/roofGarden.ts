import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';

/** A garden over the roofs: trees in tubs, grasses, two loungers, towers all around. */
export function roofGarden(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.74);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx + m * u * 0.2, H * 0.36, u * 0.15);
  s +=
    across(k, 0.16, (x, i) =>
      tower(k, p.at(x, 0), 0.26 + (((i * 7) % 6) + 6) * 0.026, mix(P.b, P.s1, 0.52), i),
    ) +
    across(k, 0.21, (x, i) =>
      tower(k, p.at(x + 0.07, 0), 0.14 + (((i * 5) % 5) + 5) * 0.022, mix(P.b, P.s1, 0.26), i + 1),
    );
  s +=
    p.rect(-half, -0.13, half * 2, 0.14, P.s1, { 'fill-opacity': 0.28 }) +
    p.line(`M${-half}-.13H${half}`, P.d, 0.014) +
    across(k, 0.2, (x) => p.line(`M${x} -.13V0`, P.d, 0.008));
  s +=
    p.rect(-half, -0.01, half * 2, 0.4, mix(P.l, P.x, 0.22)) +
    across(k, 0.18, (x) =>
      p.line(`M${x} 0L${x * 1.4} .3`, mix(P.x, P.d, 0.3), 0.006, { 'stroke-opacity': 0.5 }),
    );
  s += across(k, 0.34, (x, i) => planter(k, p.at(x + 0.17, 0.02), i));
  s += tub(k, p.at(-m * 0.5, 0.1)) + tub(k, p.at(m * 0.58, 0.08));
  for (let x = 1.05; x < half + 0.3; x += 0.5) s += tub(k, p.at(x, 0.1)) + tub(k, p.at(-x, 0.1));
  return (
    s + lounger(k, p.at(-0.13, 0.16), m) + lounger(k, p.at(0.2, 0.18), m) + lantern(k, p.at(m * 0.04, 0.19))
  );
}

function tower({ P, u }: Kit, p: Pen, h: number, c: string, i: number) {
  const s =
    p.rect(-0.08, -h, 0.15, h, c) +
    (i % 3 === 0
      ? p.shape(`M-.08 ${-h}L-.005 ${-h - 0.1}L.07 ${-h}z`, c)
      : i % 3 === 1
        ? p.rect(-0.05, -h - 0.03, 0.08, 0.03, c)
        : '');
  if (u < 70) return s;
  let panes = '';
  for (let y = 0.04; y < h - 0.03; y += 0.05)
    for (let x = 0; x < 3; x++)
      if ((i * 3 + x * 5 + Math.round(y * 60)) % 4 < 2)
        panes += `M${-0.062 + x * 0.044} ${-h + y}h.024v.022h-.024z`;
  return s + p.shape(panes, P.l, { 'fill-opacity': 0.75 });
}

function planter({ P }: Kit, p: Pen, i: number) {
  let s = '';
  for (let j = -4; j <= 4; j++)
    s += p.shape(
      `M${j * 0.03} -.06Q${j * 0.036 - 0.02}-.14 ${j * 0.045} ${-0.2 + Math.abs(j) * 0.014 - ((i + j) % 2 ? 0.03 : 0)}Q${j * 0.036 + 0.02}-.12 ${j * 0.03 + 0.012}-.06z`,
      j % 2 ? P.a : P.b,
    );
  return (
    s +
    p.circle(-0.06, -0.17, 0.018, P.x) +
    p.circle(0.05, -0.19, 0.018, P.p) +
    p.circle(0.0, -0.14, 0.016, P.x) +
    p.rect(-0.15, -0.07, 0.3, 0.08, mix(P.d, P.p, 0.25), { rx: 0.008 }) +
    p.rect(-0.15, -0.07, 0.3, 0.014, P.p, { 'fill-opacity': 0.3 })
  );
}

const tub = ({ P }: Kit, p: Pen) =>
  tree(P, p.at(0, -0.09, 1.05), P.a) +
  p.shape('M-.09-.12h.18l-.02.13h-.14z', mix(P.p, P.s1, 0.25)) +
  p.rect(-0.1, -0.13, 0.2, 0.026, P.p);

const lounger = ({ P }: Kit, p: Pen, m: number) =>
  p.ellipse(0, 0.005, 0.17, 0.014, P.d, { 'fill-opacity': 0.2 }) +
  p.line(`M${m * -0.1} 0v-.05M${m * 0.12} 0v-.05`, P.d, 0.012) +
  p.line(`M${m * -0.14} -.19L${m * -0.06} -.06H${m * 0.16}`, P.p, 0.04) +
  p.line(`M${m * -0.14} -.18L${m * -0.06} -.055H${m * 0.16}`, P.x, 0.018);

const lantern = (k: Kit, p: Pen) =>
  p.circle(0, -0.05, 0.16, halo(k, 0.8)) +
  p.rect(-0.03, -0.09, 0.06, 0.09, k.P.d, { rx: 0.008 }) +
  p.rect(-0.022, -0.08, 0.044, 0.06, k.P.l) +
  p.line('M-.02-.09a.02.025 0 0 1 .04 0', k.P.d, 0.008);
