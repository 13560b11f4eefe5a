import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, steam, sun } from '../../props.ts';

/** Bamboo steamers with dumplings, a teapot and two cups. */
export function dimSum(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.42, u * 0.3);
  s += across(
    k,
    0.24,
    (x, i) =>
      p.rect(x + 0.11, -1, 0.012, 1, mix(P.s1, P.d, 0.15)) +
      (i % 2 ? p.line(`M${x - 0.12} -.8h.24M${x - 0.12} -.55h.24`, mix(P.s1, P.d, 0.15), 0.012) : ''),
  );
  s += p.rect(-half, -0.02, half * 2, 0.4, mix(P.a, P.d, 0.1)) + p.rect(-half, -0.02, half * 2, 0.018, P.x);
  s += across(k, 0.2, (x) => p.line(`M${x} .1h.1v.06h-.05v-.03`, P.x, 0.01, { 'stroke-opacity': 0.45 }));
  s += pot(k, p.at(-0.46, 0)) + tea(k, p.at(0.42, 0.03, 1.3)) + tea(k, p.at(0.58, 0.01, 1.3));
  s += steamer(k, p.at(0.02, 0.015), false) + steamer(k, p.at(0.02, -0.145), true);
  return s + steam(P, p.at(-0.1, -0.44, 1.3)) + steam(P, p.at(0.14, -0.44, 1.3));
}

function steamer({ P }: Kit, p: Pen, open: boolean) {
  const cane = mix(P.x, P.p, 0.5);
  let s = open
    ? p.ellipse(0, -0.165, 0.28, 0.045, mix(cane, P.d, 0.45)) +
      p.ellipse(0, -0.16, 0.25, 0.036, mix(P.g, P.p, 0.55))
    : '';
  if (open)
    for (const [x, y, c] of [
      [-0.15, -0.18, P.p],
      [0, -0.19, mix(P.x, P.p, 0.55)],
      [0.15, -0.18, P.p],
      [-0.075, -0.155, mix(P.p, P.s1, 0.15)],
      [0.075, -0.155, P.p],
    ] as const)
      s +=
        p.shape(`M${x - 0.085} ${y + 0.02}q-.005-.09.085-.105q.09.015.085.105q-.085.03-.17 0z`, c) +
        p.line(
          `M${x} ${y - 0.08}q-.03.03-.045.07M${x} ${y - 0.08}q0 .03 0 .075M${x} ${y - 0.08}q.03.03.045.07`,
          mix(c, P.d, 0.25),
          0.008,
        ) +
        p.circle(x, y - 0.083, 0.014, open && c !== P.p ? P.a : mix(c, P.d, 0.15));
  s += p.shape('M-.28-.165q.28.09.56 0v.12q0 .05-.28.05t-.28-.05z', cane);
  s += p.shape('M.1-.128q.1-.012.18-.037v.12q0 .03-.14.044q-.04-.05-.04-.127z', P.d, {
    'fill-opacity': 0.14,
  });
  for (let i = -4; i <= 4; i++)
    s += p.line(`M${i * 0.06} ${-0.105 - Math.abs(i) * 0.006}v.075`, mix(cane, P.d, 0.3), 0.007);
  return s + p.line('M-.28-.125q.28.09.56 0M-.28-.045q.28.09.56 0', mix(cane, P.d, 0.42), 0.014);
}

const pot = ({ P }: Kit, p: Pen) =>
  p.line('M.12-.16q.12-.01.1.06t-.12.06', P.b, 0.022) +
  p.shape('M-.12-.14L-.2-.22l-.03.012l.08.17z', P.b) +
  p.shape('M-.15-.1q0-.1.15-.1t.15.1q0 .1-.08.11h-.14q-.08-.01-.08-.11z', P.b) +
  p.shape('M.05-.193q.1.02.1.093q0 .1-.08.11h-.05q.07-.06.03-.203z', P.d, { 'fill-opacity': 0.2 }) +
  p.shape('M-.075-.195q.075-.055.15 0z', mix(P.b, P.p, 0.25)) +
  p.circle(0, -0.235, 0.02, mix(P.b, P.p, 0.25)) +
  p.circle(-0.03, -0.09, 0.035, P.p, { 'fill-opacity': 0.8 }) +
  p.circle(-0.03, -0.09, 0.018, P.a);

const tea = ({ P }: Kit, p: Pen) =>
  p.shape('M-.055-.08h.11q-.005.08-.035.085h-.04q-.03-.005-.035-.085z', P.p) +
  p.ellipse(0, -0.08, 0.055, 0.011, mix(P.x, P.a, 0.3)) +
  p.line('M-.048-.05h.096', P.b, 0.01);
