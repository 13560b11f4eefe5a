import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth, potted, room } from '../../props.ts';

/** A velvet sofa under a round mirror, a tall lamp, two tumblers on a low table. */
export function lounge(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  let s = room(k, H * 0.82, mix(P.d, P.b, 0.35));
  s += across(k, 0.24, (x) =>
    p.rect(x - 0.1, -0.95, 0.2, 0.93, 'none', { stroke: mix(P.s1, P.d, 0.2), 'stroke-width': u * 0.007 }),
  );
  s +=
    p.circle(0, -0.6, 0.2, P.x) +
    p.circle(0, -0.6, 0.178, k.fade(mix(P.p, P.s0, 0.3), P.l)) +
    p.shape('M-.12-.5L.06-.76h.05L-.08-.46z', P.p, { 'fill-opacity': 0.4 });
  for (let x = 0.98; x < half + 0.4; x += 0.8)
    s += potted(P, p.at(x, 0, 1.3), P.x) + potted(P, p.at(-x, 0, 1.3), P.x);
  s +=
    p.ellipse(0, 0.1, 0.72, 0.06, mix(P.a, P.d, 0.35)) + p.ellipse(0, 0.1, 0.62, 0.045, mix(P.a, P.d, 0.15));
  s += lamp(k, p.at(0.58, 0.02)) + potted(P, p.at(-0.6, 0.02, 1.25), P.x);
  return s + sofa(k, p.at(0, 0.02)) + table(k, p.at(0, 0.14));
}

function lamp(k: Kit, p: Pen) {
  const { P } = k;
  return (
    p.circle(-0.02, -0.5, 0.5, halo(k, 0.75)) +
    p.rect(-0.006, -0.5, 0.012, 0.5, P.x) +
    p.rect(-0.07, -0.014, 0.14, 0.02, P.x, { rx: 0.01 }) +
    p.shape('M-.075-.64h.15l.05.17h-.25z', P.l) +
    p.rect(-0.127, -0.475, 0.254, 0.014, P.x)
  );
}

function sofa({ P }: Kit, p: Pen) {
  const velvet = mix(P.a, P.b, 0.2);
  const dark = mix(velvet, P.d, 0.28);
  let s = p.rect(-0.38, -0.03, 0.03, 0.05, P.x) + p.rect(0.35, -0.03, 0.03, 0.05, P.x);
  s += p.shape('M-.4-.12V-.34q0-.06.08-.06Q-.16-.4 0-.42T.32-.4q.08 0 .08.06v.22z', velvet);
  for (let i = -3; i <= 3; i++)
    s += p.line(`M${i * 0.1} -.4V-.2`, dark, 0.008) + p.circle(i * 0.1 + 0.05, -0.31, 0.011, dark);
  s +=
    p.rect(-0.42, -0.2, 0.84, 0.18, dark, { rx: 0.03 }) +
    p.rect(-0.4, -0.21, 0.4, 0.1, mix(velvet, P.p, 0.12), { rx: 0.035 }) +
    p.rect(0.005, -0.21, 0.395, 0.1, mix(velvet, P.p, 0.12), { rx: 0.035 });
  s += p.shape(
    'M-.47-.02V-.24q0-.06.06-.06t.06.06v.22zM.35-.02V-.24q0-.06.06-.06t.06.06v.22z',
    mix(velvet, P.d, 0.12),
  );
  return (
    s +
    p.shape('M-.33-.22l.13-.04l.03.12l-.12.03z', P.x) +
    p.shape('M.2-.25l.13.03l-.03.12l-.13-.03z', P.p) +
    p.line('M.22-.21l.1.025M.215-.185l.1.025', P.x, 0.008)
  );
}

function table(k: Kit, p: Pen) {
  const { P } = k;
  const tumbler = (x: number) =>
    p.shape(`M${x - 0.045} -.2h.09l-.008.1h-.074z`, P.p, { 'fill-opacity': 0.5 }) +
    p.shape(`M${x - 0.042} -.155h.084l-.005.055h-.074z`, mix(P.x, P.a, 0.4)) +
    p.rect(x - 0.02, -0.165, 0.034, 0.03, P.p, { 'fill-opacity': 0.8, rx: 0.004 });
  return (
    p.line('M-.2 0L-.16-.09M.2 0L.16-.09', P.x, 0.014) +
    p.rect(-0.29, -0.1, 0.58, 0.03, mix(P.d, P.x, 0.3), { rx: 0.014 }) +
    p.rect(-0.28, -0.1, 0.56, 0.008, P.x, { rx: 0.004 }) +
    tumbler(-0.12) +
    tumbler(0.12) +
    candle(k, p.at(0, -0.1, 0.8))
  );
}
