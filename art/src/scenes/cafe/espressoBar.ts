import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { line, path, rect } from '../../svg.ts';

/** The machine behind the counter, two cups under it, shelves around. */
export function espressoBar(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const counter = H * 0.8;
  const p = pen(u, cx, counter);
  return (
    rect(0, 0, W, H, k.fade(mix(P.s0, P.c, 0.12), P.s1)) +
    tiles(k, counter) +
    shelf(k, p) +
    lamps(k, p, counter) +
    rect(0, counter, W, H - counter, mix(P.a, P.d, 0.18)) +
    panels(k, counter) +
    rect(0, counter, W, u * 0.045, P.p) +
    rect(0, counter + u * 0.045, W, u * 0.012, P.d, { 'fill-opacity': 0.22 }) +
    p.ellipse(0, 0.004, 0.42, 0.014, P.d, { 'fill-opacity': 0.18 }) +
    machine(k, p) +
    grinder(P, p.at(0.53, 0)) +
    jar(P, p.at(-0.53, 0))
  );
}

function tiles({ P, u, cx, W }: Kit, counter: number) {
  if (u < 150) return '';
  const step = u * 0.08;
  let d = '';
  for (let y = counter; y > counter - u * 0.56; y -= step) d += path`M0 ${y}H${W}`;
  for (let x = cx % step; x < W; x += step) d += path`M${x} ${counter - u * 0.56}V${counter}`;
  return line(d, P.d, u * 0.004, { 'stroke-opacity': 0.12 });
}

function panels({ P, u, cx, W, H }: Kit, counter: number) {
  let s = '';
  for (let x = (cx % (u * 0.1)) - u * 0.1; x < W; x += u * 0.1)
    s += rect(x, counter, u * 0.006, H - counter, P.d, { 'fill-opacity': 0.2 });
  return s;
}

/** A plank over the machine with cups, jars and a trailing plant. */
function shelf(k: Kit, p: Pen) {
  const { P, u, W } = k;
  const half = W / u / 2 + 0.05;
  const cups = [P.a, P.p, P.x, mix(P.c, P.p, 0.3)];
  let s = '';
  let i = 0;
  for (let x = -half; x < half; x += 0.135) {
    const at = p.at(x, -0.58);
    const kind = k.i(0, 7);
    if (kind === 0) s += plant(P, at);
    else if (kind === 1) s += canister(P, at);
    else
      s +=
        at.shape('M-.038-.06h.076q0 .06-.025.06h-.026q-.025 0-.025-.06z', nth(cups, i)) +
        at.line('M.036-.05q.03 0 .022.02t-.03.014', nth(cups, i), 0.011);
    i++;
  }
  return (
    s +
    p.rect(-half, -0.58, half * 2, 0.026, mix(P.a, P.d, 0.1)) +
    p.rect(-half, -0.554, half * 2, 0.012, P.d, { 'fill-opacity': 0.14 })
  );
}

const canister = ({ b, l, d }: Kit['P'], p: Pen) =>
  p.rect(-0.04, -0.1, 0.08, 0.1, mix(b, l, 0.12), { rx: 0.008 }) +
  p.rect(-0.045, -0.115, 0.09, 0.025, d, { rx: 0.006 }) +
  p.rect(-0.026, -0.07, 0.052, 0.036, l, { 'fill-opacity': 0.85 });

const plant = ({ g, d, x }: Kit['P'], p: Pen) =>
  p.shape('M-.04-.055h.08l-.012.055h-.056z', x) +
  [-2, -1, 0, 1, 2]
    .map((i) =>
      p.shape(
        `M0-.05Q${i * 0.03 - 0.02}-.1 ${i * 0.045} ${-0.13 + Math.abs(i) * 0.02}Q${i * 0.03 + 0.02}-.08 0-.05z`,
        i % 2 ? g : mix(g, d, 0.3),
      ),
    )
    .join('') +
  p.line('M.035-.05q.02.06 0 .12', g, 0.01) +
  [0.01, 0.05]
    .map(
      (y) => p.ellipse(0.045, y, 0.014, 0.018, g) + p.ellipse(0.018, y + 0.02, 0.014, 0.018, mix(g, d, 0.25)),
    )
    .join('');

function lamps(k: Kit, p: Pen, counter: number) {
  const { P, u, cx, W } = k;
  let s = '';
  for (let i = 0; i * 0.52 + 0.26 < W / u / 2 + 0.2; i++) {
    for (const q of [-1, 1]) {
      const x = q * (i * 0.52 + 0.26);
      s += glow(k, cx + x * u, counter - u * 0.735, u * 0.17, 0.8) + p.rect(x - 0.003, -1.4, 0.006, 0.6, P.d);
      s += p.circle(x, -0.735, 0.026, P.p) + p.shape(`M${x - 0.065}-.735a.065.07 0 0 1 .13 0z`, P.x);
    }
  }
  return s;
}

