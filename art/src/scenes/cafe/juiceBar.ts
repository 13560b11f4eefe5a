import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A blender among the fruit on a counter under an awning, and two tall glasses. */
export function juiceBar(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  let s = room(k, H * 0.78) + p.circle(0, -0.3, 0.6, halo(k, 0.4));
  s +=
    p.rect(-half, -0.44, half * 2, 0.022, mix(P.b, P.s1, 0.3)) +
    across(k, 0.25, (x, i) => crateOf(k, p.at(x, -0.44), i));
  s += p.rect(-half, -0.03, half * 2, 0.06, P.p) + p.rect(-half, 0.03, half * 2, 0.3, mix(P.c, P.p, 0.25));
  s += across(k, 0.1, (x) => p.line(`M${x} .04v.3`, mix(P.c, P.d, 0.2), 0.006));
  s += awning(k, [0, 0, W, H * 0.15], Math.ceil(W / (u * 0.12)) | 1, [P.x, P.p]);
  s +=
    glass(k, p.at(-0.26, -0.03), mix(P.x, P.l, 0.3)) +
    glass(k, p.at(0.26, -0.03), mix(P.g, P.l, 0.2)) +
    blender(k, p.at(0, -0.03));
  return s + pineapple(k, p.at(-0.5, -0.03)) + halves(k, p.at(0.5, -0.03));
}

function crateOf({ P }: Kit, p: Pen, i: number) {
  const c = nth([P.x, P.g, mix(P.l, P.x, 0.35), mix(P.b, P.x, 0.5)], i + 40);
  let s = '';
  for (const [x, y] of [
    [-0.06, -0.09],
    [0, -0.095],
    [0.06, -0.09],
    [-0.03, -0.125],
    [0.03, -0.125],
  ] as const)
    s += p.circle(x, y, 0.036, c) + p.circle(x - 0.01, y - 0.012, 0.01, P.p, { 'fill-opacity': 0.5 });
  const wood = mix(P.a, P.p, 0.3);
  return s + p.rect(-0.1, -0.075, 0.2, 0.075, wood) + p.rect(-0.1, -0.045, 0.2, 0.012, mix(wood, P.d, 0.3));
}

const glass = ({ P }: Kit, p: Pen, c: string) =>
  p.line('M.02-.2L.07-.4', P.b, 0.018) +
  p.shape('M-.075-.29h.15l-.018.29h-.114z', P.p, { 'fill-opacity': 0.55 }) +
  p.shape('M-.07-.24h.14l-.014.235h-.112z', c) +
  p.shape('M.02-.24h.05l-.014.235h-.03z', P.d, { 'fill-opacity': 0.12 }) +
  p.circle(-0.07, -0.29, 0.05, P.x) +
  p.circle(-0.07, -0.29, 0.038, mix(P.l, P.p, 0.2)) +
  p.line('M-.07-.32v.06M-.1-.29h.06', P.x, 0.008);

const blender = ({ P }: Kit, p: Pen) =>
  p.shape('M-.1 0l.02-.13h.16l.02.13z', P.b) +
  p.circle(0, -0.06, 0.03, P.p) +
  p.line('M0-.06l.014-.018', P.d, 0.008) +
  p.shape('M-.11-.44h.22l-.035.31h-.15z', P.p, { 'fill-opacity': 0.6 }) +
  p.shape('M-.103-.37q.05.03.1 0t.105 0l-.028.235h-.15z', mix(P.x, P.p, 0.3)) +
  p.shape('M.03-.365q.04-.01.075.005l-.028.235h-.05z', P.d, { 'fill-opacity': 0.12 }) +
  p.circle(-0.03, -0.24, 0.02, P.x) +
  p.circle(0.02, -0.19, 0.016, P.g) +
  p.circle(-0.02, -0.31, 0.014, P.p) +
  p.rect(-0.12, -0.47, 0.24, 0.04, P.b, { rx: 0.014 }) +
  p.rect(-0.03, -0.495, 0.06, 0.03, P.b, { rx: 0.01 }) +
  p.line('M.1-.4h.035q.02 0 .016.03l-.022.13q-.004.02-.03.02', P.b, 0.02);

function pineapple({ P }: Kit, p: Pen) {
  const skin = mix(P.x, P.l, 0.45);
  let s = '';
  for (let i = -2; i <= 2; i++)
    s += p.shape(
      `M${i * 0.02 - 0.02} -.22q${i * 0.03} -.07 ${i * 0.05 + 0.02} ${-0.14 + Math.abs(i) * 0.02}q${0.02 - i * 0.01} .08 .02 ${0.14 - Math.abs(i) * 0.02}z`,
      i % 2 ? P.g : mix(P.g, P.d, 0.25),
    );
  s += p.ellipse(0, -0.12, 0.088, 0.125, skin);
  s += p.line(
    'M-.075-.17l.11.13M-.035-.22l.11.15M-.085-.1l.06.08M.075-.17l-.11.13M.035-.22l-.11.15M.085-.1l-.06.08',
    mix(skin, P.d, 0.3),
    0.008,
  );
  return s;
}

const halves = ({ P }: Kit, p: Pen) =>
  p.circle(-0.05, -0.055, 0.055, P.x) +
  p.shape('M.01-.0a.08.08 0 0 1 .16 0z', P.g) +
  p.circle(0.06, -0.075, 0.075, P.g) +
  p.circle(0.06, -0.075, 0.062, P.p) +
  p.circle(0.06, -0.075, 0.054, mix(P.x, P.p, 0.2)) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      p.ellipse(0.06 + Math.cos(i * 1.257) * 0.03, -0.075 + Math.sin(i * 1.257) * 0.03, 0.007, 0.01, P.d),
    )
    .join('');
