import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { coolest, halfWidth, sun } from '../../props.ts';

/** Stone pipes and steps at the end of a jetty, the waves that play them, a gull. */
export function jetty(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.6);
  const half = halfWidth(k);
  const sea = coolest(P);
  let s = sky(k) + sun(k, cx - m * u * 0.26, H * 0.6 - u * 0.16, u * 0.15);
  s +=
    p.shape(`M${-half} 0V-.05q.2-.07.4-.02t.4-.01t.4-.02t.5.03t.6-.02V0z`, mix(sea, P.s1, 0.45)) +
    p.rect(-half, 0, half * 2, 0.6, k.fade(mix(sea, P.s1, 0.35), mix(sea, P.d, 0.3)));
  for (let i = 0; i < 6; i++)
    s += p.rect(-m * 0.26 - 0.15 + (i % 2) * 0.04, 0.015 + i * 0.032, 0.3 - i * 0.02, 0.012, P.l, {
      rx: 0.006,
      'fill-opacity': 0.85 - i * 0.08,
    });
  for (let i = 0; i < 24; i++)
    s += p.rect(k.f(-half, half), 0.03 + i * 0.015, k.f(0.06, 0.18), 0.009, P.p, {
      rx: 0.0045,
      'fill-opacity': 0.4,
    });
  s +=
    sail(k, p.at(-m * 0.5, 0.03)) +
    stones(k, p.at(m * 0.2, 0.3), m) +
    gull(P, p.at(-m * 0.1, -0.4)) +
    gull(P, p.at(-m * 0.42, -0.32, 0.7));
  return s + notes(k, p.at(m * 0.02, -0.12), m) + foam(k, p, half);
}

function stones({ P }: Kit, p: Pen, m: number) {
  const stone = mix(P.p, P.d, 0.28);
  let s = p.shape(
    `M${-m * 0.3} .12q${m * 0.02}-.12 ${m * 0.12}-.13l${m * 0.1}-.06h${m * 0.9}v.3h${-m * 1.1}z`,
    mix(stone, P.d, 0.35),
  );
  for (const [x, y, w, h] of [
    [-0.16, -0.06, 0.2, 0.1],
    [0.02, -0.1, 0.24, 0.14],
    [0.26, -0.14, 0.22, 0.2],
    [0.48, -0.12, 0.3, 0.2],
    [-0.02, 0.03, 0.3, 0.1],
    [0.3, 0.04, 0.3, 0.12],
  ] as const)
    s +=
      p.rect(m > 0 ? x : -x - w, y, w, h, mix(stone, P.d, (w + h) % 0.14), { rx: 0.016 }) +
      p.rect(m > 0 ? x : -x - w, y, w, 0.02, P.p, { rx: 0.01, 'fill-opacity': 0.4 });
  for (const [x, h] of [
    [0.08, 0.2],
    [0.2, 0.29],
    [0.32, 0.24],
    [0.44, 0.34],
  ] as const)
    s +=
      p.shape(`M${m * (x - 0.026)} -.06V${-h}h${m * -0.05}v-.056h${m * 0.102}V-.06z`, mix(P.c, P.p, 0.3)) +
      p.rect(m * (x + 0.008) - 0.009, -h, 0.018, h - 0.06, P.d, { 'fill-opacity': 0.14 }) +
      p.ellipse(m * (x - 0.076), -h - 0.028, 0.014, 0.03, P.d);
  return s + p.rect(m > 0 ? 0.56 : -0.74, -0.24, 0.18, 0.12, mix(stone, P.p, 0.3), { rx: 0.01 });
}

const sail = ({ P }: Kit, p: Pen) =>
  p.shape('M.006-.02V-.2q.08.08.09.17z', P.p) +
  p.shape('M-.006-.02V-.15q-.05.05-.06.12z', mix(P.p, P.a, 0.4)) +
  p.shape('M-.085-.01h.19l-.034.035h-.12z', P.d);

const gull = ({ p: pale }: Kit['P'], p: Pen) =>
  p.line('M-.07-.01q.035-.04.07.01q.035-.05.07-.01', pale, 0.014);

const notes = ({ P }: Kit, p: Pen, m: number) =>
  [
    [0, 0],
    [0.12, -0.1],
    [0.26, -0.04],
  ]
    .map(
      ([x = 0, y = 0]) =>
        p.circle(m * x, y, 0.02, P.d) + p.line(`M${m * x + 0.016} ${y}v-.07q.03.01.03.034`, P.d, 0.008),
    )
    .join('');

const foam = ({ P }: Kit, p: Pen, half: number) => {
  let d = `M${-half} .7V.37`;
  for (let x = -half; x < half; x += 0.2) d += 'q.05-.05.1 0t.1 0';
  return (
    p.shape(`${d}V.7z`, mix(coolest(P), P.p, 0.4)) +
    p.line(d.replace(/^M.*?V/, `M${-half} `), P.p, 0.014, { 'stroke-opacity': 0.8 })
  );
};