function machine(k: Kit, p: Pen) {
  const { P } = k;
  const steel = mix(P.p, P.d, 0.1);
  return (
    p.rect(-0.3, -0.03, 0.06, 0.03, P.d) +
    p.rect(0.24, -0.03, 0.06, 0.03, P.d) +
    p.rect(-0.35, -0.085, 0.7, 0.06, P.d, { rx: 0.014 }) +
    p.rect(-0.32, -0.3, 0.64, 0.23, mix(P.d, P.b, 0.35)) +
    cupsOnTop(P, p) +
    p.shape('M-.4-.27V-.41Q-.4-.45-.36-.45H.36Q.4-.45.4-.41V-.27z', P.x) +
    p.rect(-0.4, -0.3, 0.8, 0.04, mix(P.x, P.d, 0.28)) +
    p.rect(-0.36, -0.428, 0.72, 0.012, P.p, { rx: 0.006, 'fill-opacity': 0.6 }) +
    gauge(P, p.at(0, -0.36)) +
    [-0.3, -0.24, 0.24, 0.3]
      .map((x) => p.circle(x, -0.36, 0.018, P.d) + p.circle(x, -0.36, 0.008, P.l))
      .join('') +
    p.line('M-.37-.26q-.03.08-.01.15M.37-.26q.03.08.01.15', steel, 0.014) +
    group(P, p.at(-0.15, -0.26)) +
    group(P, p.at(0.15, -0.26)) +
    p.rect(-0.33, -0.09, 0.66, 0.014, steel)
  );
}

const gauge = ({ p: pale, d, a }: Kit['P'], p: Pen) =>
  p.circle(0, 0, 0.05, pale) +
  p.circle(0, 0, 0.05, 'none', { stroke: d, 'stroke-width': 2 }) +
  p.line('M0 0L.024-.022', a, 0.008) +
  p.circle(0, 0, 0.008, d);

function cupsOnTop({ p: pale, a, d }: Kit['P'], p: Pen) {
  const steel = mix(pale, d, 0.25);
  let s =
    p.rect(-0.37, -0.475, 0.74, 0.012, steel) +
    p.line('M-.36-.45v-.05M.36-.45v-.05M-.36-.5H.36', steel, 0.008);
  for (let i = -3; i <= 3; i++)
    s += p.shape(`M${i * 0.095 - 0.034}-.47h.068l-.012-.052h-.044z`, i % 2 ? a : pale);
  return s;
}

/** A group head, its handle, two threads of coffee and the cup. */
function group({ p: pale, d, a, b, x }: Kit['P'], p: Pen) {
  const steel = mix(pale, d, 0.2);
  return (
    p.rect(-0.055, -0.01, 0.11, 0.04, steel, { rx: 0.01 }) +
    p.rect(-0.042, 0.03, 0.084, 0.024, pale, { rx: 0.006 }) +
    p.line('M.03.04L.13.062', mix(a, d, 0.35), 0.024) +
    p.line('M-.012.058V.11M.012.058V.11', mix(b, x, 0.35), 0.008) +
    p.shape('M-.042.105h.084q0 .06-.026.06h-.032q-.026 0-.026-.06z', pale) +
    p.line('M.04.115q.03 0 .022.02t-.03.016', pale, 0.011)
  );
}

const grinder = ({ d, b, l, a, p: pale }: Kit['P'], p: Pen) =>
  p.shape('M-.075-.4h.15l-.03.14h-.09z', l, { 'fill-opacity': 0.75 }) +
  p.shape('M-.062-.345h.124l-.02.085h-.084z', mix(b, a, 0.25)) +
  p.rect(-0.08, -0.42, 0.16, 0.026, d, { rx: 0.01 }) +
  p.shape('M-.06-.265h.12l.014.2h-.148z', mix(d, b, 0.4)) +
  p.rect(-0.085, -0.07, 0.17, 0.07, d, { rx: 0.012 }) +
  p.circle(0, -0.19, 0.022, pale);

const jar = ({ p: pale, x, a, l, d }: Kit['P'], p: Pen) =>
  p.rect(-0.08, -0.2, 0.16, 0.2, pale, { rx: 0.025, 'fill-opacity': 0.6 }) +
  [
    [-0.035, -0.035],
    [0.035, -0.035],
    [0, -0.085],
    [-0.038, -0.13],
    [0.038, -0.125],
  ]
    .map(([cx = 0, cy = 0]) => p.circle(cx, cy, 0.036, a) + p.circle(cx, cy, 0.01, mix(a, l, 0.6)))
    .join('') +
  p.rect(-0.07, -0.235, 0.14, 0.04, mix(x, d, 0.1), { rx: 0.012 }) +
  p.circle(0, -0.245, 0.018, d);
