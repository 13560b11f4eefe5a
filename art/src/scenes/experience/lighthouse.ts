import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { coolest, halfWidth } from '../../props.ts';

/** A striped lighthouse on its rock, its beams over the waves. */
export function lighthouse(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.72);
  const half = halfWidth(k);
  const sea = mix(coolest(P), P.s1, 0.25);
  let s = sky(k);
  const light = p.at(m * 0.12, -0.5);
  s +=
    light.shape('M0 0L-1.8-.26V.16z', P.l, { 'fill-opacity': 0.4 }) +
    light.shape('M0 0L1.8-.22V.2z', P.l, { 'fill-opacity': 0.4 });
  s += p.rect(-half, 0, half * 2, 0.5, k.fade(mix(sea, P.s1, 0.3), mix(sea, P.d, 0.35)));
  s += p.shape(
    `M${-m * half} 0l${m * 0.1}-.05q${m * 0.14}-.05 ${m * 0.26} 0t${m * 0.24} .05z`,
    mix(P.g, P.s1, 0.45),
  );
  for (let i = 0; i < 22; i++)
    s += p.rect(k.f(-half, half), 0.015 + i * 0.009, k.f(0.05, 0.16), 0.009, P.p, {
      rx: 0.0045,
      'fill-opacity': 0.5,
    });
  s +=
    boat(k, p.at(-m * 0.42, 0.05)) +
    rock(k, p.at(m * 0.12, 0.05), m) +
    tower(k, p.at(m * 0.12, -0.04)) +
    cottage(k, p.at(m * 0.34, -0.025), m);
  return s + waves(k, p, half);
}

function tower(k: Kit, p: Pen) {
  const { P } = k;
  const at = (y: number) => 0.105 + y * 0.075;
  let s = p.shape('M-.105 0L-.068-.4h.136L.105 0z', P.p);
  for (const [y, y2] of [
    [-0.06, -0.15],
    [-0.24, -0.33],
  ] as const)
    s += p.shape(`M${-at(y) - 0.001} ${y}L${-at(y2)} ${y2}H${at(y2)}L${at(y) + 0.001} ${y}z`, P.a);
  s += p.shape('M.03 0L.022-.4h.046L.105 0z', P.d, { 'fill-opacity': 0.14 });
  s +=
    p.shape('M-.03 0v-.07a.03.03 0 0 1 .06 0V0z', P.d) +
    p.rect(-0.016, -0.22, 0.032, 0.045, mix(P.b, P.d, 0.4), { rx: 0.014 }) +
    p.rect(-0.016, -0.36, 0.032, 0.04, mix(P.b, P.d, 0.4), { rx: 0.014 });
  s += p.circle(0, -0.46, 0.36, halo(k, 1));
  s +=
    p.rect(-0.098, -0.418, 0.196, 0.022, P.d) +
    p.line('M-.092-.42v-.045h.184v.045M-.046-.42v-.045M0-.42v-.045M.046-.42v-.045', P.d, 0.007);
  s +=
    p.rect(-0.052, -0.51, 0.104, 0.095, P.l) +
    p.line('M-.018-.51v.095M.018-.51v.095', P.d, 0.008) +
    p.circle(0, -0.46, 0.026, P.p);
  return (
    s +
    p.shape('M-.072-.508q.01-.075.072-.085q.062.01.072.085z', P.a) +
    p.circle(0, -0.6, 0.014, P.d) +
    p.line('M0-.6v-.05', P.d, 0.008)
  );
}

const cottage = ({ P }: Kit, p: Pen, m: number) =>
  p.rect(-0.09, -0.1, 0.18, 0.11, P.p) +
  p.rect(m * 0.04 - 0.05, -0.1, 0.1, 0.11, P.d, { 'fill-opacity': 0.08 }) +
  p.shape('M-.11-.095L-.06-.165h.12l.05.07z', P.a) +
  p.rect(0.03, -0.19, 0.025, 0.05, mix(P.a, P.d, 0.3)) +
  p.rect(-0.06, -0.07, 0.035, 0.04, P.l) +
  p.rect(0.02, -0.07, 0.035, 0.04, P.l);

const rock = ({ P }: Kit, p: Pen, m: number) => {
  const stone = mix(P.d, P.s1, 0.3);
  return (
    p.shape(
      `M${-m * 0.3} .1q${m * 0.02}-.08 ${m * 0.1}-.09q${m * 0.03}-.1 ${m * 0.12}-.1h${m * 0.34}q${m * 0.12} .0 ${m * 0.14} .08q${m * 0.08} .02 ${m * 0.1} .11z`,
      stone,
    ) +
    p.shape(
      `M${m * 0.02}-.09h${m * 0.24}q${m * 0.12} .0 ${m * 0.14} .08q${m * 0.08} .02 ${m * 0.1} .11h${-m * 0.3}q${m * -0.14}-.08 ${m * -0.18}-.19z`,
      P.d,
      { 'fill-opacity': 0.25 },
    ) +
    p.shape(`M${-m * 0.08}-.09q${m * 0.2}-.035 ${m * 0.42} 0q${-m * 0.2} .03 ${-m * 0.42} 0z`, P.g)
  );
};

const boat = ({ P }: Kit, p: Pen) =>
  p.shape('M.008-.03V-.19q.08.07.09.15z', P.p) +
  p.shape('M-.008-.03V-.15q-.05.05-.06.115z', mix(P.p, P.a, 0.4)) +
  p.shape('M-.09-.02h.2l-.035.04h-.13z', P.d);

const waves = ({ P }: Kit, p: Pen, half: number) => {
  let s = '';
  for (const [y, c] of [
    [0.13, mix(coolest(P), P.p, 0.35)],
    [0.2, mix(coolest(P), P.d, 0.15)],
  ] as const) {
    let d = `M${-half} .5V${y}`;
    for (let x = -half; x < half; x += 0.22) d += 'q.055-.05.11 0t.11 0';
    s +=
      p.shape(`${d}V.5z`, c) +
      p.line(d.replace(/^M.*?V/, `M${-half} `), P.p, 0.012, { 'stroke-opacity': 0.7 });
  }
  return s;
};
