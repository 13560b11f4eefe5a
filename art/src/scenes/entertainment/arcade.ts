import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Two cabinets side by side, a pinball machine, and a zigzag of neon over them. */
export function arcade(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.86);
  const half = halfWidth(k);
  const wall = mix(P.s0, P.d, 0.5);
  let s =
    room(k, H * 0.86, mix(P.d, P.b, 0.4)) + p.rect(-half, -1, half * 2, 1, k.fade(mix(wall, P.d, 0.3), wall));
  s += neon(k, p, half);
  s += across(
    k,
    0.2,
    (x, i) =>
      p.shape(`M${x} .03l.05.03-.05.03-.05-.03z`, nth([P.a, P.c, P.x], i + 30)) +
      p.circle(x + 0.1, 0.1, 0.014, nth([P.l, P.x], i + 20)),
  );
  for (let x = 0.94; x < half + 0.3; x += 0.42)
    s += cabinet(k, p.at(x, 0.03), 2) + cabinet(k, p.at(-x, 0.03), 3);
  return (
    s + cabinet(k, p.at(-0.44, 0.03), 0) + cabinet(k, p.at(-0.02, 0.03), 1) + pinball(k, p.at(0.45, 0.05))
  );
}

function neon(k: Kit, p: Pen, half: number) {
  const { P } = k;
  const n = Math.ceil(half / 0.2);
  let d = `M${-n * 0.2} -.84`;
  for (let i = -n; i < n; i++) d += `L${i * 0.2 + 0.1} ${-0.92}L${i * 0.2 + 0.2} -.84`;
  return p.line(d, P.x, 0.05, { 'stroke-opacity': 0.3 }) + p.line(d, mix(P.x, P.l, 0.5), 0.016);
}

function cabinet(k: Kit, p: Pen, i: number) {
  const { P } = k;
  const side = nth([P.a, mix(P.c, P.p, 0.08), P.x, P.b], i);
  const trim = nth([P.x, P.a, P.l, P.x], i);
  return (
    p.ellipse(0, 0, 0.22, 0.02, P.d, { 'fill-opacity': 0.5 }) +
    p.circle(0, -0.46, 0.3, halo(k, 0.55)) +
    p.shape('M-.18 0V-.32L-.2-.36V-.76h.4v.4l-.02.04V0z', side) +
    p.shape('M.13 0V-.76H.2v.4L.18-.32V0z', P.d, { 'fill-opacity': 0.22 }) +
    p.rect(-0.2, -0.76, 0.4, 0.11, P.d) +
    p.rect(-0.185, -0.745, 0.37, 0.08, trim) +
    p.shape('M-.06-.68l.03-.04.03.03.03-.03.03.04z', P.d) +
    p.circle(-0.12, -0.705, 0.018, P.p) +
    p.circle(0.12, -0.705, 0.018, P.p) +
    p.rect(-0.16, -0.63, 0.32, 0.26, P.d, { rx: 0.012 }) +
    p.rect(-0.14, -0.61, 0.28, 0.22, mix(P.d, P.c, 0.35), { rx: 0.02 }) +
    game(k, p.at(0, -0.5), i) +
    p.shape('M-.2-.36h.4l.03.06h-.46z', mix(P.d, P.b, 0.3)) +
    p.line('M-.09-.33v-.055', P.p, 0.014) +
    p.circle(-0.09, -0.395, 0.024, P.a === side ? P.l : P.a) +
    [0.03, 0.085, 0.14].map((x, j) => p.ellipse(x, -0.335, 0.02, 0.012, nth([P.l, P.x, P.p], j))).join('') +
    p.rect(-0.08, -0.2, 0.16, 0.12, mix(side, P.d, 0.35)) +
    p.rect(-0.045, -0.17, 0.025, 0.04, P.l) +
    p.rect(0.02, -0.17, 0.025, 0.04, P.l)
  );
}

function game({ P }: Kit, p: Pen, i: number) {
  let s = '';
  if (i % 2) {
    for (let j = 0; j < 3; j++)
      for (let n = 0; n < 5; n++)
        s += p.rect(-0.11 + n * 0.046, -0.09 + j * 0.028, 0.036, 0.018, nth([P.x, P.a, P.l], j));
    return s + p.rect(-0.03, 0.08, 0.08, 0.014, P.p) + p.circle(0.03, 0.04, 0.012, P.p);
  }
  for (let j = 0; j < 2; j++)
    for (let n = 0; n < 4; n++)
      s += p.shape(
        `M${-0.1 + n * 0.058} ${-0.06 + j * 0.055}v-.012h.008v-.012h.02v.012h.008v.012h-.008v.012h-.008v-.012h-.006v.012h-.008v-.012z`,
        j ? P.x : P.l,
      );
  return s + p.shape('M-.02.09l.02-.03.02.03z', P.p) + p.rect(-0.003, 0.01, 0.006, 0.03, P.a);
}

function pinball(k: Kit, p: Pen) {
  const { P } = k;
  return (
    p.ellipse(0, 0, 0.24, 0.022, P.d, { 'fill-opacity': 0.5 }) +
    p.line('M-.15 0V-.28M.15 0V-.28M-.12-.02V-.4M.12-.02V-.4', mix(P.p, P.d, 0.4), 0.016) +
    p.rect(-0.17, -0.8, 0.34, 0.27, P.d, { rx: 0.012 }) +
    p.rect(-0.15, -0.78, 0.3, 0.22, k.fade(P.x, P.l)) +
    p.circle(0, -0.67, 0.07, P.a) +
    p.shape('M0-.73l.018.04.044.005-.033.03.009.044L0-.632l-.038.02.009-.043-.033-.03.044-.006z', P.p) +
    p.shape('M-.14-.53h.28l.06.27h-.4z', mix(P.a, P.d, 0.2)) +
    p.shape('M-.12-.52h.24l.05.24h-.34z', mix(P.c, P.d, 0.25)) +
    p.circle(-0.05, -0.47, 0.024, P.l) +
    p.circle(0.05, -0.47, 0.024, P.l) +
    p.circle(0, -0.42, 0.024, P.x) +
    p.line('M-.09-.32l.06.025M.09-.32l-.06.025', P.p, 0.014) +
    p.circle(0.07, -0.37, 0.012, P.p) +
    p.shape('M-.2-.26h.4v.07h-.4z', mix(P.a, P.b, 0.2)) +
    p.rect(0.13, -0.24, 0.05, 0.016, P.p)
  );
}
