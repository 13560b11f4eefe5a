import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A row of old houses with bays and stoops in the evening, a lamp and a bench before them. */
export function street(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  const first = k.i(0, 4);
  let s = sky(k) + sun(k, cx + k.f(-0.3, 0.3) * u, H * 0.26, u * 0.15);
  s += p.shape(`M${-half} 0V-.46q.3-.14.6-.02t.6-.0t.6-.04t.8.06V0z`, mix(P.g, P.s1, 0.5));
  s += across(k, 0.34, (x, i) => house(k, p.at(x, 0), i + first + 60));
  s +=
    p.rect(-half, -0.01, half * 2, 0.05, mix(P.p, P.s1, 0.45)) +
    p.rect(-half, 0.035, half * 2, 0.3, mix(P.d, P.b, 0.35));
  s += across(k, 0.24, (x) => p.rect(x, 0.1, 0.12, 0.014, P.p, { 'fill-opacity': 0.5, rx: 0.007 }));
  s += across(k, 0.68, (x) => tree(P, p.at(x + 0.34, 0.03, 0.9), P.g));
  return s + across(k, 1.36, (x) => lamp(k, p.at(x + 0.17, 0.03)) + bench(k, p.at(x - 0.14, 0.03)));
}

function house({ P }: Kit, p: Pen, i: number) {
  const wall = nth(
    [mix(P.a, P.p, 0.3), mix(P.b, P.p, 0.35), mix(P.c, P.p, 0.3), mix(P.p, P.s1, 0.25), mix(P.g, P.p, 0.4)],
    i,
  );
  const trim = mix(P.p, wall, 0.15);
  const h = 0.5 + (i % 3) * 0.045;
  const window = (x: number, y: number, lit: boolean) =>
    p.rect(x - 0.032, y, 0.064, 0.1, trim) +
    p.rect(x - 0.024, y + 0.008, 0.048, 0.084, lit ? P.l : mix(P.b, P.d, 0.45)) +
    p.line(`M${x - 0.024} ${y + 0.05}h.048`, trim, 0.008);
  let s =
    p.rect(-0.17, -h, 0.342, h, wall) +
    p.rect(-0.18, -h - 0.035, 0.36, 0.045, trim) +
    p.rect(-0.17, -h + 0.01, 0.342, 0.012, P.d, { 'fill-opacity': 0.14 });
  if (i % 3 === 1)
    s +=
      p.shape(`M-.17 ${-h - 0.03}L0 ${-h - 0.17}L.17 ${-h - 0.03}z`, wall) +
      p.line(`M-.18 ${-h - 0.03}L0 ${-h - 0.175}L.18 ${-h - 0.03}`, trim, 0.02) +
      p.circle(0, -h - 0.075, 0.024, P.l);
  s +=
    p.shape(`M-.14 ${-h + 0.06}h.16l.02.03v.3l-.02.03h-.16l-.02-.03v-.3z`, mix(wall, P.p, 0.2)) +
    p.rect(-0.165, -h + 0.2, 0.21, 0.022, trim);
  s +=
    window(-0.095, -h + 0.08, i % 2 === 0) +
    window(-0.02, -h + 0.08, i % 4 === 1) +
    window(-0.095, -h + 0.25, i % 3 === 0) +
    window(-0.02, -h + 0.25, i % 2 === 1);
  s += window(0.11, -h + 0.09, i % 5 === 2);
  s +=
    p.rect(0.065, -0.23, 0.09, 0.19, trim) +
    p.rect(0.075, -0.22, 0.07, 0.18, nth([P.b, P.a, P.c, P.a, P.b], i)) +
    p.rect(0.085, -0.21, 0.05, 0.06, P.l) +
    p.circle(0.132, -0.12, 0.006, P.p);
  return (
    s +
    [0, 1]
      .map((j) =>
        p.rect(0.055 - j * 0.012, -0.045 + j * 0.02, 0.11 + j * 0.024, 0.024, mix(P.p, P.d, 0.12 + j * 0.08)),
      )
      .join('') +
    p.rect(0.164, -h, 0.008, h, P.d, { 'fill-opacity': 0.16 })
  );
}

const lamp = (k: Kit, p: Pen) =>
  p.circle(0, -0.43, 0.24, halo(k, 0.85)) +
  p.line('M0 0V-.38', k.P.d, 0.016) +
  p.rect(-0.026, -0.03, 0.052, 0.03, k.P.d) +
  p.shape('M-.03-.385h.06l.014-.085h-.088z', k.P.l) +
  p.shape('M-.05-.468h.1l-.03-.045h-.04z', k.P.d);

const bench = ({ P }: Kit, p: Pen) =>
  p.line('M-.11 0v-.07M.11 0v-.07', P.d, 0.014) +
  p.rect(-0.14, -0.08, 0.28, 0.02, mix(P.c, P.d, 0.4)) +
  p.rect(-0.14, -0.15, 0.28, 0.022, mix(P.c, P.d, 0.3)) +
  p.rect(-0.14, -0.118, 0.28, 0.022, mix(P.c, P.d, 0.3)) +
  p.line('M-.11-.06v-.09M.11-.06v-.09', P.d, 0.01);
