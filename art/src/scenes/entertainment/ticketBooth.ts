import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, bulbs, halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, tree } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A ticket booth in the evening, bulbs strung to both sides, two tickets larger than life. */
export function ticketBooth(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.86);
  const half = halfWidth(k);
  let s = sky(k) + p.circle(0, -0.4, 0.7, halo(k, 0.55));
  s += across(k, 0.4, (x, i) =>
    i ? tree(P, p.at(x * 1.1, 0, 1.1 + (i % 2) * 0.15), mix(P.c, P.s1, 0.45)) : '',
  );
  s +=
    p.rect(-half, 0, half * 2, 0.3, mix(P.b, P.d, 0.3)) +
    p.shape('M-.22 0h.44l.24.2h-.92z', P.l, { 'fill-opacity': 0.22 });
  for (const q of [-1, 1])
    for (let x = 0.3; x < W / u; x += 0.5)
      s += bulbs(k, [cx + q * x * u, H * 0.2], [cx + q * (x + 0.5) * u, H * 0.2], u * 0.08, 6, u * 0.013);
  s += booth(k, p) + awning(k, [cx - u * 0.3, H * 0.86 - u * 0.64, u * 0.6, u * 0.1], 7, [P.a, P.p]);
  return s + ticket(k, p.at(-0.46, -0.2), P.x) + ticket(k, p.at(0.46, -0.24), P.a);
}

function booth(k: Kit, p: Pen) {
  const { P } = k;
  let s =
    p.rect(-0.25, -0.6, 0.5, 0.6, mix(P.b, P.a, 0.25)) +
    p.rect(0.15, -0.6, 0.1, 0.6, P.d, { 'fill-opacity': 0.15 });
  s +=
    p.shape('M-.28-.62Q-.2-.8 0-.84Q.2-.8.28-.62z', P.a) +
    p.shape('M-.09-.62Q-.06-.8 0-.84Q.06-.8.09-.62z', P.p) +
    p.circle(0, -0.86, 0.026, P.x) +
    p.line('M0-.88v-.06', P.d, 0.008) +
    p.shape('M0-.95l.09.025L0-.9z', P.x);
  s +=
    p.shape('M-.16-.24V-.4a.16.13 0 0 1 .32 0v.16z', k.fade(P.l, mix(P.l, P.x, 0.3))) +
    p.rect(-0.2, -0.25, 0.4, 0.03, P.x) +
    p.shape('M-.05-.25a.05.05 0 0 1 .1 0z', P.d, { 'fill-opacity': 0.6 });
  s += p.rect(-0.2, -0.18, 0.4, 0.14, mix(P.b, P.d, 0.25));
  for (let x = -0.16; x < 0.2; x += 0.08) s += p.circle(x, -0.11, 0.014, P.l);
  return s + p.rect(-0.28, -0.02, 0.56, 0.03, P.d);
}

function ticket({ P }: Kit, p: Pen, c: string) {
  let notches = '';
  for (let i = 0; i < 4; i++) notches += `a.018.018 0 0 0 0 .036v.02`;
  return (
    p.shape(
      `M-.13-.112h.26v.016${notches}h-.26v-.016a.018.018 0 0 0 0-.036v-.02a.018.018 0 0 0 0-.036v-.02a.018.018 0 0 0 0-.036v-.02z`,
      c,
    ) +
    p.rect(-0.1, -0.07, 0.2, 0.14, 'none', {
      stroke: mix(c, P.p, 0.6),
      'stroke-width': p.u * 0.008,
      rx: 0.008,
    }) +
    p.shape(
      'M0-.05l.016.034.037.004-.028.025.008.037L0 .032l-.033.018.008-.037-.028-.025.037-.004z',
      nth([P.p, P.l], 0),
    )
  );
}
