import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A pool table under a long lamp, a neon star, a jukebox in the corner. */
export function poolTable(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  const wall = mix(P.s0, P.d, 0.35);
  let s = room(k, H * 0.8, mix(P.d, P.b, 0.25)) + p.rect(-half, -1, half * 2, 1, wall);
  s +=
    p.rect(-half, -0.34, half * 2, 0.34, mix(wall, P.b, 0.4)) +
    p.rect(-half, -0.36, half * 2, 0.026, mix(wall, P.x, 0.3));
  s += across(k, 0.11, (x) => p.line(`M${x} -.33V0`, mix(wall, P.d, 0.4), 0.007));
  s += star(k, p.at(-0.44, -0.58)) + cues(k, p.at(0.22, -0.38)) + jukebox(k, p.at(0.52, 0));
  for (let x = 1.05; x < half + 0.3; x += 0.6) s += star(k, p.at(-x, -0.58)) + star(k, p.at(x, -0.58));
  return s + lamp(k, pen(u, cx, 0), H / u) + table(k, p.at(0, 0.1));
}

const star = (k: Kit, p: Pen) => {
  const d = 'M0-.12l.034.084.09.006-.07.058.024.088L0 .068l-.078.048.024-.088-.07-.058.09-.006z';
  return (
    p.circle(0, 0, 0.26, halo(k, 0.5)) +
    p.line(d, k.P.a, 0.03, { 'stroke-opacity': 0.4 }) +
    p.line(d, mix(k.P.a, k.P.p, 0.45), 0.012)
  );
};

const cues = ({ P }: Kit, p: Pen) =>
  p.rect(-0.09, -0.3, 0.18, 0.03, mix(P.x, P.d, 0.35)) +
  p.rect(-0.09, -0.05, 0.18, 0.03, mix(P.x, P.d, 0.35)) +
  [-0.06, 0, 0.06]
    .map((x) => p.line(`M${x} -.34v.36`, mix(P.x, P.p, 0.4), 0.012) + p.line(`M${x} -.08v.1`, P.d, 0.016))
    .join('');

function jukebox(k: Kit, p: Pen) {
  const { P } = k;
  return (
    p.circle(0, -0.3, 0.34, halo(k, 0.6)) +
    p.shape('M-.14 0V-.34a.14.16 0 0 1 .28 0V0z', P.d) +
    p.line('M-.115-.02V-.34a.115.13 0 0 1 .23 0V-.02', P.a, 0.026) +
    p.line('M-.08-.2V-.34a.08.09 0 0 1 .16 0v.14', P.x, 0.018) +
    p.rect(-0.07, -0.33, 0.14, 0.1, P.l) +
    p.circle(0, -0.28, 0.036, P.d) +
    p.circle(0, -0.28, 0.012, P.a) +
    [-0.15, -0.115, -0.08].map((y) => p.rect(-0.07, y, 0.14, 0.016, P.x)).join('')
  );
}

const lamp = (k: Kit, p: Pen, h: number) =>
  p.shape(`M-.3 .26h.6l.28 ${h * 0.5}h-1.16z`, k.P.l, { 'fill-opacity': 0.2 }) +
  p.rect(-0.2, -0.1, 0.006, 0.3, k.P.d) +
  p.rect(0.2, -0.1, 0.006, 0.3, k.P.d) +
  p.shape('M-.26.17h.52l.06.09h-.64z', k.P.g) +
  p.rect(-0.29, 0.258, 0.58, 0.016, k.P.l);

function table({ P }: Kit, p: Pen) {
  const [wood, felt] = [mix(P.a, P.d, 0.5), mix(P.g, P.l, 0.12)];
  let s =
    p.shape('M-.42-.1h.1l-.02.16h-.06zM.32-.1h.1l-.02.16h-.06z', mix(wood, P.d, 0.4)) +
    p.shape('M-.5-.28h1l.1.14v.07h-1.2v-.07z', wood) +
    p.rect(-0.6, -0.145, 1.2, 0.02, mix(wood, P.p, 0.25)) +
    p.shape('M-.46-.265h.92l.065.1h-1.05z', felt) +
    p.shape('M-.1-.265h.2l.05.1h-.3z', P.l, { 'fill-opacity': 0.2 });
  for (const [x, y] of [
    [-0.46, -0.262],
    [0, -0.27],
    [0.46, -0.262],
    [-0.525, -0.165],
    [0, -0.16],
    [0.525, -0.165],
  ] as const)
    s += p.ellipse(x, y, 0.028, 0.013, P.d);
  const colours = [P.a, P.x, P.b, P.p, P.c];
  [0, 1, 2, 3, 4, 5].forEach((i) => {
    const r = i === 0 ? 0 : i < 3 ? 1 : 2;
    const x = 0.16 + r * 0.045;
    const y = -0.222 + (i - nth([0, 1.5, 4], r)) * 0.022;
    s += p.circle(x, y, 0.022, nth(colours, i)) + p.circle(x - 0.006, y - 0.007, 0.006, P.p);
  });
  return (
    s +
    p.circle(-0.18, -0.22, 0.022, P.p) +
    p.line('M-.72-.17L-.215-.22', mix(P.x, P.p, 0.5), 0.012) +
    p.line('M-.72-.17L-.5-.192', P.d, 0.018)
  );
}
