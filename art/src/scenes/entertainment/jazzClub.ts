import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth, room } from '../../props.ts';

/** A double bass, a saxophone and a snare drum in the light of a small stage. */
export function jazzClub(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  const wall = mix(P.s0, P.d, 0.5);
  let s = room(k, H * 0.8) + p.rect(-half, -1, half * 2, 1, wall);
  s += across(k, 0.16, (x) => p.rect(x, -1, 0.08, 1, mix(P.b, P.d, 0.3), { 'fill-opacity': 0.6 }));
  for (const [x, to] of [
    [-0.42, -0.2],
    [0.42, 0.24],
    [0, 0],
  ] as const)
    s +=
      p.shape(`M${x - 0.03} -.84h.06L${to + 0.3} .02H${to - 0.3}z`, P.l, { 'fill-opacity': 0.17 }) +
      p.shape(`M${x - 0.05} -.9h.1l-.015.08h-.07z`, P.d);
  s += p.circle(0, -0.4, 0.5, halo(k, 0.6));
  s +=
    p.rect(-half, -0.01, half * 2, 0.1, mix(P.x, P.d, 0.35)) +
    p.rect(-half, -0.01, half * 2, 0.014, mix(P.x, P.p, 0.2)) +
    p.ellipse(0, 0.03, 0.62, 0.03, P.l, { 'fill-opacity': 0.28 });
  s += bass(k, p.at(-0.26, 0.02)) + drum(k, p.at(0.06, 0.03)) + saxophone(k, p.at(0.36, 0.02));
  s += p.rect(-half, 0.09, half * 2, 0.3, P.d);
  return s + across(k, 0.62, (x) => guests(k, p.at(x + 0.31, 0.16)));
}

function bass({ P }: Kit, p: Pen) {
  const wood = mix(P.a, P.x, 0.35);
  return (
    p.line('M0 0v-.06', P.d, 0.014) +
    p.shape(
      'M0-.05q-.17 0-.17-.15q0-.07.05-.11q-.02-.04-.01-.1q.02-.11.13-.12q.11.01.13.12q.01.06-.01.1q.05.04.05.11q0 .15-.17.15z',
      wood,
    ) +
    p.shape(
      'M.05-.51q.07.02.08.1q.01.06-.01.1q.05.04.05.11q0 .12-.1.145q.02-.1-.01-.17q-.03-.1 0-.16t-.01-.12z',
      P.d,
      { 'fill-opacity': 0.18 },
    ) +
    p.rect(-0.018, -0.8, 0.036, 0.42, P.d, { rx: 0.01 }) +
    p.shape('M-.022-.8q-.01-.06.03-.07q.04.01.02.05q-.02.01-.02-.01', P.d) +
    p.line('M-.04-.76h.08M-.04-.73h.08', mix(P.p, P.d, 0.3), 0.012) +
    p.line('M-.008-.76V-.14M.008-.76V-.14', P.p, 0.005, { 'stroke-opacity': 0.8 }) +
    p.rect(-0.05, -0.21, 0.1, 0.018, mix(P.p, P.x, 0.3)) +
    p.line('M-.075-.29q-.02.04.005.07t0 .06M.075-.29q.02.04-.005.07t0 .06', P.d, 0.009)
  );
}

const saxophone = ({ P }: Kit, p: Pen) => {
  const brass = mix(P.l, P.x, 0.3);
  return (
    p.line('M-.09 0L0-.16L.09 0', P.d, 0.014) +
    p.line('M-.12-.62q.06-.03.07.05L-.01-.2q.02.12.1.1q.07-.03.06-.13', brass, 0.05) +
    p.shape('M.105-.21L.07-.38q.08-.05.16 0L.19-.2z', brass) +
    p.ellipse(0.15, -0.385, 0.085, 0.02, mix(brass, P.d, 0.45)) +
    p.line('M-.12-.62l-.05.05', P.d, 0.024) +
    [-0.5, -0.43, -0.36, -0.29]
      .map(
        (y) =>
          p.circle(-0.03 + (y + 0.5) * 0.1, y, 0.014, P.p) +
          p.circle(0.0 + (y + 0.5) * 0.1, y + 0.03, 0.011, mix(brass, P.d, 0.3)),
      )
      .join('')
  );
};

const drum = ({ P }: Kit, p: Pen) =>
  p.line('M-.09 0L-.04-.12M.09 0L.04-.12M.12 0V-.42', P.d, 0.012) +
  p.ellipse(0.12, -0.42, 0.13, 0.018, mix(P.l, P.x, 0.3)) +
  p.circle(0.12, -0.43, 0.012, P.d) +
  p.rect(-0.12, -0.24, 0.24, 0.12, P.b) +
  p.rect(-0.12, -0.24, 0.24, 0.02, P.p) +
  p.rect(-0.12, -0.14, 0.24, 0.02, P.p) +
  p.line('M-.08-.22v.08M0-.22v.08M.08-.22v.08', P.p, 0.008) +
  p.line('M-.14-.3L.03-.25M.0-.31L-.05-.25', mix(P.p, P.x, 0.3), 0.012);

const guests = (k: Kit, p: Pen) =>
  p.rect(-0.015, -0.02, 0.03, 0.3, mix(k.P.d, k.P.b, 0.5)) +
  p.ellipse(0, -0.02, 0.15, 0.022, mix(k.P.a, k.P.d, 0.25)) +
  p.ellipse(0, -0.028, 0.15, 0.02, mix(k.P.a, k.P.p, 0.1)) +
  candle(k, p.at(0, -0.03, 0.6));
