import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { rect } from '../../svg.ts';

/** A plate of spaghetti from above, a fork in it, basil, tomatoes and two glasses of wine. */
export function pasta(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  const p = pen(u, cx, cy);
  const m = k.pick([1, -1]);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1));
  for (let x = -W / u; x < W / u; x += 0.2) s += p.rect(x, -1, 0.1, 2, P.a, { 'fill-opacity': 0.12 });
  for (let y = -1; y < 1; y += 0.2) s += p.rect(-2, y, 4, 0.1, P.a, { 'fill-opacity': 0.12 });
  s +=
    p.circle(0.03, 0.04, 0.4, P.d, { 'fill-opacity': 0.18 }) +
    p.circle(0, 0, 0.4, P.p) +
    p.circle(0, 0, 0.375, 'none', { stroke: P.b, 'stroke-width': u * 0.009 }) +
    p.circle(0, 0, 0.28, mix(P.p, P.d, 0.08)) +
    p.circle(-0.01, -0.012, 0.268, P.p);
  s += nest(k, p) + fork(k, p.at(m * 0.2, 0.12), m);
  s +=
    wine(k, p.at(-m * 0.56, -0.28)) +
    wine(k, p.at(m * 0.6, -0.3)) +
    tomato(k, p.at(-m * 0.6, 0.3)) +
    tomato(k, p.at(-m * 0.49, 0.38)) +
    leaf(k, p.at(-m * 0.5, 0.22), m) +
    leaf(k, p.at(m * 0.66, 0.34), -m);
  return (
    s + wine(k, p.at(m * 1.05, 0.1)) + tomato(k, p.at(-m * 1.05, -0.1)) + leaf(k, p.at(-m * 1.15, 0.06), m)
  );
}

function nest({ P, f }: Kit, p: Pen) {
  const noodle = mix(P.l, P.x, 0.35);
  let s = p.circle(0, 0, 0.215, mix(noodle, P.d, 0.2));
  for (let i = 0; i < 26; i++) {
    const [a, r] = [i * 2.4, 0.03 + (i / 26) * 0.17];
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
    s += p.line(
      `M${x} ${y}q${f(-0.12, 0.12)} ${f(-0.12, 0.12)} ${Math.cos(a + 1.8) * 0.11} ${Math.sin(a + 1.8) * 0.11}`,
      i % 3 ? noodle : mix(noodle, P.p, 0.35),
      0.017,
    );
  }
  s +=
    p.shape(
      'M-.1-.03q-.02-.09.08-.09q.09-.02.12.04q.05.06-.01.1q-.06.06-.12.02q-.07.0-.07-.07z',
      mix(P.a, P.x, 0.12),
    ) +
    p.circle(-0.04, -0.03, 0.028, mix(P.a, P.d, 0.25)) +
    p.circle(0.04, 0.01, 0.024, mix(P.a, P.d, 0.25)) +
    p.circle(0.02, -0.06, 0.018, mix(P.a, P.p, 0.25));
  s +=
    p.shape('M-.01-.04q.05-.09.12-.06q-.02.08-.12.06z', P.g) +
    p.shape('M-.01-.04q-.09-.03-.11.03q.07.04.11-.03z', mix(P.g, P.d, 0.2));
  for (let i = 0; i < 12; i++) s += p.rect(f(-0.17, 0.15), f(-0.17, 0.15), 0.024, 0.007, P.p, { rx: 0.003 });
  return s;
}

const fork = ({ P }: Kit, p: Pen, m: number) => {
  const metal = mix(P.d, P.p, 0.35);
  return (
    p.line(`M${m * 0.04} .04L${m * 0.36} .34`, metal, 0.026) +
    p.shape(
      `M${m * 0.06} .075q${-m * 0.05}-.0 ${-m * 0.12}-.075l${m * 0.07}-.075q${m * 0.08} .06 ${m * 0.085} .12z`,
      metal,
    ) +
    p.line(
      `M${-m * 0.05} -.015l${m * 0.06} .055M${-m * 0.02} -.045l${m * 0.06} .055`,
      mix(P.l, P.x, 0.35),
      0.01,
    )
  );
};

const wine = ({ P }: Kit, p: Pen) =>
  p.circle(0.02, 0.024, 0.115, P.d, { 'fill-opacity': 0.16 }) +
  p.circle(0, 0, 0.115, P.p, { 'fill-opacity': 0.55 }) +
  p.circle(0, 0, 0.088, mix(P.b, P.a, 0.3)) +
  p.line('M-.05-.04a.065.065 0 0 1 .04-.03', P.p, 0.014) +
  p.circle(0, 0, 0.115, 'none', { stroke: P.p, 'stroke-width': p.u * 0.01 });

const tomato = ({ P }: Kit, p: Pen) =>
  p.circle(0.01, 0.014, 0.062, P.d, { 'fill-opacity': 0.16 }) +
  p.circle(0, 0, 0.062, P.a) +
  [0, 1, 2, 3, 4]
    .map((i) => p.line(`M0 0l${Math.cos(i * 1.257) * 0.028} ${Math.sin(i * 1.257) * 0.028}`, P.g, 0.011))
    .join('') +
  p.line('M-.036-.02a.04.04 0 0 1 .024-.022', P.p, 0.01);

const leaf = ({ P }: Kit, p: Pen, m: number) =>
  p.shape(`M0 0q${m * 0.05}-.08 ${m * 0.12}-.04q${-m * 0.02} .08 ${-m * 0.12} .04z`, P.g) +
  p.shape(`M0 0q${-m * 0.06}-.05 ${-m * 0.1} .01q${m * 0.06} .05 ${m * 0.1}-.01z`, mix(P.g, P.d, 0.2));
