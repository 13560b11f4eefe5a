import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth } from '../../props.ts';
import { rect } from '../../svg.ts';

/** The screen from the last row: rows of seats, and popcorn between two of them. */
export function cinema(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.4);
  const half = halfWidth(k);
  const wall = mix(P.b, P.d, 0.35);
  let s = rect(0, 0, W, H, k.fade(mix(wall, P.d, 0.4), wall));
  for (let x = 0.66; x < half + 0.2; x += 0.13)
    for (const q of [-x, x])
      s +=
        p.rect(q - 0.05, -0.5, 0.1, 0.8, mix(P.a, P.d, 0.3)) +
        p.rect(q + 0.01, -0.5, 0.03, 0.8, P.d, { 'fill-opacity': 0.25 });
  s += p.circle(0, -0.04, 0.8, halo(k, 0.7)) + p.rect(-0.6, -0.33, 1.2, 0.56, P.d) + film(k, p);
  s +=
    p.rect(-half, -0.42, half * 2, 0.1, mix(P.a, P.d, 0.2)) +
    across(k, 0.12, (x) => p.shape(`M${x} -.33h.12q-.01.05-.06.05t-.06-.05z`, mix(P.a, P.d, 0.2)));
  const floor = pen(u, cx, H * 0.66);
  s +=
    floor.rect(-half, 0, half * 2, 0.5, mix(P.d, P.b, 0.2)) +
    floor.shape('M-.55 0h1.1l.5.4h-2.1z', P.l, { 'fill-opacity': 0.16 });
  s += across(k, 0.15, (x) => seat(k, floor.at(x + 0.075, 0.02, 0.75)));
  s += across(k, 0.19, (x) => seat(k, floor.at(x, 0.12, 0.95)));
  s += across(k, 0.26, (x) => seat(k, floor.at(x + 0.13, 0.25, 1.3)));
  return s + popcorn(k, floor.at(0, 0.27));
}

function film(k: Kit, p: Pen) {
  const { P } = k;
  return (
    p.rect(-0.57, -0.31, 1.14, 0.52, k.fade(mix(P.x, P.l, 0.45), P.l)) +
    p.circle(0.16, 0.0, 0.13, P.p) +
    p.shape('M-.57.21V.02q.16-.14.3-.03t.26.02t.26-.04t.32.02v.22z', mix(P.c, P.a, 0.2)) +
    p.shape('M-.57.21V.12q.2-.08.42-.02t.4.0t.32.01v.1z', P.b) +
    p.shape('M-.3.12v-.09l.06-.05.06.05v.09z', P.p) +
    p.shape('M-.32.04l.08-.07.08.07z', P.a) +
    p.rect(-0.255, 0.06, 0.03, 0.06, P.l)
  );
}

const seat = ({ P }: Kit, p: Pen) =>
  p.rect(-0.08, -0.15, 0.16, 0.3, mix(P.a, P.d, 0.12), { rx: 0.04 }) +
  p.rect(-0.065, -0.14, 0.13, 0.05, mix(P.a, P.p, 0.14), { rx: 0.024 }) +
  p.rect(-0.1, 0.02, 0.024, 0.16, P.d, { rx: 0.01 }) +
  p.rect(0.076, 0.02, 0.024, 0.16, P.d, { rx: 0.01 });

function popcorn({ P }: Kit, p: Pen) {
  let s = '';
  for (let i = 0; i < 11; i++)
    s += p.circle(
      -0.095 + (i % 6) * 0.038 + (i > 5 ? 0.02 : 0),
      -0.2 - (i > 5 ? 0.04 : 0) - (i % 2) * 0.012,
      0.032,
      i % 3 ? P.p : mix(P.p, P.l, 0.7),
    );
  s += p.shape('M-.13-.2h.26L.09.1h-.18z', P.p);
  for (let i = 0; i < 3; i++)
    s += p.shape(`M${-0.13 + i * 0.1} -.2h.05L${-0.09 + i * 0.07 + 0.04} .1h-.035z`, P.a);
  return s + p.shape('M.06-.2h.07L.09.1H.05z', P.d, { 'fill-opacity': 0.15 });
}
