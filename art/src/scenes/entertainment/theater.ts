import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth } from '../../props.ts';
import { rect } from '../../svg.ts';

/** A gilded proscenium with boxes at its sides, the set of a play on the stage: a balcony, a moon and a ladder. */
export function theater(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  const wall = mix(P.b, P.a, 0.3);
  let s = rect(0, 0, W, H, wall);
  s += scenery(k, p);
  for (const q of [-1, 1]) s += p.rect(q > 0 ? 0.5 : -half, -1, half - 0.5, 1.3, wall);
  s += p.shape(`M${-half}-1H${half}V-.66H.5Q.46-.8 0-.8T-.5-.66H${-half}z`, wall);
  s +=
    p.line('M-.5 0V-.64Q-.46-.79 0-.79T.5-.64V0', P.x, 0.034) +
    p.line('M-.475 0V-.63Q-.44-.765 0-.765T.475-.63V0', mix(P.x, P.d, 0.35), 0.012);
  s += drapes(k, p);
  for (let x = 0.62; x < half + 0.2; x += 0.34)
    for (const q of [-x, x]) s += box(k, p.at(q, -0.34)) + box(k, p.at(q, -0.66)) + box(k, p.at(q, -0.02));
  s +=
    p.circle(0, -0.86, 0.07, P.x) +
    p.circle(0, -0.86, 0.045, P.l) +
    p.line('M-.2-.84q.08-.05.12 0M.2-.84q-.08-.05-.12 0', P.x, 0.018);
  s += p.rect(-half, 0, half * 2, 0.3, P.d) + p.rect(-0.52, -0.015, 1.04, 0.03, mix(P.x, P.d, 0.25));
  s += across(k, 0.14, (x) =>
    Math.abs(x) < 0.5 ? p.shape(`M${x - 0.03} .0a.03 .025 0 0 1 .06 0z`, P.l) : '',
  );
  return (
    s +
    across(k, 0.15, (x) => seat(k, p.at(x, 0.12))) +
    across(k, 0.17, (x) => seat(k, p.at(x + 0.08, 0.19, 1.15)))
  );
}

function scenery(k: Kit, p: Pen) {
  const { P } = k;
  const night = mix(P.c, P.d, 0.25);
  let s = p.rect(-0.52, -0.85, 1.04, 0.87, k.fade(mix(night, P.d, 0.3), mix(night, P.l, 0.3)));
  s += p.circle(-0.16, -0.52, 0.3, halo(k, 0.8)) + p.circle(-0.16, -0.52, 0.11, P.l);
  for (const [x, y] of [
    [-0.35, -0.6],
    [0.02, -0.66],
    [-0.3, -0.4],
    [0.1, -0.5],
  ] as const)
    s += p.circle(x, y, 0.008, P.p);
  s += p.shape('M-.52 0V-.14q.1-.1.2-.02t.2.0t.2.03V0z', mix(night, P.d, 0.45));
  s +=
    p.rect(0.14, -0.58, 0.26, 0.58, mix(P.p, P.a, 0.22)) +
    p.shape('M.2-.36v-.1a.06.07 0 0 1 .12 0v.1z', P.l) +
    p.rect(0.11, -0.36, 0.32, 0.028, P.p);
  for (let x = 0.13; x < 0.42; x += 0.045) s += p.rect(x, -0.335, 0.016, 0.08, P.p);
  s +=
    p.rect(0.11, -0.26, 0.32, 0.02, P.p) + p.shape('M.21 0v-.13a.06.06 0 0 1 .12 0V0z', mix(P.p, P.d, 0.5));
  return (
    s +
    p.line('M-.08 0L.1-.36M0 0L.16-.34', P.d, 0.014) +
    [0.2, 0.4, 0.6, 0.8]
      .map((t) => p.line(`M${-0.08 + t * 0.18} ${-t * 0.36}L${t * 0.16} ${-t * 0.34}`, P.d, 0.012))
      .join('')
  );
}

function drapes({ P }: Kit, p: Pen) {
  const red = mix(P.a, P.b, 0.12);
  let s = '';
  for (const m of [-1, 1])
    s +=
      p.shape(
        `M${m * 0.47} -.74Q${m * 0.36} -.74 ${m * 0.24} -.7Q${m * 0.26} -.34 ${m * 0.41} -.24L${m * 0.44} 0H${m * 0.48}z`,
        red,
      ) +
      p.line(
        `M${m * 0.42} -.72Q${m * 0.42} -.4 ${m * 0.445} -.24M${m * 0.34} -.71Q${m * 0.35} -.38 ${m * 0.43} -.24`,
        mix(red, P.d, 0.4),
        0.012,
      ) +
      p.rect(m * 0.435 - 0.04, -0.255, 0.08, 0.026, P.x, { rx: 0.012 });
  for (let i = -3; i <= 3; i++)
    s += p.shape(
      `M${i * 0.135 - 0.07} -.77h.14q0 .1-.07.11q-.07-.01-.07-.11z`,
      i % 2 ? red : mix(red, P.d, 0.18),
    );
  return s;
}

const box = (k: Kit, p: Pen) =>
  p.shape('M-.1-.02v-.16a.1.08 0 0 1 .2 0v.16z', k.P.d) +
  p.shape(
    'M-.1-.02v-.16a.1.08 0 0 1 .1-.08q-.01.14-.06.24zM.1-.02v-.16a.1.08 0 0 0-.1-.08q.01.14.06.24z',
    k.P.a,
  ) +
  p.circle(0, -0.1, 0.09, halo(k, 0.8)) +
  p.shape('M-.13-.03h.26q0 .07-.05.08h-.16q-.05-.01-.05-.08z', k.P.x) +
  p.rect(-0.135, -0.04, 0.27, 0.018, k.P.p, { rx: 0.008 });

const seat = ({ P }: Kit, p: Pen) =>
  p.shape('M-.06.2V0q0-.05.06-.05t.06.05v.2z', P.a) +
  p.shape('M.02.2V-.047q.04.01.04.047v.2z', P.d, { 'fill-opacity': 0.25 });
