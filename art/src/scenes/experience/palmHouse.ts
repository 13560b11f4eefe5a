import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { cypress, glow, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { rect } from '../../svg.ts';

const PANE = 0.15;

/** A glasshouse: palms under the dome, wings of arched panes. */
export function palmHouse(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const ground = H * 0.84;
  const p = pen(u, cx, ground);
  const side = k.pick([-1, 1]);
  const sun = mix(P.l, P.p, 0.2);
  let s =
    sky(k) +
    glow(k, cx + side * u * 0.34, ground - u * 0.56, u * 0.5, 0.6) +
    p.circle(side * 0.34, -0.56, 0.16, sun);
  for (let i = 0; i < Math.round((W / u) * 5); i++)
    s += cypress(k.f(0, W), ground, u * k.f(0.2, 0.34), mix(P.x, P.s1, k.f(0.25, 0.5)));
  s += wings(k, p) + dome(k, p.at(0, 0, 0.88));
  s +=
    rect(0, ground, W, H - ground, mix(P.x, P.d, 0.2)) +
    p.shape('M-.1 0h.2l.22.3h-.64z', mix(P.p, P.s1, 0.4));
  return s + beds(k, p);
}

const frameColour = (P: Kit['P']) => mix(P.p, P.s1, 0.15);

function wings(k: Kit, p: Pen) {
  const { P, u, W } = k;
  const half = W / u / 2 + PANE;
  const frame = frameColour(P);
  const glass = k.fade(mix(mix(P.s1, P.l, 0.35), P.x, 0.4), mix(P.l, P.x, 0.18));
  let s =
    p.rect(-half, -0.3, half * 2, 0.3, glass) +
    p.shape(`M${-half}-.3L${-half}-.34Q0-.44 ${half}-.34V-.3z`, mix(P.s1, P.x, 0.3));
  for (let i = 0; 0.42 + i * 0.16 < half; i++)
    for (const q of [-1, 1]) s += fern(k, p.at(q * (0.42 + i * 0.16), 0), k.f(0.13, 0.24));
  for (let i = 0; 0.36 + i * PANE < half; i++) {
    for (const q of [-1, 1]) {
      const x = q * (0.36 + i * PANE);
      s +=
        p.rect(x - 0.007, -0.34, 0.014, 0.34, frame) +
        p.line(`M${x} -.22q${(q * PANE) / 2}-.09 ${q * PANE} 0`, frame, 0.01);
    }
  }
  return (
    s +
    p.rect(-half, -0.31, half * 2, 0.02, frame) +
    p.line(`M${-half}-.34H${half}`, frame, 0.014) +
    p.rect(-half, -0.06, half * 2, 0.06, mix(P.a, P.p, 0.25)) +
    p.rect(-half, -0.065, half * 2, 0.012, frame)
  );
}

/** The great dome, its lantern on top, palms inside and the door. */
function dome(k: Kit, p: Pen) {
  const { P } = k;
  const frame = frameColour(P);
  const outline = 'M-.36 0V-.4Q-.36-.74 0-.76Q.36-.74.36-.4V0z';
  const clip = k.clip(`<path d="${p.d(outline)}"/>`);
  const inside =
    palm(k, p.at(-0.16, 0), 0.42, -1) +
    palm(k, p.at(0.15, 0), 0.54, 1) +
    palm(k, p.at(0, 0), 0.34, 1) +
    fern(k, p.at(-0.28, 0), 0.2) +
    fern(k, p.at(0.29, 0), 0.22);
  let s =
    p.shape(outline, k.fade(mix(mix(P.s1, P.l, 0.35), P.x, 0.34), mix(P.l, P.x, 0.08))) +
    `<g clip-path="${clip}">${inside}</g>`;
  for (const x of [-0.24, -0.12, 0, 0.12, 0.24])
    s += p.line(`M${x} 0V-.4Q${x}-.66 ${x * 0.12}-.755`, frame, 0.011);
  s +=
    p.line('M-.36-.4H.36M-.33-.54Q0-.58.33-.54M-.24-.66Q0-.69.24-.66M-.36-.2H.36', frame, 0.011) +
    p.line(outline.slice(0, -1), frame, 0.024);
  s +=
    p.rect(-0.08, -0.83, 0.16, 0.08, P.l) +
    p.line('M-.08-.83V-.75M-.027-.83V-.75M.027-.83V-.75M.08-.83V-.75', frame, 0.01) +
    p.shape('M-.1-.83Q-.06-.9 0-.9T.1-.83z', P.a) +
    p.rect(-0.005, -0.95, 0.01, 0.06, P.a);
  s +=
    p.rect(-0.36, -0.06, 0.72, 0.06, mix(P.a, P.p, 0.25)) +
    p.shape('M-.09 0V-.2a.09.09 0 0 1 .18 0V0z', P.l) +
    p.line('M-.09 0V-.2a.09.09 0 0 1 .18 0V0M0 0V-.29', P.a, 0.016);
  return s;
}

/** A leaning trunk and seven drooping fronds. */
function palm({ P }: Kit, p: Pen, h: number, lean: number) {
  const green = mix(P.x, P.d, 0.3);
  const top = `${lean * 0.03} ${-h}`;
  let s = p.line(`M0 0Q${lean * 0.03} ${-h * 0.5} ${top}`, mix(P.d, P.a, 0.3), 0.026);
  for (let i = -3; i <= 3; i++) {
    const [dx, dy] = [i * 0.062, Math.abs(i) * 0.05 - 0.06];
    const tip = `${lean * 0.03 + dx * 1.15} ${-h + dy + 0.05}`;
    s += p.shape(
      `M${top}Q${lean * 0.03 + dx * 0.6} ${-h - 0.1 + Math.abs(i) * 0.012} ${tip}Q${lean * 0.03 + dx * 0.6} ${-h - 0.03} ${top}z`,
      i % 2 ? green : mix(P.x, P.d, 0.08),
    );
  }
  return s;
}

function fern({ P }: Kit, p: Pen, h: number) {
  let s = '';
  for (let i = -2; i <= 2; i++) {
    const tip = `${i * h * 0.28} ${-h + Math.abs(i) * h * 0.16}`;
    s += p.shape(
      `M0 0Q${i * h * 0.25 - h * 0.16} ${-h * 0.5} ${tip}Q${i * h * 0.25 + h * 0.16} ${-h * 0.45} 0 0z`,
      i % 2 ? mix(P.x, P.d, 0.18) : mix(P.x, P.d, 0.4),
    );
  }
  return s;
}

/** Clipped balls and blossom along the path. */
function beds(k: Kit, p: Pen) {
  const { P, u, W } = k;
  let s = '';
  for (let i = 0; 0.24 + i * 0.2 < W / u / 2 + 0.2; i++) {
    for (const q of [-1, 1]) {
      const at = p.at(q * (0.24 + i * 0.2), 0.03);
      s +=
        at.circle(0, -0.04, 0.085, mix(P.x, P.d, i % 2 ? 0.5 : 0.36)) +
        at.circle(-0.02, -0.06, 0.05, mix(P.x, P.d, i % 2 ? 0.36 : 0.22));
      for (const [x, y] of [
        [-0.04, -0.03],
        [0.035, -0.06],
        [0.01, -0.1],
      ] as const)
        s += at.circle(x, y, 0.013, i % 2 ? P.c : P.a);
    }
  }
  return s;
}
