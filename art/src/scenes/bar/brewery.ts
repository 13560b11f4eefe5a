import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, pendant, room } from '../../props.ts';

/** Copper kettles, their pipes, and the taps before them. */
export function brewery(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  let s = room(k, H * 0.78) + bricks(k, p, half);
  s += p.circle(0, -0.4, 0.6, halo(k, 0.55));
  s += p.line(`M${-half} -.78H${half}`, mix(P.d, P.p, 0.25), 0.026);
  s += across(k, 0.58, (x, i) => kettle(k, p.at(x + 0.29, 0), i));
  s += across(k, 0.58, (x) => pendant(k, pen(u, cx + x * u, 0), 0.16, P.d));
  s +=
    p.rect(-half, -0.05, half * 2, 0.06, mix(P.x, P.p, 0.25)) +
    p.rect(-half, 0.01, half * 2, 0.3, mix(P.d, P.b, 0.3));
  s += across(k, 0.18, (x) => p.line(`M${x} .03v.3`, mix(P.d, P.x, 0.25), 0.006));
  return (
    s + taps(k, p.at(0, -0.05, 1.2)) + glass(k, p.at(-0.5, -0.05, 0.95)) + glass(k, p.at(0.5, -0.05, 0.95))
  );
}

function bricks({ P, u }: Kit, p: Pen, half: number) {
  if (u < 110) return '';
  let d = '';
  for (let j = 0; j < 12; j++)
    for (let x = -half + (j % 2) * 0.1; x < half; x += 0.2)
      if ((j * 3 + Math.round(x * 10)) % 4 === 0) d += `M${x} ${-0.08 - j * 0.08}h.17v.05h-.17z`;
  return p.shape(d, P.a, { 'fill-opacity': 0.22 });
}

function kettle({ P }: Kit, p: Pen, i: number) {
  const copper = mix(P.a, P.l, 0.22);
  return (
    p.rect(-0.025, -0.86, 0.05, 0.3, mix(copper, P.p, 0.2)) +
    p.shape('M-.2-.42Q-.17-.6-.03-.62h.06Q.17-.6.2-.42z', copper) +
    p.rect(-0.22, -0.43, 0.44, 0.4, copper, { rx: 0.03 }) +
    p.shape('M.08-.6q.1.04.12.17h.02v.37q0 .03-.03.03h-.12q.05-.3.01-.57z', P.d, { 'fill-opacity': 0.2 }) +
    p.shape('M-.16-.4h.04v.34h-.04z', P.p, { 'fill-opacity': 0.35 }) +
    p.line('M-.14-.47q.02-.07.07-.09', P.p, 0.016, { 'stroke-opacity': 0.5 }) +
    p.rect(-0.225, -0.435, 0.45, 0.026, mix(copper, P.d, 0.35)) +
    p.rect(-0.225, -0.12, 0.45, 0.022, mix(copper, P.d, 0.35)) +
    p.circle(0, -0.27, 0.075, mix(copper, P.d, 0.4)) +
    p.circle(0, -0.27, 0.056, P.p) +
    p.line(i % 2 ? 'M0-.27l.025-.03' : 'M0-.27l-.03-.015', P.a, 0.01)
  );
}

function taps({ P }: Kit, p: Pen) {
  let s =
    p.rect(-0.26, -0.23, 0.52, 0.07, mix(P.p, P.d, 0.12), { rx: 0.035 }) +
    p.rect(-0.2, -0.18, 0.06, 0.18, mix(P.p, P.d, 0.22)) +
    p.rect(0.14, -0.18, 0.06, 0.18, mix(P.p, P.d, 0.22));
  [-0.2, -0.07, 0.07, 0.2].forEach((x, i) => {
    s +=
      p.shape(`M${x - 0.016} -.23l-.012-.14q.028-.03.056 0l-.012.14z`, [P.a, P.b, P.c, P.x][i] ?? P.a) +
      p.line(`M${x} -.16v.035q.0.02.02.025`, mix(P.p, P.d, 0.35), 0.022);
  });
  return s + p.rect(-0.24, -0.25, 0.4, 0.012, P.p, { rx: 0.006, 'fill-opacity': 0.5 });
}

const glass = ({ P }: Kit, p: Pen) =>
  p.shape('M-.065-.2q-.03.1.01.2h.11q.04-.1.01-.2z', mix(P.a, P.l, 0.5)) +
  p.shape('M.02-.2h.045q.03.1-.01.2h-.04z', P.d, { 'fill-opacity': 0.14 }) +
  p.rect(-0.075, -0.23, 0.15, 0.05, P.p, { rx: 0.024 });
