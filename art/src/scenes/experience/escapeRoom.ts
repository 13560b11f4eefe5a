import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A bolted door with light in its keyhole, a chest with a lock, keys on the wall, a clock. */
export function escapeRoom(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  const wall = mix(P.b, P.d, 0.4);
  let s =
    room(k, H * 0.84, mix(P.d, P.a, 0.2)) + p.rect(-half, -1, half * 2, 1, k.fade(mix(wall, P.d, 0.4), wall));
  s += across(k, 0.14, (x) =>
    p.shape(
      `M${x} -.82q.05.05 0 .1q-.05-.05 0-.1zM${x + 0.07} -.62q.05.05 0 .1q-.05-.05 0-.1zM${x} -.42q.05.05 0 .1q-.05-.05 0-.1z`,
      P.c,
      { 'fill-opacity': 0.22 },
    ),
  );
  s +=
    p.rect(-half, -0.22, half * 2, 0.22, mix(P.a, P.d, 0.5)) +
    p.rect(-half, -0.235, half * 2, 0.022, mix(P.c, P.d, 0.25));
  s +=
    door(k, p) +
    clock(k, p.at(-0.46, -0.56)) +
    keys(k, p.at(0.46, -0.6)) +
    chest(k, p.at(0.45, 0.05)) +
    shelf(k, p.at(-0.48, 0.02));
  for (let x = 1.05; x < half + 0.3; x += 0.5) s += keys(k, p.at(-x, -0.6)) + clock(k, p.at(x, -0.56));
  return s + p.shape('M-.05 0h.1l.14.2h-.38z', P.l, { 'fill-opacity': 0.35 });
}

function door(k: Kit, p: Pen) {
  const { P, u } = k;
  const wood = mix(P.a, P.d, 0.28);
  let s =
    p.shape('M-.25 0V-.6a.25.22 0 0 1 .5 0V0z', mix(P.p, P.d, 0.5)) +
    p.shape('M-.215 0V-.59a.215.19 0 0 1 .43 0V0z', wood);
  for (let i = -2; i <= 2; i++)
    s += p.line(`M${i * 0.085} ${-0.76 + Math.abs(i) * 0.03}V0`, mix(wood, P.d, 0.4), 0.008);
  for (const y of [-0.62, -0.14]) {
    s += p.rect(-0.215, y, 0.43, 0.05, P.d);
    for (let i = -2; i <= 2; i++) s += p.circle(i * 0.085, y + 0.025, 0.012, P.c);
  }
  s +=
    p.circle(0, -0.36, 0.22, halo(k, 0.9)) +
    p.rect(-0.07, -0.46, 0.14, 0.2, P.c, { rx: 0.03 }) +
    p.rect(-0.055, -0.445, 0.11, 0.17, mix(P.c, P.d, 0.3), { rx: 0.02 });
  s += p.circle(0, -0.385, 0.028, P.l) + p.shape('M-.014-.37h.028l.014.08h-.056z', P.l);
  return (
    s +
    p.circle(0.13, -0.36, 0.045, 'none', { stroke: P.c, 'stroke-width': u * 0.018 }) +
    p.circle(0.13, -0.41, 0.02, P.c)
  );
}

const clock = (k: Kit, p: Pen) =>
  p.circle(0, 0, 0.2, halo(k, 0.35)) +
  p.circle(0, 0, 0.125, k.P.c) +
  p.circle(0, 0, 0.105, k.P.p) +
  Array.from({ length: 12 }, (_, i) =>
    p.circle(Math.cos(i * 0.5236) * 0.085, Math.sin(i * 0.5236) * 0.085, i % 3 ? 0.005 : 0.01, k.P.d),
  ).join('') +
  p.line('M0 0V-.07M0 0L-.045-.03', k.P.d, 0.012) +
  p.circle(0, 0, 0.012, k.P.a);

const keys = ({ P, u }: Kit, p: Pen) =>
  p.rect(-0.15, -0.1, 0.3, 0.04, mix(P.a, P.d, 0.2), { rx: 0.01 }) +
  [-0.1, 0, 0.1]
    .map((x, i) => {
      const c = nth([P.c, P.p, mix(P.c, P.a, 0.5)], i);
      const y = -0.03 + i * 0.01;
      return (
        p.circle(x, -0.075, 0.009, P.d) +
        p.circle(x, y, 0.028, 'none', { stroke: c, 'stroke-width': u * 0.016 }) +
        p.line(`M${x} ${y + 0.03}v.12m0-.02h.03m-.03-.035h.024`, c, 0.014)
      );
    })
    .join('');

const chest = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0.0, 0.22, 0.02, P.d, { 'fill-opacity': 0.4 }) +
  p.shape('M-.19-.15q0-.12.19-.12t.19.12z', mix(P.c, P.a, 0.55)) +
  p.rect(-0.19, -0.15, 0.38, 0.15, mix(P.a, P.d, 0.15)) +
  p.rect(-0.2, -0.165, 0.4, 0.026, P.d) +
  [-0.13, 0.13].map((x) => p.rect(x - 0.018, -0.255, 0.036, 0.255, P.d)).join('') +
  p.line('M-.028-.12v-.03a.028.03 0 0 1 .056 0v.03', P.p, 0.012) +
  p.rect(-0.045, -0.125, 0.09, 0.08, P.c, { rx: 0.012 }) +
  p.circle(0, -0.09, 0.014, P.d) +
  p.rect(-0.005, -0.09, 0.01, 0.025, P.d);

const shelf = (k: Kit, p: Pen) => {
  const { P } = k;
  return (
    p.line('M-.11 0L-.09-.28M.11 0L.09-.28', mix(P.a, P.d, 0.4), 0.018) +
    p.rect(-0.14, -0.3, 0.28, 0.026, mix(P.c, P.d, 0.2)) +
    [-0.1, -0.065, -0.03]
      .map((x, i) => p.rect(x - 0.014, -0.42 + i * 0.012, 0.03, 0.12 - i * 0.012, nth([P.a, P.b, P.g], i)))
      .join('') +
    candle(k, p.at(0.07, -0.3, 0.8))
  );
};
