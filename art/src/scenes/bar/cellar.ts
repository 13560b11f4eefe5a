import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { rect } from '../../svg.ts';

const BAY = 0.74;
const ARCH = 0.62;

/** Brick vaults, casks asleep in them, and one upended for two glasses. */
export function cellar(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const floor = H * 0.84;
  const p = pen(u, cx, floor);
  const bays = Math.floor(W / u / 2 / BAY + 0.5);
  const stone = mix(P.b, P.d, 0.3);
  let s = rect(0, 0, W, H, k.fade(mix(stone, P.a, 0.1), mix(stone, P.a, 0.3))) + bricks(k, p);
  const depths = [k.fade(mix(P.a, P.x, 0.5), mix(P.l, P.x, 0.25)), k.fade(P.x, P.l)] as const;
  for (let i = -bays; i <= bays; i++) s += vault(k, p.at(i * BAY, 0), depths);
  s +=
    rect(0, floor, W, H - floor, mix(P.d, P.b, 0.25)) +
    rect(0, floor, W, u * 0.012, P.d, { 'fill-opacity': 0.5 });
  for (let i = -bays; i <= bays; i++) {
    s += p.shape(`M${i * BAY - 0.2} 0h.4l.1.2h-.6z`, P.x, { 'fill-opacity': i ? 0.1 : 0.26 });
    if (i) s += casks(k, p.at(i * BAY, 0));
  }
  for (let i = -bays; i < bays; i++)
    s += lamp(k, p.at((i + 0.5) * BAY, -0.44), cx + (i + 0.5) * BAY * u, floor - u * 0.44);
  return (
    s + glow(k, cx, floor - u * 0.44, u * 0.34, 0.75) + upended(k, p.at(0, 0.05)) + laid(k, p.at(0, 0.05))
  );
}

function bricks({ P, u, W, H }: Kit, p: Pen) {
  if (u < 110) return '';
  const half = W / u / 2;
  const shades = ['', '', ''];
  for (let y = -0.05, j = 0; y > -H / u; y -= 0.05, j++) {
    for (let x = -half - (j % 2) * 0.08, i = 0; x < half; x += 0.16, i++) {
      if (y < -0.4) shades[(j * 5 + i * 7) % 3] += `M${x} ${y}h.148v.04h-.148z`;
    }
  }
  return shades.map((d, i) => p.shape(d, P.a, { 'fill-opacity': 0.08 + i * 0.035 })).join('');
}

/** One arch: its voussoirs, and the lit depth with a second vault inside. */
function vault({ P, u }: Kit, p: Pen, [depth, end]: readonly [string, string]) {
  const arch = (w: number, top: number) => `M${-w / 2} 0V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0z`;
  let s = p.shape(arch(ARCH + 0.1, -0.77), mix(P.a, P.p, 0.18));
  if (u >= 110) {
    let joints = '';
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI + (i / 12) * Math.PI;
      const [c, q] = [Math.cos(a), Math.sin(a)];
      joints += `M${c * 0.31} ${-0.41 + q * 0.31}L${c * 0.36} ${-0.41 + q * 0.36}`;
    }
    s += p.line(joints, mix(P.a, P.d, 0.4), 0.006);
  }
  return (
    s +
    p.shape(arch(ARCH, -0.72), depth) +
    p.shape(arch(ARCH * 0.74, -0.56), mix(P.b, P.d, 0.12), { 'fill-opacity': 0.55 }) +
    p.shape(arch(ARCH * 0.6, -0.5), end)
  );
}

/** Two casks and one on top, seen from the end. */
function casks(k: Kit, p: Pen) {
  return cask(k, p.at(-0.15, -0.145)) + cask(k, p.at(0.15, -0.145)) + cask(k, p.at(0, -0.4));
}

function cask({ P }: Kit, p: Pen) {
  const wood = mix(P.a, P.d, 0.42);
  return (
    p.circle(0, 0, 0.145, P.d) +
    p.circle(0, 0, 0.132, mix(P.x, P.d, 0.25)) +
    p.circle(0, 0, 0.118, wood) +
    [-0.06, -0.02, 0.02, 0.06]
      .map((x) =>
        p.line(`M${x} ${-Math.sqrt(0.0125 - x * x)}V${Math.sqrt(0.0125 - x * x)}`, P.d, 0.006, {
          'stroke-opacity': 0.45,
        }),
      )
      .join('') +
    p.rect(-0.118, -0.02, 0.236, 0.04, mix(wood, P.p, 0.18)) +
    p.circle(0, 0.075, 0.018, P.x) +
    p.line('M-.09-.06a.11.11 0 0 1 .06-.04', P.p, 0.01, { 'stroke-opacity': 0.5 })
  );
}

function lamp(k: Kit, p: Pen, x: number, y: number) {
  const { P, u } = k;
  return (
    glow(k, x, y, u * 0.2, 0.7) +
    p.line('M0-.1v-.05', P.d, 0.012) +
    p.shape('M-.04-.07L0-.11L.04-.07z', P.d) +
    p.shape('M-.034-.07h.068l-.012.11h-.044z', P.l) +
    p.rect(-0.026, 0.036, 0.052, 0.014, P.d)
  );
}

function upended({ P }: Kit, p: Pen) {
  const wood = mix(P.a, P.d, 0.3);
  return (
    p.ellipse(0, 0, 0.25, 0.025, P.d, { 'fill-opacity': 0.45 }) +
    p.shape('M-.15-.37Q-.225-.185-.15 0H.15Q.225-.185.15-.37z', wood) +
    p.shape('M.03-.37Q.07-.185.03 0H.15Q.225-.185.15-.37z', P.d, { 'fill-opacity': 0.22 }) +
    p.line('M-.06-.36Q-.09-.185-.06-.01M.05-.36Q.08-.185.05-.01', P.d, 0.006, { 'stroke-opacity': 0.4 }) +
    p.shape('M-.178-.3h.356l.008.035h-.372z', P.d) +
    p.shape('M-.186-.105h.372l-.008.035h-.356z', P.d) +
    p.rect(-0.19, -0.39, 0.38, 0.032, mix(wood, P.p, 0.28), { rx: 0.014 })
  );
}

function laid({ P }: Kit, p: Pen) {
  const glass = (x: number) =>
    p.rect(x - 0.004, -0.46, 0.008, 0.07, P.p) +
    p.rect(x - 0.035, -0.398, 0.07, 0.009, P.p, { rx: 0.004 }) +
    p.shape(`M${x - 0.046}-.575q-.01.12.046.12t.046-.12z`, P.p, { 'fill-opacity': 0.35 }) +
    p.shape(`M${x - 0.05}-.53q0 .07.05.07t.05-.07z`, mix(P.b, '#a02035', 0.45));
  const candle =
    p.rect(-0.012, -0.46, 0.024, 0.07, P.p, { rx: 0.004 }) +
    p.shape('M0-.53q.026.038 0 .064q-.026-.026 0-.064', P.x) +
    p.shape('M0-.5q.011.018 0 .032q-.011-.014 0-.032', P.p);
  return glass(-0.1) + glass(0.1) + candle;
}
