import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, pendant, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Crates of records, sleeves on the wall, one record drawn half out of its cover. */
export function recordShop(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.76);
  const half = halfWidth(k);
  let s = room(k, H * 0.76, mix(P.c, P.d, 0.55)) + p.circle(0, -0.4, 0.6, halo(k, 0.4));
  for (const y of [-0.42, -0.68])
    s +=
      across(k, 0.24, (x, i) => sleeve(k, p.at(x, y), i + Math.round(y * 10) + 80)) +
      p.rect(-half, y, half * 2, 0.018, mix(P.c, P.d, 0.25));
  s += across(k, 0.72, (x) => pendant(k, pen(u, cx + (x + 0.36) * u, 0), 0.02, P.b));
  s += across(k, 0.46, (x, i) => crate(k, p.at(x, 0.02), i + 40));
  s +=
    p.rect(-half, 0.0, half * 2, 0.05, mix(P.c, P.p, 0.2)) +
    p.rect(-half, 0.05, half * 2, 0.3, mix(P.b, P.d, 0.2)) +
    across(k, 0.46, (x) => p.rect(x - 0.2, 0.09, 0.4, 0.3, mix(P.b, P.d, 0.4), { rx: 0.012 }));
  return (
    s +
    record(k, p.at(0.06, -0.16)) +
    p.rect(-0.24, -0.31, 0.3, 0.3, P.a) +
    cover(k, p.at(-0.09, -0.16), 1.25, 0)
  );
}

const cover = ({ P }: Kit, at: Pen, scale: number, i: number) => {
  const p = at.at(0, 0, scale);
  return nth(
    [
      () => p.circle(0, 0, 0.075, P.l) + p.shape('M-.12.12V.05q.06-.06.12 0t.12 0v.07z', P.b),
      () => p.line('M-.1.06l.05-.14.05.14.05-.14.05.14', P.p, 0.016),
      () =>
        p.circle(-0.03, 0, 0.05, P.p, { 'fill-opacity': 0.8 }) +
        p.circle(0.03, 0, 0.05, P.d, { 'fill-opacity': 0.5 }),
      () => [-0.07, -0.02, 0.03].map((y) => p.rect(-0.08, y, 0.16, 0.022, P.p)).join(''),
      () => p.shape('M0-.08l.09.15h-.18z', P.p),
    ],
    i,
  )();
};

function sleeve(k: Kit, p: Pen, i: number) {
  const { P } = k;
  const c = nth([P.a, P.b, P.c, P.g, mix(P.a, P.d, 0.35), mix(P.b, P.p, 0.4)], i);
  return (
    p.rect(-0.092, -0.19, 0.19, 0.19, P.d, { 'fill-opacity': 0.16 }) +
    p.rect(-0.098, -0.192, 0.19, 0.19, c) +
    cover(k, p.at(-0.003, -0.097), 0.75, i * 3 + 1)
  );
}

function crate({ P }: Kit, p: Pen, i: number) {
  let s = '';
  for (let j = 0; j < 8; j++)
    s += p.shape(
      `M${-0.17 + j * 0.044} 0l-.012-${0.12 + ((j * 3 + i) % 4) * 0.008}h.036l.012 ${0.12 + ((j * 3 + i) % 4) * 0.008}z`,
      nth([P.a, P.p, P.b, P.c, P.g, mix(P.a, P.p, 0.5)], j * 5 + i),
    );
  const wood = mix(P.c, P.p, 0.3);
  return (
    s +
    p.rect(-0.2, -0.065, 0.4, 0.07, wood) +
    p.rect(-0.2, -0.035, 0.4, 0.008, mix(wood, P.d, 0.3)) +
    p.rect(-0.05, -0.058, 0.1, 0.016, P.d, { rx: 0.008, 'fill-opacity': 0.5 })
  );
}

const record = ({ P, u }: Kit, p: Pen) =>
  p.circle(0.012, 0.014, 0.145, P.d, { 'fill-opacity': 0.2 }) +
  p.circle(0, 0, 0.145, P.d) +
  [0.125, 0.105, 0.085]
    .map((r) => p.circle(0, 0, r, 'none', { stroke: P.p, 'stroke-width': u * 0.004, 'stroke-opacity': 0.25 }))
    .join('') +
  p.shape('M0 0L.13-.06A.145.145 0 0 1 .14.03z', P.p, { 'fill-opacity': 0.2 }) +
  p.circle(0, 0, 0.052, P.c) +
  p.circle(0, 0, 0.01, P.d);
