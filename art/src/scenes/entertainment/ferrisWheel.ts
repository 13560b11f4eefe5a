import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, bulbs, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A Ferris wheel over the booths of a fair. */
export function ferrisWheel(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.86);
  const half = halfWidth(k);
  const m = k.pick([1, -1]);
  let s = sky(k) + sun(k, cx + m * u * 0.4, H * 0.3, u * 0.12);
  s += p.shape(`M${-half} 0V-.12q.2-.1.4-.02t.4-.03t.4.04t.5-.05t.5.03t.6-.02V0z`, mix(P.c, P.s1, 0.5));
  s +=
    wheel(k, p.at(-m * 0.06, -0.44, 0.9)) +
    p.line(`M${-m * 0.06} -.44L${-m * 0.06 - 0.2} 0M${-m * 0.06} -.44L${-m * 0.06 + 0.2} 0`, P.d, 0.03) +
    p.circle(-m * 0.06, -0.44, 0.045, P.x);
  for (let x = 0; x < W / u; x += 0.5)
    s += bulbs(k, [x * u, H * 0.66], [(x + 0.5) * u, H * 0.66], u * 0.05, 6, u * 0.011);
  s +=
    p.rect(-half, 0, half * 2, 0.3, mix(P.b, P.d, 0.3)) +
    p.rect(-half, 0, half * 2, 0.014, P.d, { 'fill-opacity': 0.5 });
  return (
    s +
    across(k, 0.46, (x, i) => booth(k, p.at(x + 0.23, 0), i)) +
    across(k, 0.46, (x) =>
      awning(k, [cx + (x + 0.06) * u, H * 0.86 - u * 0.26, u * 0.34, u * 0.06], 6, [P.a, P.p]),
    )
  );
}

function wheel({ P }: Kit, p: Pen) {
  let s =
    p.circle(0, 0, 0.385, 'none', { stroke: P.d, 'stroke-width': p.u * 0.014 }) +
    p.circle(0, 0, 0.33, 'none', { stroke: P.d, 'stroke-width': p.u * 0.01 });
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832;
    s += p.line(`M0 0L${Math.cos(a) * 0.385} ${Math.sin(a) * 0.385}`, P.d, 0.008);
  }
  for (let i = 0; i < 24; i++)
    s += p.circle(Math.cos(i * 0.2618) * 0.357, Math.sin(i * 0.2618) * 0.357, 0.011, P.l);
  for (let i = 0; i < 12; i++) {
    const a = ((i + 0.5) / 12) * 6.2832;
    const q = p.at(Math.cos(a) * 0.385, Math.sin(a) * 0.385);
    const c = nth([P.a, P.x, P.p, P.b], i);
    s +=
      q.shape('M-.055 0h.11a.055.05 0 0 0-.11 0z', mix(c, P.d, 0.15)) +
      q.line('M-.045 0v.04M.045 0v.04', P.d, 0.008) +
      q.shape('M-.055.03h.11q0 .055-.055.055t-.055-.055z', c);
  }
  return s;
}

const booth = ({ P }: Kit, p: Pen, i: number) =>
  p.rect(-0.15, -0.22, 0.3, 0.22, P.l) +
  p.rect(-0.16, -0.1, 0.32, 0.1, nth([P.a, P.x, P.b], i + 30)) +
  p.rect(-0.17, -0.115, 0.34, 0.022, P.p) +
  p.rect(-0.155, -0.25, 0.014, 0.25, P.d) +
  p.rect(0.141, -0.25, 0.014, 0.25, P.d) +
  [-0.08, 0, 0.08].map((x, j) => p.circle(x, -0.145, 0.026, nth([P.a, P.c, P.x], j + i + 30))).join('');
