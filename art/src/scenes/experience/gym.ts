import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A climbing wall beside the racks: holds, a rope, weights, two kettlebells on the mat. */
export function gym(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = room(k, H * 0.8, mix(P.b, P.d, 0.35)) + p.circle(0.2, -0.6, 0.6, halo(k, 0.45));
  s += panes(k, p, half) + wall(k, p, half) + rack(k, p.at(0.36, 0.0));
  for (let x = 1.1; x < half + 0.3; x += 0.72) s += rack(k, p.at(x, 0));
  s +=
    p.rect(-half, 0.02, half * 2, 0.07, mix(P.a, P.d, 0.1)) +
    p.rect(-half, 0.02, half * 2, 0.014, P.p, { 'fill-opacity': 0.3 });
  return s + bell(k, p.at(-0.1, 0.08), P.c) + bell(k, p.at(0.06, 0.1), P.b) + ball(k, p.at(-0.42, 0.07));
}

const panes = ({ P }: Kit, p: Pen, half: number) =>
  p.rect(-half, -0.74, half * 2, 0.22, mix(P.l, P.s0, 0.35)) +
  Array.from({ length: Math.ceil(half / 0.12) * 2 }, (_, i) =>
    p.rect(-half + i * 0.12, -0.74, 0.012, 0.22, mix(P.s1, P.d, 0.3)),
  ).join('') +
  p.rect(-half, -0.53, half * 2, 0.018, mix(P.s1, P.d, 0.3));

function wall({ P }: Kit, p: Pen, half: number) {
  let s =
    p.shape(`M${-half} 0V-1H-.28L-.12-.62L-.2-.3V0z`, mix(P.c, P.p, 0.4)) +
    p.shape('M-.28-1L-.12-.62L-.2-.3V0h.04V-.3L-.07-.62L-.22-1z', mix(P.c, P.d, 0.3));
  s += p.line(`M${-half}-.62H-.12M${-half}-.3H-.2`, mix(P.c, P.d, 0.2), 0.006);
  for (let i = 0; i < 60; i++) {
    const x = -0.27 - ((i * 0.618) % 1) * (half - 0.22);
    const y = -0.06 - ((i * 0.755) % 1) * 0.88;
    const c = nth([P.a, P.b, P.g, P.p, P.d], i);
    if (i < (half - 0.22) * 56)
      s +=
        i % 3
          ? p.ellipse(x, y, 0.03, 0.02, c) + p.ellipse(x - 0.006, y - 0.006, 0.012, 0.007, mix(c, P.p, 0.4))
          : p.shape(`M${x - 0.035} ${y}q.01-.035.035-.03q.04.0.035.03q-.035.02-.07 0z`, c);
  }
  return s + p.line('M-.34-1Q-.4-.5-.33-.1q.02.09-.06.07t-.1.06', P.p, 0.014);
}

function rack(k: Kit, p: Pen) {
  const { P } = k;
  let s = p.rect(-0.27, -0.46, 0.026, 0.48, P.d) + p.rect(0.245, -0.46, 0.026, 0.48, P.d);
  [-0.38, -0.22, -0.06].forEach((y, j) => {
    s += p.rect(-0.28, y, 0.56, 0.022, mix(P.d, P.p, 0.2));
    for (let i = 0; i < 3; i++)
      s += dumbbell(k, p.at(-0.17 + i * 0.17, y - 0.036), nth([P.a, P.b, P.g], i + j), 0.8 + j * 0.12);
  });
  return s;
}

const dumbbell = ({ P }: Kit, at: Pen, c: string, scale: number) => {
  const p = at.at(0, 0, scale);
  return (
    p.rect(-0.03, -0.01, 0.06, 0.02, mix(P.p, P.d, 0.35)) +
    p.rect(-0.065, -0.042, 0.042, 0.084, c, { rx: 0.012 }) +
    p.rect(0.023, -0.042, 0.042, 0.084, c, { rx: 0.012 }) +
    p.rect(-0.06, -0.035, 0.012, 0.07, P.p, { rx: 0.006, 'fill-opacity': 0.4 })
  );
};

const bell = ({ P }: Kit, p: Pen, c: string) =>
  p.ellipse(0, 0.005, 0.085, 0.014, P.d, { 'fill-opacity': 0.35 }) +
  p.shape('M-.04-.12q-.04-.1.04-.1t.04.1', 'none', { stroke: P.d, 'stroke-width': p.u * 0.026 }) +
  p.circle(0, -0.075, 0.08, P.d) +
  p.circle(0, -0.075, 0.045, c) +
  p.line('M-.055-.1a.06.06 0 0 1 .025-.03', P.p, 0.012, { 'stroke-opacity': 0.5 });

const ball = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0.008, 0.16, 0.02, P.d, { 'fill-opacity': 0.3 }) +
  p.circle(0, -0.15, 0.155, P.a) +
  p.shape('M.05-.297a.155.155 0 0 1-.12 .287q.18-.03.18-.15t-.06-.137z', P.d, { 'fill-opacity': 0.16 }) +
  p.line('M-.14-.2q.14.05.28 0M-.155-.14q.155.06.31 0', mix(P.a, P.p, 0.4), 0.008);
