import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow, halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { line, rect } from '../../svg.ts';

/** Paper lanterns over a lake, and a jetty with two cushions. */
export function lanterns(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const shore = H * 0.72;
  const p = pen(u, cx, shore);
  const side = k.pick([-1, 1]);
  let s =
    sky(k) +
    glow(k, cx + side * u * 0.2, shore - u * 0.3, u * 0.55, 0.6) +
    p.circle(side * 0.2, -0.3, 0.19, mix(P.l, P.p, 0.3));
  s += mountains(k, p);
  s += rect(0, shore, W, H - shore, k.fade(mix(P.b, P.s1, 0.35), mix(P.b, P.d, 0.45)));
  s += ripples(k, p, side * 0.2);
  const [far, near] = [garland(k, p, -0.62, 0.1, 0.6), garland(k, p, -0.7, 0.16, 1)];
  return s + far + jetty(k, p) + near;
}

function mountains({ P, u, W }: Kit, p: Pen) {
  const half = W / u / 2 + 0.1;
  const [far, near] = [mix(P.x, P.s1, 0.55), mix(P.x, P.d, 0.32)];
  let [d, e] = [`M${-half} 0V-.1`, `M${-half} 0V-.05`];
  for (let x = -half; x < half; x += 0.5) d += `q.14-.12.26-.03t.24.03`;
  for (let x = -half; x < half; x += 0.7) e += `q.2-.06.36-.03t.34.03`;
  return p.shape(`${d}V0z`, far) + p.shape(`${e}V0z`, near);
}

function ripples(k: Kit, p: Pen, sun: number) {
  const { P, u, W, H } = k;
  const [half, depth] = [W / u / 2, (H * 0.28) / u];
  let s = '';
  for (let i = 0; i < 6; i++)
    s += p.rect(
      sun - 0.16 + i * 0.012 + k.f(-0.02, 0.02),
      0.02 + (i * depth) / 6,
      0.32 - i * 0.024,
      0.014,
      P.l,
      { rx: 0.007, 'fill-opacity': 0.85 - i * 0.1 },
    );
  for (let i = 0; i < 14 * half; i++)
    s += p.rect(k.f(-half, half), k.f(0.03, depth), k.f(0.03, 0.09), 0.008, k.pick([P.l, P.a, P.p]), {
      rx: 0.004,
      'fill-opacity': 0.4,
    });
  return s;
}

/** Lanterns on a cord that swings from edge to edge; `size` 1 is the front row. */
function garland(k: Kit, p: Pen, y: number, sag: number, size: number) {
  const { P, u, W, H } = k;
  const light = halo(k, 0.75);
  const half = W / u / 2 + 0.1;
  const spans = Math.max(1, Math.round(half / (size < 1 ? 0.9 : 0.62)));
  const span = (half * 2) / spans;
  const papers = [P.a, P.c, mix(P.a, P.l, 0.35), P.p].map((c) => k.fade(mix(c, P.l, 0.1), mix(c, P.l, 0.7)));
  const top = Math.max(y, (-H * 0.7) / u);
  let [s, i] = ['', k.i(0, 3)];
  for (let n = 0; n < spans; n++) {
    const x0 = -half + n * span;
    s += p.line(`M${x0} ${top}q${span / 2} ${sag * 2} ${span} 0`, P.d, 0.006, { 'stroke-opacity': 0.6 });
    const count = Math.max(2, Math.round(span / (size * 0.26)));
    for (let j = 0; j < count; j++) {
      const t = (j + 0.5) / count;
      const [x, yy] = [x0 + t * span, top + 4 * sag * t * (1 - t)];
      const drop = k.f(0.02, 0.1) * size;
      s += p.line(`M${x} ${yy}v${drop}`, P.d, 0.005, { 'stroke-opacity': 0.7 });
      s += p.circle(x, yy + drop + 0.08 * size, 0.17 * size, light);
      s += lantern(P, p.at(x, yy + drop, size), nth(papers, i++), k.i(0, 2));
    }
  }
  return s;
}

/** Round, long or drum-shaped paper, ribbed, with caps and a tassel; hangs from its origin. */
function lantern({ d, x }: Kit['P'], p: Pen, paper: string, kind: number) {
  const [w, h] = nth(
    [
      [0.085, 0.15],
      [0.062, 0.2],
      [0.075, 0.12],
    ] as const,
    kind,
  );
  const bulge = kind === 1 ? 0.75 : 1.05;
  const body = `M${-w * 0.45} 0C${-w * bulge * 1.1} ${h * 0.12} ${-w * bulge * 1.1} ${h * 0.88} ${-w * 0.45} ${h}H${w * 0.45}C${w * bulge * 1.1} ${h * 0.88} ${w * bulge * 1.1} ${h * 0.12} ${w * 0.45} 0z`;
  const ribs = [0.25, 0.5, 0.75].map((t) => {
    const r = w * (kind === 1 ? 0.66 : 0.88) * (t === 0.5 ? 1 : 0.92);
    return `M${-r} ${h * t}q${r} .014 ${r * 2} 0`;
  });
  const caps = [-0.012, h - 0.006].map((y) => `M${-w / 2} ${y}h${w}v.018h${-w}z`);
  return (
    p.line(`M0 ${h}v.06`, x, 0.012) +
    p.shape(body, paper) +
    p.line(ribs.join(''), d, 0.005, { 'stroke-opacity': 0.3 }) +
    p.shape(caps.join(''), d)
  );
}

/** Planks towards the water, two posts with lights, two cushions and a tea pot. */
function jetty(k: Kit, p: Pen) {
  const { P, u, H } = k;
  const end = (H * 0.28) / u + 0.02;
  const wood = mix(P.d, P.a, 0.32);
  let s = p.shape(`M-.2.08H.2L.34 ${end}H-.34z`, wood);
  for (let i = 1; i < 6; i++) {
    const y = 0.08 + (i / 6) ** 1.3 * (end - 0.08);
    const w = 0.2 + (0.14 * (y - 0.08)) / (end - 0.08);
    s += line(p.d(`M${-w} ${y}H${w}`), P.d, u * 0.007, { 'stroke-opacity': 0.55 });
  }
  s += p.rect(-0.2, 0.08, 0.4, 0.018, mix(wood, P.p, 0.25));
  for (const q of [-1, 1])
    s +=
      p.rect(q * 0.2 - 0.014, -0.02, 0.028, 0.16, P.d, { rx: 0.006 }) +
      p.ellipse(q * 0.095, 0.135, 0.062, 0.018, P.d, { 'fill-opacity': 0.4 }) +
      p.rect(q * 0.095 - 0.058, 0.098, 0.116, 0.034, q > 0 ? P.c : P.a, { rx: 0.016 });
  return (
    s +
    p.shape('M-.026.125q-.006-.04.026-.04t.026.04z', P.p) +
    p.line('M.024.105l.018-.012', P.p, 0.008) +
    p.circle(0, 0.082, 0.006, P.d)
  );
}
