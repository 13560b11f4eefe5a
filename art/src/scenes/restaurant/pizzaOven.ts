import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';

/** A domed oven with its fire, and a pizza on the peel before it. */
export function pizzaOven(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = room(k, H * 0.8) + tiles(k, p, half);
  s += p.shape('M-.5 0V-.34Q-.48-.76 0-.76T.5-.34V0z', mix(P.p, P.s0, 0.2));
  s += p.shape('M.2-.73Q.49-.68.5-.34V0H.34V-.34Q.34-.62.2-.73z', P.d, { 'fill-opacity': 0.12 });
  s +=
    p.rect(-0.09, -1.1, 0.18, 0.36, mix(P.p, P.s0, 0.32)) +
    p.rect(-0.11, -0.78, 0.22, 0.03, mix(P.p, P.d, 0.2));
  s += mosaic(k, p) + mouth(k, p);
  s +=
    p.rect(-half, -0.02, half * 2, 0.05, mix(P.p, P.d, 0.12)) +
    p.rect(-half, 0.03, half * 2, 0.3, mix(P.b, P.d, 0.25));
  s += across(k, 0.3, (x) =>
    p.shape(`M${x - 0.1} .2v-.06a.1 .1 0 0 1 .2 0v.3h-.2z`, P.d, { 'fill-opacity': 0.35 }),
  );
  return s + pizza(k, p.at(-0.06, 0.02));
}

function tiles({ P }: Kit, p: Pen, half: number) {
  let s = '';
  for (let y = -0.12; y > -1; y -= 0.12) s += p.line(`M${-half} ${y}H${half}`, mix(P.s1, P.d, 0.12), 0.006);
  for (let j = 0; j < 8; j++)
    for (let x = -half + (j % 2) * 0.12; x < half; x += 0.24)
      s += p.line(`M${x} ${-j * 0.12}v-.12`, mix(P.s1, P.d, 0.12), 0.006);
  return s;
}

function mosaic({ P, u }: Kit, p: Pen) {
  if (u < 110) return '';
  let s = '';
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI + (i / 16) * Math.PI;
    s += p.circle(Math.cos(a) * 0.43, -0.3 + Math.sin(a) * 0.38, 0.018, i % 2 ? P.a : P.x);
  }
  return s;
}

function mouth(k: Kit, p: Pen) {
  const { P } = k;
  let s = p.shape('M-.36 0V-.24Q-.34-.53 0-.53T.36-.24V0z', mix(P.a, P.d, 0.15));
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI + (i / 10) * Math.PI;
    s += p.line(
      `M${Math.cos(a) * 0.29} ${-0.2 + Math.sin(a) * 0.26}L${Math.cos(a) * 0.355} ${-0.22 + Math.sin(a) * 0.31}`,
      mix(P.a, P.d, 0.5),
      0.008,
    );
  }
  s += p.shape('M-.29 0V-.2Q-.27-.46 0-.46T.29-.2V0z', P.d) + p.circle(0, -0.12, 0.34, halo(k, 0.95));
  for (const [x, h, w] of [
    [-0.18, 0.2, 0.06],
    [-0.09, 0.28, 0.075],
    [0.02, 0.22, 0.06],
    [0.12, 0.3, 0.08],
    [0.2, 0.18, 0.05],
  ] as const)
    s +=
      p.shape(`M${x - w} -.03q-.02 ${-h * 0.5} ${w} ${-h}q${w + 0.02} ${h * 0.5} ${w} ${h}z`, P.x) +
      p.shape(
        `M${x - w * 0.5} -.03q-.01 ${-h * 0.3} ${w * 0.5} ${-h * 0.56}q${w * 0.5 + 0.01} ${h * 0.26} ${w * 0.5} ${h * 0.56}z`,
        P.l,
      );
  return (
    s +
    p.rect(-0.24, -0.06, 0.2, 0.045, mix(P.d, P.a, 0.35), { rx: 0.02 }) +
    p.rect(0.02, -0.06, 0.22, 0.045, mix(P.d, P.a, 0.45), { rx: 0.02 })
  );
}

function pizza({ P }: Kit, p: Pen) {
  const crust = mix(P.x, P.p, 0.3);
  let s =
    p.line('M.3.04L.72.12', mix(P.x, P.d, 0.35), 0.036) +
    p.ellipse(0.02, 0.06, 0.36, 0.066, P.d, { 'fill-opacity': 0.25 }) +
    p.ellipse(0, 0.045, 0.35, 0.062, mix(P.x, P.d, 0.25)) +
    p.ellipse(0, 0.028, 0.31, 0.058, mix(crust, P.d, 0.15)) +
    p.ellipse(0, 0.014, 0.31, 0.056, crust) +
    p.ellipse(0, 0.012, 0.265, 0.044, P.a);
  for (const [x, y] of [
    [-0.16, 0.005],
    [-0.05, 0.03],
    [0.06, -0.008],
    [0.16, 0.02],
  ] as const)
    s += p.ellipse(x, y, 0.05, 0.013, P.p);
  for (const [x, y] of [
    [-0.1, -0.012],
    [0.02, 0.012],
    [0.11, 0.036],
    [-0.2, 0.02],
  ] as const)
    s += p.shape(`M${x} ${y}q.03-.02.06 0q-.03.016-.06 0z`, P.g);
  return s;
}
