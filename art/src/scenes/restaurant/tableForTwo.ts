import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { nth } from '../../seed.ts';
import { circle, ellipse, group, line, num, path, rect, shape } from '../../svg.ts';

/** Plates, glasses and a candle from above on a checked cloth. */
export function tableForTwo(k: Kit): string {
  const { P, u, cx, cy } = k;
  const angle = k.pick([-14, 12, 18, -22]);
  const [gap, pr, first] = [u * 0.43, u * 0.285, k.i(0, 2)];
  const laid =
    plate(k, cx - gap, pr, first, k.i(-30, 30)) +
    plate(k, cx + gap, pr, (first + k.i(1, 2)) % 3, k.i(-30, 30)) +
    fork(k, cx - gap - pr - u * 0.06, u * 0.34) +
    knife(k, cx + gap + pr + u * 0.06, u * 0.34) +
    wine(k, cx - u * 0.1, cy - u * 0.28) +
    wine(k, cx + u * 0.1, cy + u * 0.28) +
    glow(k, cx, cy, u * 0.42, 0.85) +
    circle(cx, cy, u * 0.062, mix(P.d, P.b, 0.5)) +
    circle(cx, cy, u * 0.046, mix(P.l, P.p, 0.5)) +
    circle(cx, cy, u * 0.018, P.x);
  return cloth(k, angle) + group(laid, `rotate(${angle} ${num(cx)} ${num(cy)})`);
}

function cloth({ P, u, cx, cy, W, H }: Kit, ang: number) {
  const step = u * 0.105;
  const tint = mix(P.s1, P.a, 0.42);
  const reach = Math.max(W, H) * 0.95;
  let cloth = '';
  for (let x = -Math.ceil(reach / step / 2) * 2 * step; x < reach; x += step * 2) {
    cloth +=
      rect(x, -reach, step, reach * 2, tint, { 'fill-opacity': 0.3 }) +
      rect(-reach, x, reach * 2, step, tint, { 'fill-opacity': 0.3 });
  }
  return rect(0, 0, W, H, P.s1) + group(cloth, `translate(${num(cx)} ${num(cy)}) rotate(${ang})`);
}

function plate(k: Kit, x: number, r: number, food: number, rot: number) {
  const { P, u, cy: y } = k;
  const dish = nth([ribbons, fish, salad], food)(k, x, y, r);
  return (
    ellipse(x + u * 0.018, y + u * 0.032, r, r, P.d, { 'fill-opacity': 0.2 }) +
    circle(x, y, r, P.p) +
    circle(x, y, r * 0.74, mix(P.p, P.s0, 0.28)) +
    circle(x, y, r * 0.7, mix(P.p, '#ffffff', 0.3)) +
    group(dish, `rotate(${rot} ${num(x)} ${num(y)})`)
  );
}

function ribbons({ P }: Kit, x: number, y: number, r: number) {
  let fd = '';
  for (let i = 0; i < 5; i++) {
    const q = r * (0.5 - i * 0.095);
    fd += line(
      path`M${x - q} ${y + q * 0.15}A${q} ${q} 0 1 1 ${x + q * 0.72} ${y + q * 0.72}`,
      i % 2 ? mix(P.x, P.p, 0.35) : P.x,
      r * 0.085,
    );
  }
  for (let i = 0; i < 3; i++) {
    const a = i * 2.2 + 0.5;
    fd += circle(x + Math.cos(a) * r * 0.36, y + Math.sin(a) * r * 0.36, r * 0.1, P.a);
  }
  fd += shape(
    path`M${x} ${y - r * 0.22}q${r * 0.26} ${r * 0.05} ${r * 0.1} ${r * 0.3}
      q${-r * 0.28} ${-r * 0.06} ${-r * 0.1} ${-r * 0.3}`,
    P.g,
  );
  return fd;
}

function fish({ P }: Kit, x: number, y: number, r: number) {
  let fd = '';
  fd += shape(
    path`M${x - r * 0.56} ${y}Q${x - r * 0.1} ${y - r * 0.38} ${x + r * 0.34} ${y}
      L${x + r * 0.58} ${y - r * 0.22}V${y + r * 0.22}L${x + r * 0.34} ${y}
      Q${x - r * 0.1} ${y + r * 0.38} ${x - r * 0.56} ${y}`,
    mix(P.b, P.p, 0.2),
  );
  fd +=
    circle(x - r * 0.38, y - r * 0.04, r * 0.04, P.p) +
    line(path`M${x - r * 0.24} ${y - r * 0.16}q${r * 0.08} ${r * 0.16} 0 ${r * 0.32}`, P.p, r * 0.025, {
      'stroke-opacity': 0.6,
    });
  fd +=
    circle(x + r * 0.1, y - r * 0.42, r * 0.16, P.x) +
    circle(x + r * 0.1, y - r * 0.42, r * 0.11, mix(P.x, P.p, 0.55));
  return fd;
}

function salad({ P }: Kit, x: number, y: number, r: number) {
  let fd = '';
  for (let i = 0; i < 6; i++) {
    const a = i * 1.047;
    const q = r * 0.36;
    fd +=
      circle(x + Math.cos(a) * q, y + Math.sin(a) * q, r * 0.185, i % 2 ? P.a : mix(P.a, P.x, 0.4)) +
      circle(x + Math.cos(a) * q, y + Math.sin(a) * q, r * 0.1, P.p, { 'fill-opacity': 0.35 });
  }
  fd +=
    circle(x, y, r * 0.2, P.p) +
    shape(
      path`M${x - r * 0.2} ${y}q${r * 0.2} ${-r * 0.22} ${r * 0.4} 0
      q${-r * 0.2} ${r * 0.22} ${-r * 0.4} 0`,
      P.g,
    );
  return fd;
}

function knife({ P, u, cy: y }: Kit, x: number, h: number) {
  return (
    rect(x - u * 0.008, y - h / 2, u * 0.016, h, P.d, { rx: u * 0.008 }) +
    shape(
      path`M${x - u * 0.008} ${y - h / 2}q${u * 0.05} ${h * 0.18} ${u * 0.012} ${h * 0.46}
      h${-u * 0.012}z`,
      P.d,
    )
  );
}

function fork({ P, u, cy: y }: Kit, x: number, h: number) {
  return (
    rect(x - u * 0.008, y - h * 0.18, u * 0.016, h * 0.68, P.d, { rx: u * 0.008 }) +
    [-1, 0, 1]
      .map((j) => rect(x + j * u * 0.018 - u * 0.005, y - h / 2, u * 0.01, h * 0.24, P.d, { rx: u * 0.005 }))
      .join('') +
    shape(path`M${x - u * 0.023} ${y - h * 0.3}a${u * 0.023} ${u * 0.04} 0 0 0 ${u * 0.046} 0z`, P.d)
  );
}

function wine({ P, u }: Kit, x: number, y: number) {
  return (
    ellipse(x + u * 0.012, y + u * 0.02, u * 0.072, u * 0.072, P.d, { 'fill-opacity': 0.18 }) +
    circle(x, y, u * 0.07, P.p, { 'fill-opacity': 0.72 }) +
    circle(x + u * 0.006, y + u * 0.006, u * 0.054, P.b) +
    circle(x - u * 0.016, y - u * 0.018, u * 0.012, P.p, { 'fill-opacity': 0.7 })
  );
}
