import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { bulbs, glow, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { circle, rect, shape } from '../../svg.ts';

/** The city from above, bulbs on poles, two glasses on the parapet. */
export function rooftop(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const wall = H * 0.8;
  const p = pen(u, cx, wall);
  const side = k.pick([-1, 1]);
  let s = sky(k) + stars(k, wall);
  s +=
    glow(k, cx + side * u * 0.24, wall - u * 0.46, u * 0.55, 0.75) +
    p.circle(side * 0.24, -0.46, 0.17, mix(P.l, P.p, 0.2));
  s += skyline(k, p, 0.3, 0.5, mix(P.s1, P.b, 0.32), 0.25);
  s += skyline(k, p, 0.18, 0.36, mix(P.s1, P.b, 0.68), 0.6);
  s += skyline(k, p, 0.06, 0.2, mix(P.b, P.d, 0.35), 0.75);
  s += poles(k, p, wall);
  s +=
    rect(0, wall, W, H - wall, P.d) +
    rect(0, wall - u * 0.02, W, u * 0.04, mix(P.d, P.b, 0.55)) +
    rect(0, wall - u * 0.02, W, u * 0.008, P.x);
  return s + parapet(k, p);
}

function stars(k: Kit, wall: number) {
  let s = '';
  for (let i = 0; i < 18; i++) {
    s += circle(k.f(0, k.W), k.f(0, wall * 0.55), k.u * k.f(0.002, 0.005), k.P.p, { 'fill-opacity': 0.6 });
  }
  return s;
}

/** One row of houses from edge to edge, between two heights, with some windows lit. */
function skyline(k: Kit, p: Pen, low: number, high: number, colour: string, lit: number) {
  const half = k.W / k.u / 2 + 0.05;
  let s = '';
  let panes = '';
  let x = -half;
  while (x < half) {
    const w = k.f(0.1, 0.19);
    const h = k.f(low, high);
    s += p.rect(x, -h, w + 0.003, h, colour) + roof(k, p, x, w, h, colour);
    panes += windows(k, p.at(x, -h), w, h, lit);
    x += w;
  }
  return s + shape(panes, k.P.l, { 'fill-opacity': 0.35 + lit * 0.65 });
}

function roof(k: Kit, p: Pen, x: number, w: number, h: number, colour: string) {
  const [m, kind] = [x + w / 2, k.i(0, 5)];
  if (kind === 0)
    return (
      p.shape(`M${m - w * 0.3} ${-h}a${w * 0.3} ${w * 0.34} 0 0 1 ${w * 0.6} 0z`, colour) +
      p.rect(m - 0.004, -h - w * 0.5, 0.008, w * 0.2, colour)
    );
  if (kind === 1) return p.rect(m - w * 0.28, -h - 0.035, w * 0.56, 0.04, colour);
  if (kind === 2) return p.shape(`M${x} ${-h}L${m} ${-h - 0.06}L${x + w} ${-h}z`, colour);
  if (kind === 3) return p.rect(m - 0.004, -h - 0.1, 0.008, 0.1, colour);
  return '';
}

/** The lit windows of one house, as path data. */
function windows(k: Kit, p: Pen, w: number, h: number, lit: number) {
  if (k.u < 70) return '';
  const cols = Math.max(2, Math.round(w / 0.045));
  let d = '';
  for (let j = 0; j < Math.floor(h / 0.06); j++) {
    for (let i = 0; i < cols; i++) {
      if (k.r() < lit * 0.55) d += `M${(w * (i + 0.5)) / cols - 0.008} ${0.03 + j * 0.055}h.016v.024h-.016z`;
    }
  }
  return p.d(d);
}

function poles(k: Kit, p: Pen, wall: number) {
  const { P, u, cx, W } = k;
  const span = 0.78;
  const y = wall - u * 0.66;
  let s = '';
  for (let i = -Math.ceil(W / u / 2 / span) - 1; i <= W / u / 2 / span + 1; i++) {
    const x = (i + 0.5) * span;
    s += p.rect(x - 0.008, -0.68, 0.016, 0.68, P.d) + p.circle(x, -0.68, 0.016, P.d);
    s += bulbs(k, [cx + x * u, y], [cx + (x + span) * u, y], u * 0.075, 8, u * 0.012);
  }
  return s;
}

function parapet(k: Kit, p: Pen) {
  const { P, u, cx, H } = k;
  const wall = H * 0.8;
  return (
    glow(k, cx, wall - u * 0.08, u * 0.2, 0.8) +
    lantern(P, p.at(0, -0.02)) +
    spritz(P, p.at(-0.15, -0.02)) +
    spritz(P, p.at(0.15, -0.02)) +
    planter(P, p.at(-0.62, -0.02)) +
    planter(P, p.at(0.62, -0.02))
  );
}

const lantern = ({ d, l, x }: Kit['P'], p: Pen) =>
  p.line('M-.03-.11a.03.035 0 0 1 .06 0', d, 0.01) +
  p.rect(-0.042, -0.115, 0.084, 0.115, d, { rx: 0.012 }) +
  p.rect(-0.03, -0.1, 0.06, 0.08, l, { rx: 0.006 }) +
  p.shape('M0-.08q.02.03 0 .05q-.02-.02 0-.05', x);

const spritz = ({ a, p: pale, x }: Kit['P'], p: Pen) =>
  p.rect(-0.005, -0.09, 0.01, 0.09, pale) +
  p.rect(-0.04, -0.01, 0.08, 0.01, pale, { rx: 0.005 }) +
  p.shape('M-.062-.22q-.02.14.062.14t.062-.14z', pale, { 'fill-opacity': 0.5 }) +
  p.shape('M-.066-.175q0 .09.066.09t.066-.09z', a) +
  p.circle(0.056, -0.215, 0.034, x) +
  p.circle(0.056, -0.215, 0.022, mix(x, pale, 0.55)) +
  p.line('M-.01-.12L-.05-.27', pale, 0.01);

function planter({ c, d, a }: Kit['P'], p: Pen) {
  let s = '';
  for (let i = -3; i <= 3; i++) {
    const tip = `${i * 0.045} ${-0.26 + Math.abs(i) * 0.035}`;
    s += p.shape(
      `M${i * 0.012}-.08Q${i * 0.05 - 0.03}-.16 ${tip}Q${i * 0.05 + 0.03}-.14 ${i * 0.012}-.08z`,
      i % 2 ? c : mix(c, d, 0.35),
    );
  }
  return (
    s +
    p.shape('M-.09-.1h.18l-.025.1h-.13z', mix(a, d, 0.3)) +
    p.rect(-0.1, -0.11, 0.2, 0.026, mix(a, d, 0.12))
  );
}
