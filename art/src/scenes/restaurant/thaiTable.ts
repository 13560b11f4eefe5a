import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, steam, sun } from '../../props.ts';

/** A bowl of prawn soup before the winged roofs of a temple. */
export function thaiTable(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.4, u * 0.27);
  s += across(k, 0.86, (x, i) => (i === 0 ? '' : roof(k, p.at(x, -0.02, 0.85))));
  s += across(k, 0.86, (x) => palm(k, p.at(x + 0.43, -0.02)));
  s += roof(k, p.at(0, -0.04, 1.15));
  s += p.rect(-half, -0.03, half * 2, 0.4, mix(P.b, P.d, 0.2)) + p.rect(-half, -0.03, half * 2, 0.016, P.x);
  s += across(k, 0.16, (x) =>
    p.shape(`M${x} .12q.08-.09.16 0q-.08.09-.16 0z`, P.x, { 'fill-opacity': 0.35 }),
  );
  return s + steam(P, p.at(0, -0.32, 1.2)) + soup(k, p.at(0, 0.02)) + sides(k, p.at(0, 0.03));
}

function roof({ P }: Kit, p: Pen) {
  const [tile, gold] = [mix(P.a, P.s1, 0.28), mix(P.x, P.s1, 0.2)];
  let s = p.rect(-0.26, -0.3, 0.52, 0.32, mix(P.s1, P.b, 0.4));
  for (let i = -2; i <= 2; i++) s += p.rect(i * 0.11 - 0.016, -0.3, 0.032, 0.3, mix(P.s1, P.b, 0.18));
  const tier = (w: number, y: number, h: number) =>
    p.shape(
      `M${-w} ${y}q${w * 0.6} ${-h * 0.15} ${w} ${-h}q${w * 0.4} ${h * 0.85} ${w} ${h}q-${w} .05-${w * 2} 0z`,
      tile,
    ) +
    p.line(
      `M${-w - 0.03} ${y - 0.045}q.01.05.05.045q${w * 0.6} ${-h * 0.15} ${w - 0.02} ${-h}q${w * 0.4} ${h * 0.85} ${w - 0.02} ${h}q.04 0 .05-.045`,
      gold,
      0.016,
    );
  s += tier(0.36, -0.28, 0.2) + tier(0.26, -0.38, 0.18) + tier(0.16, -0.47, 0.15);
  return s + p.line('M0-.62V-.72', gold, 0.014) + p.circle(0, -0.63, 0.018, gold);
}

function palm({ P }: Kit, p: Pen) {
  const green = mix(P.g, P.s1, 0.2);
  let s = p.line('M0 0q.03-.22 0-.4', mix(P.d, P.s1, 0.3), 0.02);
  for (const a of [-2.8, -2.2, -1.5, -0.9, -0.3])
    s += p.shape(
      `M0-.4q${Math.cos(a) * 0.1} ${Math.sin(a) * 0.08 - 0.06} ${Math.cos(a) * 0.2} ${Math.sin(a) * 0.13}q${-Math.cos(a) * 0.08} 0 ${-Math.cos(a) * 0.2} ${-Math.sin(a) * 0.13}z`,
      green,
    );
  return s;
}

function soup({ P }: Kit, p: Pen) {
  const prawn = (x: number, m: number) =>
    p.line(`M${x} -.3q${m * 0.1}-.07 ${m * 0.13} .05`, mix(P.a, P.p, 0.25), 0.05) +
    p.line(
      `M${x + m * 0.03} -.32l${m * 0.01} .035M${x + m * 0.07} -.325l0 .04M${x + m * 0.11} -.29l${m * -0.03} .02`,
      P.p,
      0.008,
    ) +
    p.shape(`M${x} -.3l${m * -0.05} .0l${m * 0.02}-.045z`, P.a);
  return (
    p.ellipse(0, 0.005, 0.2, 0.02, P.d, { 'fill-opacity': 0.35 }) +
    p.ellipse(0, -0.26, 0.3, 0.05, mix(P.x, P.a, 0.4)) +
    p.line('M.12-.27L.38-.5', mix(P.p, P.d, 0.2), 0.026) +
    prawn(-0.14, 1) +
    prawn(0.16, -1) +
    p.shape('M-.22-.27q.04-.09.13-.07q-.02.08-.13.07z', P.g) +
    p.shape('M.04-.28q.05-.08.13-.03q-.05.07-.13.03z', mix(P.g, P.d, 0.2)) +
    p.shape('M-.31-.265q.31.1.62 0q-.01.22-.16.25h-.3q-.15-.03-.16-.25z', P.p) +
    p.shape('M.14-.235q.09-.01.17-.03q-.01.22-.16.25h-.1q.1-.08.09-.22z', P.d, { 'fill-opacity': 0.12 }) +
    p.line('M-.295-.19q.295.09.59 0', P.b, 0.016) +
    p.line('M-.28-.15q.28.085.56 0', P.a, 0.01) +
    p.rect(-0.11, -0.02, 0.22, 0.03, mix(P.p, P.d, 0.15), { rx: 0.01 })
  );
}

const sides = ({ P }: Kit, p: Pen) =>
  p.shape('M-.56-.01a.09.09 0 0 1 .18 0z', P.g) +
  p.circle(-0.34, -0.05, 0.055, P.g) +
  p.circle(-0.34, -0.05, 0.044, mix(P.g, P.p, 0.6)) +
  p.line('M-.34-.09V-.01M-.38-.05H-.3', P.g, 0.006) +
  p.shape('M.36 0q.1-.07.22-.03q-.08.07-.22.03z', P.a) +
  p.line('M.58-.03q.03-.02.03-.05', P.g, 0.014) +
  p.shape('M.42-.02q.06-.1.17-.1q-.04.1-.17.1z', mix(P.a, P.x, 0.3));
