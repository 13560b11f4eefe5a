import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, pendant, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Tools on their board, brushes and paints, a half-made chair leg and a vase on the bench. */
export function workbench(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.74);
  const half = halfWidth(k);
  const board = mix(P.c, P.s1, 0.45);
  let s = room(k, H * 0.74, mix(P.d, P.b, 0.2));
  s += across(
    k,
    1.1,
    (x) =>
      p.rect(x - 0.52, -0.66, 1.04, 0.46, board, { rx: 0.014 }) +
      pegs(k, p.at(x, 0)) +
      tools(k, p.at(x, -0.44)),
  );
  s += across(k, 0.5, (x) => pendant(k, pen(u, cx + x * u, 0), 0.02, P.a));
  s +=
    p.rect(-half, -0.02, half * 2, 0.06, mix(P.c, P.p, 0.3)) +
    p.rect(-half, 0.04, half * 2, 0.02, P.d, { 'fill-opacity': 0.3 });
  s += across(
    k,
    0.5,
    (x) =>
      p.rect(x - 0.22, 0.07, 0.44, 0.15, mix(P.b, P.d, 0.15), { rx: 0.01 }) +
      p.rect(x - 0.05, 0.13, 0.1, 0.02, P.c, { rx: 0.01 }),
  );
  return (
    s +
    brushes(k, p.at(-0.48, -0.02)) +
    vase(k, p.at(-0.2, -0.02)) +
    vice(k, p.at(0.14, -0.02)) +
    paints(k, p.at(0.48, -0.02))
  );
}

function pegs({ P, u }: Kit, p: Pen) {
  if (u < 110) return '';
  let d = '';
  for (let y = -0.63; y < -0.22; y += 0.06)
    for (let x = -0.48; x < 0.5; x += 0.06) d += `M${x} ${y}h.01v.01h-.01z`;
  return p.shape(d, P.d, { 'fill-opacity': 0.25 });
}

const tools = ({ P }: Kit, p: Pen) =>
  p.rect(-0.415, -0.13, 0.03, 0.26, mix(P.a, P.d, 0.25), { rx: 0.01 }) +
  p.shape('M-.47-.15h.11q.05 0 .06.04h-.06v.03h-.11z', P.d) +
  p.shape('M-.26-.14h.03l.05.2h-.13z', mix(P.p, P.d, 0.2)) +
  p.line('M-.3.06h.12', P.d, 0.008) +
  p.rect(-0.27, -0.2, 0.05, 0.07, P.a, { rx: 0.012 }) +
  p.line('M-.06-.14V.12', mix(P.p, P.d, 0.35), 0.02) +
  p.rect(-0.085, 0.02, 0.05, 0.12, P.b, { rx: 0.014 }) +
  p.line('M.06.13L.1-.02L.06-.14M.14.13L.1-.02L.14-.14', P.b, 0.022) +
  p.circle(0.1, -0.02, 0.018, P.d) +
  p.shape('M.22-.13h.22l-.02.09h-.2z', mix(P.p, P.d, 0.15)) +
  p.line('M.23-.03l.03.0.03 0 .03 0 .03 0 .03 0', mix(P.p, P.d, 0.4), 0.008) +
  p.shape('M.43-.16h.06v.14h-.06z', mix(P.a, P.d, 0.15)) +
  p.circle(0.32, 0.1, 0.055, 'none', { stroke: P.c, 'stroke-width': p.u * 0.024 }) +
  p.circle(0.32, 0.1, 0.03, P.d);

const brushes = ({ P }: Kit, p: Pen) =>
  (
    [
      [-0.05, -0.3, P.a],
      [-0.015, -0.35, P.b],
      [0.025, -0.32, P.c],
      [0.055, -0.28, P.g],
    ] as const
  )
    .map(
      ([x, y, c]) =>
        p.line(`M${x * 0.6} -.1L${x} ${y}`, mix(P.c, P.d, 0.3), 0.014) +
        p.shape(`M${x - 0.016} ${y}h.032q0-.05-.016-.07q-.016.02-.016.07z`, c),
    )
    .join('') +
  p.shape('M-.075-.16h.15l-.01.16h-.13z', mix(P.p, P.s1, 0.2)) +
  p.rect(-0.07, -0.1, 0.14, 0.03, P.b);

const vase = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0, 0.13, 0.014, P.d, { 'fill-opacity': 0.3 }) +
  p.rect(-0.12, -0.03, 0.24, 0.03, mix(P.d, P.p, 0.3), { rx: 0.01 }) +
  p.shape('M-.055-.03q-.07-.1-.03-.17q.05-.05.035-.12h.1q-.015.07.035.12q.04.07-.03.17z', P.a) +
  p.shape('M.02-.03q.05-.12 0-.18q-.02-.05-.005-.11h.035q-.015.07.035.12q.04.07-.03.17z', P.d, {
    'fill-opacity': 0.15,
  }) +
  p.line('M-.09-.14q.09.03.18 0', P.p, 0.014) +
  p.ellipse(0, -0.32, 0.05, 0.011, mix(P.a, P.d, 0.4));

const vice = ({ P }: Kit, p: Pen) =>
  p.rect(-0.06, -0.06, 0.2, 0.06, P.d) +
  p.rect(-0.08, -0.15, 0.07, 0.1, mix(P.b, P.d, 0.3)) +
  p.rect(0.06, -0.15, 0.07, 0.1, mix(P.b, P.d, 0.3)) +
  p.line('M.13-.09h.07M.2-.14v.1', mix(P.p, P.d, 0.3), 0.014) +
  p.shape(
    'M-.005-.02v-.3q-.02-.03.0-.06q-.01-.03.035-.04q.045.01.035.04q.02.03 0 .06v.3z',
    mix(P.c, P.p, 0.4),
  ) +
  p.line('M.0-.3h.06M-.0-.22h.06', mix(P.c, P.d, 0.3), 0.01);

const paints = ({ P }: Kit, p: Pen) =>
  [-0.1, 0.01, 0.12]
    .map(
      (x, i) =>
        p.rect(x - 0.05, -0.12, 0.1, 0.12, mix(P.p, P.s1, 0.15), { rx: 0.008 }) +
        p.rect(x - 0.05, -0.09, 0.1, 0.05, nth([P.b, P.a, P.g], i)) +
        p.ellipse(x, -0.12, 0.05, 0.012, nth([P.b, P.a, P.g], i)) +
        p.shape(`M${x - 0.03} -.115h.02v.04q-.01.014-.02 0z`, nth([P.b, P.a, P.g], i)),
    )
    .join('');
