import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, coolest, halfWidth, sun, tree } from '../../props.ts';

/** A fluted tower on a wooded hill above the roofs and the bay. */
export function lookoutTower(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx - m * u * 0.36, H * 0.34, u * 0.13);
  s +=
    p.rect(-half, -0.2, half * 2, 0.25, mix(coolest(P), P.s1, 0.5)) +
    p.shape(`M${-half}-.2q.2-.09.42-.03t.4-.01t.4-.03t.5.04t.5-.02t.6.05z`, mix(coolest(P), P.s1, 0.3));
  s += p.shape(`M${-half} .1V-.04Q-.5-.1-.3-.2Q0-.34.3-.2Q.5-.1 ${half}-.04V.1z`, mix(P.g, P.s1, 0.12));
  s += tower(k, p.at(0, -0.2));
  for (const [x, y, r] of [
    [-0.24, -0.17, 0.62],
    [-0.14, -0.2, 0.5],
    [0.15, -0.2, 0.52],
    [0.26, -0.16, 0.66],
    [-0.36, -0.1, 0.7],
    [0.38, -0.1, 0.72],
    [-0.07, -0.16, 0.42],
    [0.07, -0.15, 0.42],
  ] as const)
    s += tree(P, p.at(x, y, r), x > 0 ? mix(P.g, P.d, 0.25) : P.g);
  s += p.line('M-.02-.14q.2.04.02.1t.04.1', mix(P.p, P.s1, 0.3), 0.022);
  return s + roofs(k, p.at(0, 0.2));
}

function tower(k: Kit, p: Pen) {
  const { P } = k;
  const stone = mix(P.p, P.s0, 0.15);
  let s = p.circle(0, -0.42, 0.36, halo(k, 0.5)) + p.rect(-0.12, -0.06, 0.24, 0.1, mix(stone, P.d, 0.1));
  s += p.shape('M-.088 0L-.078-.36h.156L.088 0z', stone);
  for (let i = -3; i <= 3; i++)
    s += p.line(`M${i * 0.025} -.01L${i * 0.022} -.355`, mix(stone, P.d, 0.16), 0.007);
  s += p.shape('M.03 0L.028-.36h.05L.088 0z', P.d, { 'fill-opacity': 0.12 });
  s += p.rect(-0.095, -0.385, 0.19, 0.03, stone) + p.rect(-0.082, -0.49, 0.164, 0.11, stone);
  for (let i = -2; i <= 2; i++)
    s += p.shape(`M${i * 0.031 - 0.011} -.39v-.07a.011.012 0 0 1 .022 0v.07z`, mix(P.b, P.d, 0.45));
  s +=
    p.rect(-0.092, -0.505, 0.184, 0.02, stone) + p.rect(-0.068, -0.555, 0.136, 0.052, mix(stone, P.d, 0.06));
  for (let i = -2; i <= 2; i++) s += p.rect(i * 0.026 - 0.007, -0.545, 0.014, 0.034, P.l);
  return s + p.rect(-0.075, -0.565, 0.15, 0.016, stone);
}

const roofs = (k: Kit, p: Pen) => {
  const { P } = k;
  return across(k, 0.2, (x, i) => {
    const h = 0.12 + ((i * 7 + 70) % 5) * 0.022;
    const wall =
      [mix(P.p, P.s1, 0.2), mix(P.a, P.p, 0.45), mix(P.c, P.p, 0.4), mix(P.b, P.p, 0.45)][(i + 60) % 4] ??
      P.p;
    return (
      p.rect(x, -h, 0.2, h + 0.2, wall) +
      p.shape(`M${x - 0.01} ${-h}l.11-.065.11.065z`, (i + 60) % 2 ? mix(P.a, P.d, 0.2) : mix(P.b, P.d, 0.3)) +
      p.rect(x + 0.04, -h + 0.035, 0.036, 0.05, P.l) +
      p.rect(x + 0.12, -h + 0.035, 0.036, 0.05, (i + 60) % 3 ? mix(P.b, P.d, 0.4) : P.l)
    );
  });
};
