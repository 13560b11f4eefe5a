import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, potted, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** The window of a shop of curiosities under its awning: a globe, a lantern, a ship in a bottle, a door ajar with light. */
export function shopWindow(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.86);
  const half = halfWidth(k);
  const wood = mix(P.b, P.d, 0.2);
  let s = room(k, H * 0.86, mix(P.d, P.b, 0.25)) + p.rect(-half, -1, half * 2, 1, wood);
  s += across(
    k,
    0.86,
    (x) =>
      p.rect(x - 0.4, -0.68, 0.56, 0.5, k.fade(mix(P.l, P.c, 0.25), P.l)) +
      p.circle(x - 0.12, -0.44, 0.4, halo(k, 0.4)) +
      things(k, p.at(x - 0.12, -0.18)) +
      p.rect(x - 0.42, -0.185, 0.6, 0.03, P.p) +
      p.rect(x - 0.36, -0.12, 0.48, 0.09, mix(wood, P.d, 0.3)) +
      p.shape(`M${x - 0.36} -.22l.16-.44h.06l-.16.44z`, P.p, { 'fill-opacity': 0.25 }) +
      door(k, p.at(x + 0.31, 0)),
  );
  s +=
    awning(k, [0, H * 0.1, W, H * 0.1], Math.ceil(W / (u * 0.13)) | 1, [P.a, P.p]) +
    p.rect(-half, -1, half * 2, 0.16, mix(wood, P.d, 0.3)) +
    p.rect(-half, -0.83, half * 2, 0.02, P.c);
  return s + across(k, 0.86, (x) => potted(P, p.at(x - 0.5, 0.03, 1.1), P.a));
}

const door = (k: Kit, p: Pen) =>
  p.rect(-0.12, -0.68, 0.24, 0.68, mix(k.P.b, k.P.d, 0.55)) +
  p.rect(-0.1, -0.66, 0.2, 0.66, k.P.l) +
  p.shape('M-.1-.66L.04-.62V.03L-.1 0z', mix(k.P.a, k.P.d, 0.1)) +
  p.shape('M-.07-.6L.015-.57v.28L-.07-.3z', k.P.l) +
  p.circle(0.022, -0.25, 0.012, k.P.c) +
  p.shape('M-.1 0h.2l.12.2h-.44z', k.P.l, { 'fill-opacity': 0.35 });

function things({ P }: Kit, p: Pen) {
  const books = [0, 1, 2]
    .map((i) =>
      p.rect(-0.06 + i * 0.006, -0.035 - i * 0.034, 0.15 - i * 0.02, 0.032, nth([P.a, P.b, P.g], i), {
        rx: 0.004,
      }),
    )
    .join('');
  const globe =
    p.line('M.14-.0v-.03M.1 0h.09', P.d, 0.014) +
    p.line('M.09-.17a.085.085 0 1 0 .12-.01', P.c, 0.01) +
    p.circle(0.145, -0.11, 0.07, mix(P.b, P.p, 0.3)) +
    p.shape('M.1-.14q.04-.04.06-.01q.0.03-.02.04q-.0.04-.03.02q-.03-.02-.01-.05z', P.g);
  const ship =
    p.rect(-0.06, -0.22, 0.15, 0.09, P.p, { rx: 0.044, 'fill-opacity': 0.6 }) +
    p.rect(0.085, -0.19, 0.035, 0.03, mix(P.c, P.d, 0.3)) +
    p.shape('M-.03-.16h.09l-.02.02h-.05z', P.a) +
    p.shape('M.01-.165v-.04q.03.01.03.035z', P.d);
  const lantern =
    p.line('M-.18-.42v.06M-.2-.31a.02.03 0 0 1 .04-.05', P.d, 0.008) +
    p.rect(-0.215, -0.33, 0.07, 0.1, P.d, { rx: 0.01 }) +
    p.rect(-0.2, -0.315, 0.04, 0.07, P.c);
  const clock =
    p.circle(0.16, -0.35, 0.07, P.c) +
    p.circle(0.16, -0.35, 0.055, P.p) +
    p.line('M.16-.35v-.035M.16-.35l.024.012', P.d, 0.009);
  const vase =
    p.shape('M-.21 0q-.05-.06-.02-.1q.02-.03.01-.06h.07q-.01.03.01.06q.03.04-.02.1z', P.a) +
    p.line('M-.235-.07h.09', P.p, 0.01) +
    p.line('M-.19-.16q-.02-.06-.06-.09M-.185-.16v-.12M-.18-.16q.03-.05.05-.08', P.g, 0.008);
  return books + ship + globe + lantern + clock + vase;
}
