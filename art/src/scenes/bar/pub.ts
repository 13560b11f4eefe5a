import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth } from '../../props.ts';
import { nth } from '../../seed.ts';

/** The front of a pub: small panes, hanging baskets, a sign with a pint on it. */
export function pub(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.88);
  const half = halfWidth(k);
  const wood = mix(P.c, P.d, 0.45);
  let s = sky(k) + p.rect(-half, -0.96, half * 2, 0.4, mix(P.s1, P.p, 0.35));
  s += across(k, 0.5, (x) => p.line(`M${x} -.96v.4`, P.d, 0.03) + p.line(`M${x} -.58l.24-.36`, P.d, 0.022));
  s +=
    p.rect(-half, -0.62, half * 2, 0.62, wood) +
    p.rect(-half, -0.66, half * 2, 0.09, mix(wood, P.d, 0.35)) +
    p.rect(-half, -0.575, half * 2, 0.012, P.x);
  s += across(k, 1.24, (x) => bay(k, p.at(x - 0.4, 0)) + bay(k, p.at(x + 0.4, 0)));
  s += across(k, 1.24, (x) => door(k, p.at(x, 0)));
  s +=
    p.rect(-half, 0, half * 2, 0.2, mix(P.d, P.b, 0.3)) +
    p.rect(-half, 0, half * 2, 0.014, P.d, { 'fill-opacity': 0.5 });
  s += p.shape('M-.14 0h.28l.16.2h-.6z', P.l, { 'fill-opacity': 0.25 });
  for (const x of [-0.2, 0.2]) s += basket(k, p.at(x, -0.5));
  return s + sign(k, p.at(0, -0.78));
}

function bay(k: Kit, p: Pen) {
  const { P } = k;
  let s =
    p.circle(0, -0.34, 0.3, halo(k, 0.5)) + p.rect(-0.19, -0.5, 0.38, 0.34, k.fade(P.l, mix(P.l, P.x, 0.35)));
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 4; j++)
      if ((i * 7 + j * 5) % 9 === 0)
        s += p.rect(-0.19 + i * 0.064, -0.5 + j * 0.085, 0.064, 0.085, nth([P.a, P.c, P.x], i + j), {
          'fill-opacity': 0.6,
        });
  for (let i = 1; i < 6; i++) s += p.rect(-0.19 + i * 0.064 - 0.004, -0.5, 0.008, 0.34, mix(P.c, P.d, 0.65));
  for (let j = 1; j < 4; j++) s += p.rect(-0.19, -0.5 + j * 0.085 - 0.004, 0.38, 0.008, mix(P.c, P.d, 0.65));
  s += p.rect(-0.21, -0.17, 0.42, 0.03, mix(P.c, P.d, 0.6));
  return (
    s +
    p.rect(-0.18, -0.11, 0.36, 0.08, mix(P.c, P.d, 0.6)) +
    p.rect(-0.165, -0.098, 0.33, 0.056, mix(P.c, P.d, 0.35))
  );
}

const door = (k: Kit, p: Pen) =>
  p.rect(-0.13, -0.54, 0.26, 0.54, mix(k.P.c, k.P.d, 0.7)) +
  p.rect(-0.11, -0.46, 0.22, 0.46, k.P.a) +
  p.shape('M-.11-.47v-.01a.11.06 0 0 1 .22 0v.01z', k.P.l) +
  p.rect(-0.085, -0.43, 0.17, 0.17, k.P.l) +
  p.line('M0-.43v.17M-.085-.345h.17', mix(k.P.a, k.P.d, 0.3), 0.01) +
  p.rect(-0.08, -0.2, 0.16, 0.16, mix(k.P.a, k.P.d, 0.25)) +
  p.circle(0.075, -0.22, 0.014, k.P.x);

function basket({ P }: Kit, p: Pen) {
  let s =
    p.line('M0-.1L-.07 0M0-.1L.07 0M0-.14v.04', P.d, 0.006) +
    p.shape('M-.085 0h.17q-.01.075-.06.08h-.05q-.05-.005-.06-.08z', mix(P.d, P.x, 0.3));
  for (let i = 0; i < 9; i++)
    s += p.circle(
      -0.09 + i * 0.022,
      -0.012 + ((i * 5) % 4) * 0.016 - 0.02,
      0.026,
      i % 3 ? P.g : i % 2 ? P.x : P.p,
    );
  return (
    s +
    p.circle(-0.085, 0.045, 0.024, P.g) +
    p.circle(0.085, 0.05, 0.026, P.g) +
    p.circle(0.075, 0.025, 0.016, P.x)
  );
}

const sign = ({ P }: Kit, p: Pen) =>
  p.line('M-.2-.1h.4', P.d, 0.018) +
  p.line('M-.1-.1v.05M.1-.1v.05', P.d, 0.01) +
  p.rect(-0.15, -0.06, 0.3, 0.26, P.d, { rx: 0.03 }) +
  p.rect(-0.13, -0.04, 0.26, 0.22, P.p, { rx: 0.02 }) +
  p.line('M.05.03h.035q.02 0 .02.02v.04q0 .02-.02.02h-.035', P.b, 0.018) +
  p.shape('M-.06 0h.11v.15h-.11z', mix(P.a, P.l, 0.35)) +
  p.circle(-0.045, 0.005, 0.028, P.b) +
  p.circle(0, -0.005, 0.032, P.b) +
  p.circle(0.04, 0.005, 0.025, P.b);
