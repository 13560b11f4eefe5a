import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, candle, halfWidth } from '../../props.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** The nave towards its rose window: ribs, tall coloured lights, candles, rows of pews. */
export function cathedral(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  const stone = mix(P.s1, P.d, 0.3);
  let s = rect(0, 0, W, H, k.fade(mix(stone, P.d, 0.4), stone));
  s += across(k, 0.44, (x) => (Math.abs(x) > 0.3 ? lancet(k, p.at(x, -0.1), Math.round(x * 10)) : ''));
  s += apse(k, p, stone);
  for (const [x, w] of [
    [0.235, 0.05],
    [0.62, 0.075],
    [1.08, 0.09],
  ] as const)
    for (const q of [-x, x]) s += pier(k, p.at(q, 0), w, stone, Math.sign(q));
  s +=
    p.rect(-half, -0.01, half * 2, 0.4, mix(stone, P.d, 0.5)) +
    p.shape('M-.1-.01h.2l.2.4h-.6z', P.a) +
    p.shape('M-.06-.01h.12l.1.4h-.32z', P.l, { 'fill-opacity': 0.22 });
  for (const q of [-1, 1])
    for (let j = 0; j < 3; j++) s += pew(k, p.at(q * (0.36 + j * 0.1), 0.05 + j * 0.07), q, 0.24 + j * 0.1);
  return (
    s +
    candle(k, p.at(-0.15, -0.01, 0.8)) +
    candle(k, p.at(0.15, -0.01, 0.8)) +
    candle(k, p.at(-0.19, 0.0, 0.55)) +
    candle(k, p.at(0.19, 0, 0.55))
  );
}

function apse(k: Kit, p: Pen, stone: string) {
  const { P } = k;
  let s = p.shape('M-.25 0V-.5Q-.25-.74 0-.86Q.25-.74.25-.5V0z', mix(stone, P.p, 0.22));
  s += p.circle(0, -0.53, 0.42, halo(k, 0.8)) + p.circle(0, -0.53, 0.165, mix(P.d, stone, 0.25));
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832;
    const at = (r: number, t: number) => `${Math.cos(a + t) * r} ${-0.53 + Math.sin(a + t) * r}`;
    s += p.shape(
      `M${at(0.06, -0.2)}L${at(0.125, -0.22)}Q${at(0.165, 0)} ${at(0.125, 0.22)}L${at(0.06, 0.2)}z`,
      nth([P.a, P.b, P.c, mix(P.g, P.l, 0.3)], i),
    );
    s += p.circle(Math.cos(a + 0.26) * 0.143, -0.53 + Math.sin(a + 0.26) * 0.143, 0.013, P.l);
  }
  s += p.circle(0, -0.53, 0.05, P.l) + p.circle(0, -0.53, 0.026, P.a);
  for (const x of [-0.13, 0, 0.13])
    s +=
      p.shape(
        `M${x - 0.036} -.05V-.22Q${x - 0.036} -.27 ${x} -.31Q${x + 0.036} -.27 ${x + 0.036} -.22v.17z`,
        nth([P.b, P.c, P.a], Math.round(x * 8) + 1),
      ) + p.line(`M${x} -.3v.25M${x - 0.036} -.17h.072`, P.d, 0.006);
  return s + p.shape('M-.1 0v-.07h.2V0z', P.p) + p.rect(-0.12, -0.08, 0.24, 0.018, mix(P.p, P.c, 0.3));
}

function lancet({ P }: Kit, p: Pen, i: number) {
  let s =
    p.shape('M-.085 0V-.46Q-.085-.56 0-.64Q.085-.56.085-.46V0z', P.d) +
    p.shape('M-.07-.01V-.46Q-.07-.55 0-.615Q.07-.55.07-.46v.45z', mix(P.b, P.l, 0.25));
  for (let j = 0; j < 5; j++)
    s += p.shape(`M0 ${-0.46 + j * 0.1}l.045.045-.045.045-.045-.045z`, nth([P.a, P.c, P.l, P.g], i + j + 40));
  return s + p.line('M-.07-.41h.14M-.07-.31h.14M-.07-.21h.14M-.07-.11h.14M0-.6V-.01', P.d, 0.007);
}

function pier({ P }: Kit, p: Pen, w: number, stone: string, m: number) {
  const lit = mix(stone, P.p, 0.12);
  return (
    p.rect(-w / 2, -0.62, w, 0.62, lit) +
    p.rect(m > 0 ? w * 0.15 : -w / 2, -0.62, w * 0.35, 0.62, P.d, { 'fill-opacity': 0.22 }) +
    p.rect(-w * 0.75, -0.64, w * 1.5, 0.026, mix(lit, P.p, 0.15)) +
    p.rect(-w * 0.75, -0.03, w * 1.5, 0.03, mix(lit, P.d, 0.2)) +
    p.line(
      `M0-.64Q${-m * 0.02} -.84 ${-m * 0.25} -1.02M0-.64Q${m * 0.02} -.84 ${m * 0.25} -1.02M0-.64V-1.1`,
      lit,
      w * 0.34,
    )
  );
}

const pew = ({ P }: Kit, p: Pen, m: number, w: number) => {
  const wood = mix(P.c, P.d, 0.5);
  const x = m > 0 ? -0.12 : 0.12 - w * 2;
  return (
    p.rect(x - 0.02, -0.1, w * 2, 0.15, wood) +
    p.rect(x - 0.02, -0.112, w * 2, 0.022, mix(wood, P.p, 0.25), { rx: 0.01 }) +
    p.rect(m > 0 ? x - 0.03 : x + w * 2 - 0.05, -0.125, 0.03, 0.2, mix(wood, P.d, 0.3), { rx: 0.01 })
  );
};
