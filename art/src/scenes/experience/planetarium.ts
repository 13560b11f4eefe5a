import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, coolest, halfWidth } from '../../props.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** An open dome and its telescope under a sky of rings, constellations and a comet. */
export function planetarium(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  const night = mix(coolest(P), P.d, 0.62);
  let s = rect(0, 0, W, H, k.fade(mix(P.d, coolest(P), 0.15), mix(night, P.s1, 0.35)));
  for (let i = 0; i < 70; i++)
    s += p.circle(k.f(-half, half), k.f(-0.84, -0.1), k.f(0.003, 0.008), nth([P.p, P.l, P.p], i), {
      'fill-opacity': 0.9,
    });
  s +=
    planet(k, p.at(-0.4, -0.6)) +
    constellation(k, p.at(0.3, -0.66)) +
    comet(k, p.at(0.52, -0.36)) +
    constellation(k, p.at(-1.2, -0.5));
  s += p.shape(`M${-half} 0V-.08q.3-.1.6-.02t.5.02t.6-.03t.8.02V0z`, mix(P.g, P.d, 0.55));
  s += observatory(k, p.at(0.04, -0.03));
  s += p.rect(-half, -0.02, half * 2, 0.3, mix(P.g, P.d, 0.7));
  return (
    s +
    across(k, 0.2, (x) =>
      p.shape(
        `M${x} -.01q.02-.06.0-.1q.06.03.04.1zM${x + 0.1}-.01q-.02-.05.02-.08q.02.04.02.08z`,
        mix(P.g, P.d, 0.62),
      ),
    )
  );
}

const planet = ({ P }: Kit, p: Pen) =>
  p.line('M-.19.06Q0-.05.19-.06', mix(P.c, P.p, 0.3), 0.016) +
  p.circle(0, 0, 0.11, P.c) +
  p.shape('M-.105-.03q.1.03.208-.005l.005.03q-.11.04-.216.01z', mix(P.c, P.d, 0.2)) +
  p.shape('M-.09.06q.1.03.19-.01q-.03.05-.09.06t-.1-.05z', mix(P.c, P.a, 0.45)) +
  p.shape('M.04-.102a.11.11 0 0 1-.06 .21q.09-.03.1-.1t-.04-.11z', P.d, { 'fill-opacity': 0.25 }) +
  p.line('M-.19.06Q-.02.1.19-.06', mix(P.c, P.p, 0.45), 0.016);

const constellation = ({ P }: Kit, p: Pen) => {
  const stars = [
    [-0.16, 0.06],
    [-0.09, -0.02],
    [0, 0],
    [0.06, -0.08],
    [0.16, -0.05],
    [0.14, 0.06],
    [0.03, 0.08],
  ] as const;
  return (
    p.line(`M${stars.map(([x, y]) => `${x} ${y}`).join('L')}L0 0`, P.p, 0.005, { 'stroke-opacity': 0.6 }) +
    stars.map(([x, y], i) => p.circle(x, y, i % 2 ? 0.012 : 0.017, P.l)).join('')
  );
};

const comet = ({ P }: Kit, p: Pen) =>
  p.shape('M0 0q.1-.1.3-.2q-.12.14-.28.22z', P.l, { 'fill-opacity': 0.45 }) +
  p.circle(0.01, 0.01, 0.022, P.p);

function observatory(k: Kit, p: Pen) {
  const { P } = k;
  const shell = mix(P.p, P.b, 0.2);
  return (
    p.circle(0, -0.2, 0.5, halo(k, 0.35)) +
    p.shape('M-.25-.2a.25.26 0 0 1 .5 0z', shell) +
    p.shape('M-.075-.43Q-.14-.34-.14-.2h.17Q.03-.34 0-.455z', P.d) +
    p.circle(-0.06, -0.26, 0.1, halo(k, 0.9)) +
    p.line('M-.03-.24L-.17-.46', mix(P.c, P.p, 0.1), 0.062) +
    p.line('M-.13-.4L-.19-.49', mix(P.c, P.p, 0.35), 0.08) +
    p.line('M-.075-.31l.03-.02', P.d, 0.014) +
    p.shape('M.1-.425q.14.08.15.225h-.1q.01-.13-.05-.225z', P.d, { 'fill-opacity': 0.16 }) +
    p.rect(-0.28, -0.21, 0.56, 0.035, mix(shell, P.d, 0.25)) +
    p.rect(-0.25, -0.175, 0.5, 0.18, mix(shell, P.p, 0.25)) +
    p.rect(0.12, -0.175, 0.13, 0.18, P.d, { 'fill-opacity': 0.12 }) +
    p.shape('M-.045 0v-.1a.045.045 0 0 1 .09 0V0z', P.l) +
    [-0.19, -0.12, 0.1, 0.17].map((x) => p.rect(x, -0.13, 0.035, 0.055, P.l)).join('')
  );
}
