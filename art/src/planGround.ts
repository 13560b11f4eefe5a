import { mix } from './colour.ts';
import type { Kit } from './kit.ts';
import type { MoodPalette } from './planMoods.ts';
import { circle, group, line, num, path, rect } from './svg.ts';

type PlanKit = Kit<MoodPalette>;

/** The quarters of a town: blocks, a few of them planted, a river with two bridges, one boulevard. */
export function planGround(k: PlanKit): string {
  return rect(0, 0, k.W, k.H, k.P.g) + quarters(k) + riverAndBridges(k) + boulevard(k);
}

/** A rotated grid whose cells stay under 46 px, so that a large cover gains detail instead of size. */
function quarters(k: PlanKit) {
  const { W, H, u, r, f } = k;
  const angle = f(-32, 32);
  const reach = Math.hypot(W, H) / 2 + u * 0.2;
  const cell = Math.min(u * 0.17, 46);
  let blocks = '';
  let y = -reach;
  while (y < reach) {
    const h = cell * f(0.75, 1.5);
    let x = -reach - cell * r();
    while (x < reach) {
      const w = cell * f(0.7, 2.1);
      blocks += block(k, x, y, w, h, cell);
      x += w;
    }
    y += h;
  }
  return group(blocks, `translate(${num(W / 2)} ${num(H / 2)}) rotate(${num(angle)})`);
}

function block({ P, r, f }: PlanKit, x: number, y: number, w: number, h: number, cell: number) {
  const gap = cell * 0.13;
  if (r() > 0.1) {
    return rect(x, y, w - gap, h - gap, P.k, { rx: Math.min(3, cell * 0.07), 'fill-opacity': f(0.4, 1) });
  }
  if (r() <= 0.4) return '';
  let trees = '';
  for (let i = 0; i < 4; i++) {
    trees += circle(x + w * f(0.16, 0.8), y + h * f(0.2, 0.75), cell * 0.08, mix(P.t, P.d, 0.25));
  }
  return rect(x, y, w - gap, h - gap, P.t, { rx: cell * 0.22 }) + trees;
}

function riverAndBridges({ P, W, H, u, f }: PlanKit) {
  const y = H * f(0.3, 0.7);
  const a1 = f(-0.3, 0.3) * H;
  const a2 = f(-0.35, 0.35) * H;
  const width = u * f(0.13, 0.19);
  const river = path`M${-u * 0.2} ${y + a1}
    C${W * 0.3} ${y - a2} ${W * 0.55} ${y + a2 * 0.9} ${W + u * 0.2} ${y - a1}`;
  const ripple = (opacity: number, dash: number, pause: number, dy: number) =>
    line(river, mix(P.w, P.p, 0.25), u * 0.006, {
      'stroke-opacity': opacity,
      'stroke-dasharray': `${num(u * dash)} ${num(u * pause)}`,
      transform: `translate(0 ${num(width * dy)})`,
    });
  const water =
    line(river, P.g, width + u * 0.05) +
    line(river, P.w, width) +
    ripple(0.5, 0.1, 0.16, -0.18) +
    ripple(0.4, 0.06, 0.2, 0.2);
  const bridge = (at: number) =>
    rect(W * at - u * 0.014, y - H * 0.5, u * 0.028, H, P.g, {
      transform: `rotate(${num(f(-14, 14))} ${num(W * at)} ${num(y)})`,
      'fill-opacity': 0.9,
    });
  const [first, second] = [0.28 + f(-0.06, 0.06), 0.64 + f(-0.06, 0.06)];
  return water + bridge(first) + bridge(second);
}

function boulevard({ P, W, H, u, f }: PlanKit) {
  const start = f(0.15, 0.3);
  const middle = H * (start - f(0.1, 0.3));
  const end = H * (start + f(0, 0.3));
  return line(path`M${-u * 0.1} ${H * start}Q${W * 0.5} ${middle} ${W + u * 0.1} ${end}`, P.g, u * 0.03);
}
