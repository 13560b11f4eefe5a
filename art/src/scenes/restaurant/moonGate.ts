import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room, steam } from '../../props.ts';

/** A round gate with bamboo behind it, red lanterns, a teapot and steaming bowls on a round table. */
export function moonGate(k: Kit): string {
  const { P, u, cx, H } = k;
  const floor = H * 0.86;
  const p = pen(u, cx, floor);
  const half = halfWidth(k);
  const wall = mix(P.a, P.d, 0.12);
  let s = room(k, floor, mix(P.d, P.b, 0.25)) + p.rect(-half, -0.9, half * 2, 0.9, wall);
  s += lattice(k, p, half);
  s +=
    p.circle(0, -0.42, 0.39, mix(P.x, P.d, 0.15)) +
    p.circle(0, -0.42, 0.355, k.fade(mix(P.l, P.s0, 0.35), P.l));
  s += p.circle(0.1, -0.52, 0.14, mix(P.p, P.l, 0.4)) + bamboo(k, p);
  s +=
    p.rect(-half, -0.95, half * 2, 0.1, mix(P.b, P.d, 0.35)) +
    across(k, 0.1, (x) => p.circle(x, -0.85, 0.032, mix(P.b, P.d, 0.1)));
  for (const [x, y] of [
    [-0.5, -0.56],
    [0.5, -0.56],
  ] as const)
    s += lantern(k, p.at(x, y));
  for (let x = 0.95; x < half + 0.2; x += 0.45) s += lantern(k, p.at(x, -0.56)) + lantern(k, p.at(-x, -0.56));
  return s + table(k, p.at(0, 0.04));
}

function lattice({ P, u }: Kit, p: Pen, half: number) {
  let s = '';
  for (let x = 0.62; x < half + 0.3; x += 0.5)
    for (const q of [-x, x])
      s +=
        p.rect(q - 0.16, -0.3, 0.32, 0.26, 'none', {
          stroke: P.x,
          'stroke-width': u * 0.01,
          'stroke-opacity': 0.5,
        }) +
        p.line(
          `M${q - 0.16} -.17h.09v-.06h.14v.12h-.14v-.06M${q + 0.07}-.17h.09M${q}-.3v.07M${q}-.11v.07`,
          P.x,
          0.01,
          { 'stroke-opacity': 0.5 },
        );
  return s;
}

function bamboo({ P }: Kit, p: Pen) {
  let s = '';
  for (const [x, h] of [
    [-0.24, 0.6],
    [-0.17, 0.7],
    [0.24, 0.62],
  ] as const) {
    s += p.line(`M${x} -.16V${-h}`, P.g, 0.022);
    for (let y = 0.24; y < h; y += 0.11)
      s +=
        p.line(`M${x - 0.014} ${-y}h.028`, mix(P.g, P.d, 0.45), 0.008) +
        p.shape(`M${x} ${-y}q.06-.06.12-.02q-.05.04-.12.02z`, mix(P.g, P.d, 0.15)) +
        p.shape(`M${x} ${-y - 0.03}q-.04-.06-.1-.03q.04.04.1.03z`, P.g);
  }
  return s;
}

const lantern = (k: Kit, p: Pen) =>
  p.line('M0-.32V-.13', k.P.d, 0.008) +
  p.circle(0, 0, 0.26, halo(k, 0.8)) +
  p.ellipse(0, 0, 0.115, 0.1, mix(k.P.a, k.P.x, 0.45)) +
  p.ellipse(0, 0, 0.07, 0.1, mix(k.P.x, k.P.l, 0.4)) +
  p.ellipse(0, 0, 0.025, 0.1, k.P.l) +
  p.rect(-0.045, -0.115, 0.09, 0.024, k.P.d) +
  p.rect(-0.045, 0.09, 0.09, 0.024, k.P.d) +
  p.line('M0 .11v.05M-.02.11v.04M.02.11v.04', k.P.x, 0.008);

function table({ P }: Kit, p: Pen) {
  const china = mix(P.p, P.b, 0.08);
  const bowl = (x: number) =>
    p.shape(`M${x - 0.075} -.36h.15q-.005.08-.055.085h-.04q-.05-.005-.055-.085z`, china) +
    p.line(`M${x - 0.066} -.335h.132`, P.b, 0.012) +
    p.ellipse(x, -0.36, 0.07, 0.012, mix(P.x, P.l, 0.4));
  return (
    p.shape('M-.09 0L-.05-.24h.1L.09 0z', P.d) +
    p.ellipse(0, -0.24, 0.42, 0.045, mix(P.b, P.d, 0.5)) +
    p.ellipse(0, -0.262, 0.42, 0.042, mix(P.b, P.x, 0.25)) +
    steam(P, p.at(-0.22, -0.39)) +
    steam(P, p.at(0.24, -0.39)) +
    bowl(-0.22) +
    bowl(0.24) +
    p.line('M.085-.36q.1-.01.085.045t-.09.045', china, 0.018) +
    p.shape('M-.09-.37L-.15-.42l-.02.015l.07.12z', china) +
    p.shape('M-.1-.34q0-.07.1-.07t.1.07q0 .075-.06.085h-.08q-.06-.01-.06-.085z', china) +
    p.shape('M-.05-.405q.05-.04.1 0z', P.b) +
    p.circle(0, -0.43, 0.014, P.b) +
    p.line('M-.09-.32q.09.04.18 0', P.b, 0.012) +
    p.line('M.1-.255l.28-.02M.1-.245l.28-.005', P.d, 0.008)
  );
}
