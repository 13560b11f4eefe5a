import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A shaker between two coupes on a marble bar, citrus beside them, a fan of light behind. */
export function shaker(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  let s = room(k, H * 0.78) + fan(k, p) + p.circle(0, -0.3, 0.5, halo(k, 0.7));
  s +=
    p.rect(-half, -0.02, half * 2, 0.06, mix(P.p, P.s1, 0.12)) +
    across(k, 0.24, (x, i) => p.line(`M${x} .0l.08.03${i % 2 ? 'l.05-.02' : ''}`, mix(P.p, P.d, 0.2), 0.006));
  s +=
    p.rect(-half, 0.04, half * 2, 0.3, mix(P.b, P.d, 0.3)) +
    across(k, 0.12, (x) => p.rect(x, 0.06, 0.06, 0.3, mix(P.b, P.x, 0.2), { rx: 0.03, 'fill-opacity': 0.5 }));
  return (
    s +
    coupe(k, p.at(-0.3, -0.015), P.a) +
    coupe(k, p.at(0.3, -0.015), mix(P.x, P.p, 0.2)) +
    tin(k, p.at(0, -0.015)) +
    citrus(k, p.at(-0.53, -0.015)) +
    citrus(k, p.at(0.56, -0.01)) +
    jigger(k, p.at(0.14, -0.01))
  );
}

function fan({ P }: Kit, p: Pen) {
  let s = '';
  for (let i = 0; i < 15; i++) {
    const [a, b] = [Math.PI + (i / 15) * Math.PI, Math.PI + ((i + 1) / 15) * Math.PI];
    s += p.shape(
      `M0 0L${Math.cos(a) * 1.6} ${Math.sin(a) * 1.6}L${Math.cos(b) * 1.6} ${Math.sin(b) * 1.6}z`,
      nth([P.a, P.b, P.x], i),
      { 'fill-opacity': i % 2 ? 0.2 : 0.34 },
    );
  }
  for (const r of [0.5, 0.66])
    s += p.line(`M${-r} 0a${r} ${r} 0 0 1 ${r * 2} 0`, P.l, 0.008, { 'stroke-opacity': 0.5 });
  return s;
}

const tin = ({ P }: Kit, p: Pen) => {
  const steel = mix(P.p, P.b, 0.25);
  return (
    p.ellipse(0, 0, 0.11, 0.014, P.d, { 'fill-opacity': 0.35 }) +
    p.shape('M-.085 0L-.12-.34h.24L.085 0z', steel) +
    p.shape('M-.12-.34q.01-.13.07-.14h.1q.06.01.07.14z', mix(steel, P.p, 0.35)) +
    p.rect(-0.05, -0.55, 0.1, 0.075, steel, { rx: 0.014 }) +
    p.rect(-0.125, -0.355, 0.25, 0.024, mix(steel, P.d, 0.3)) +
    p.shape('M.04 0L.06-.34h.06L.085 0z', P.d, { 'fill-opacity': 0.2 }) +
    p.line('M-.08-.3l.02.26', P.p, 0.022, { 'stroke-opacity': 0.8 }) +
    p.line('M-.07-.44q.01-.02.03-.02', P.p, 0.014)
  );
};

const coupe = ({ P }: Kit, p: Pen, c: string) =>
  p.rect(-0.06, -0.012, 0.12, 0.012, P.p, { rx: 0.006 }) +
  p.rect(-0.005, -0.19, 0.01, 0.18, P.p) +
  p.shape('M-.135-.3q0 .115.135.115t.135-.115z', P.p, { 'fill-opacity': 0.42 }) +
  p.shape('M-.122-.27q.015.075.122.075t.122-.075z', c) +
  p.ellipse(0, -0.27, 0.122, 0.014, mix(c, P.p, 0.45)) +
  p.circle(0.09, -0.31, 0.045, mix(P.l, P.a, 0.25)) +
  p.circle(0.09, -0.31, 0.032, mix(P.l, P.p, 0.4)) +
  p.line('M.09-.34v.06M.06-.31h.06', mix(P.l, P.a, 0.25), 0.006);

const citrus = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0, 0.12, 0.012, P.d, { 'fill-opacity': 0.25 }) +
  p.circle(-0.05, -0.065, 0.065, mix(P.l, P.a, 0.3)) +
  p.circle(-0.07, -0.085, 0.014, P.p, { 'fill-opacity': 0.7 }) +
  p.circle(0.06, -0.055, 0.056, P.g) +
  p.circle(0.06, -0.055, 0.044, mix(P.g, P.p, 0.65)) +
  p.line('M.06-.095v.08M.022-.055h.076M.034-.08l.052.05M.034-.03l.052-.05', P.g, 0.006);

const jigger = ({ P }: Kit, p: Pen) =>
  p.shape('M-.03 0L-.008-.05L-.038-.11h.076L.008-.05L.03 0z', mix(P.x, P.l, 0.35));
