import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { rect } from '../../svg.ts';

/** A board, a knife, dough under a rolling pin, and what goes into it, from above. */
export function cookingClass(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  const p = pen(u, cx, cy);
  const wood = mix(P.c, P.p, 0.35);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1));
  for (let y = -0.5; y < 0.6; y += 0.17) s += p.rect(-2, y, 4, 0.008, P.d, { 'fill-opacity': 0.08 });
  s +=
    p.rect(-0.34, -0.29, 0.72, 0.62, P.d, { rx: 0.05, 'fill-opacity': 0.14 }) +
    p.rect(-0.36, -0.32, 0.72, 0.62, wood, { rx: 0.05 });
  s +=
    [-0.2, -0.06, 0.1, 0.2]
      .map((y) => p.line(`M-.32 ${y}q.3-.03.64.01`, mix(wood, P.d, 0.14), 0.006))
      .join('') + p.circle(0.31, -0.27, 0.024, mix(wood, P.d, 0.35));
  s +=
    p.ellipse(-0.02, 0.0, 0.25, 0.2, P.p, { 'fill-opacity': 0.55 }) +
    p.ellipse(-0.02, 0, 0.2, 0.155, mix(P.p, P.c, 0.25)) +
    p.ellipse(-0.035, -0.012, 0.17, 0.125, mix(P.p, P.c, 0.12));
  s +=
    pin(k, p) +
    knife(k, p.at(0.5, 0.02)) +
    bowl(k, p.at(-0.54, -0.2)) +
    tomatoes(k, p.at(-0.55, 0.24)) +
    garlic(k, p.at(0.56, -0.34));
  for (const [x, y, r] of [
    [0.22, 0.2, 0],
    [0.29, 0.12, 1],
    [-0.26, -0.22, 2],
    [-0.7, 0.06, 1],
    [0.68, 0.3, 0],
  ] as const)
    s += basil(k, p.at(x, y), r);
  return (
    s +
    egg(k, p.at(0.62, 0.38)) +
    egg(k, p.at(-0.86, -0.36)) +
    bowl(k, p.at(1, -0.1)) +
    tomatoes(k, p.at(-1.05, 0.2))
  );
}

const pin = ({ P }: Kit, p: Pen) =>
  p.line('M-.3.2L.28-.22', P.d, 0.1, { 'stroke-opacity': 0.14 }) +
  p.line('M-.33.17L.3-.27', mix(P.a, P.d, 0.2), 0.034) +
  p.line('M-.22.093L.19-.193', mix(P.c, P.d, 0.22), 0.1) +
  p.line('M-.21.065L.17-.2', P.p, 0.014, { 'stroke-opacity': 0.45 });

const knife = ({ P }: Kit, p: Pen) =>
  p.shape('M-.03.04L-.02-.3q.07.1.075.34z', mix(P.p, P.b, 0.25)) +
  p.shape('M-.03.04L-.02-.3l.012.02v.32z', mix(P.p, P.d, 0.3)) +
  p.rect(-0.028, 0.035, 0.066, 0.03, P.d) +
  p.rect(-0.024, 0.06, 0.06, 0.2, mix(P.a, P.d, 0.4), { rx: 0.024 }) +
  p.circle(0.005, 0.11, 0.009, P.p) +
  p.circle(0.005, 0.19, 0.009, P.p);

const bowl = ({ P }: Kit, p: Pen) =>
  p.circle(0.016, 0.02, 0.155, P.d, { 'fill-opacity': 0.14 }) +
  p.circle(0, 0, 0.155, P.b) +
  p.circle(0, 0, 0.132, mix(P.b, P.d, 0.2)) +
  p.circle(0, 0, 0.12, P.p) +
  p.circle(-0.02, -0.01, 0.05, mix(P.c, P.l, 0.3)) +
  p.circle(0.05, 0.03, 0.042, mix(P.c, P.l, 0.3)) +
  p.line('M-.08-.05a.1.1 0 0 1 .06-.05', mix(P.p, P.d, 0.15), 0.01);

const tomatoes = ({ P }: Kit, p: Pen) =>
  [
    [-0.08, 0],
    [0.07, -0.03],
    [0.01, 0.1],
  ]
    .map(
      ([x = 0, y = 0]) =>
        p.circle(x + 0.01, y + 0.014, 0.075, P.d, { 'fill-opacity': 0.14 }) +
        p.circle(x, y, 0.073, P.c) +
        p.line(`M${x - 0.045} ${y - 0.02}a.05.05 0 0 1 .03-.03`, P.p, 0.012) +
        [0, 1, 2, 3, 4]
          .map((i) =>
            p.line(`M${x} ${y}l${Math.cos(i * 1.257) * 0.03} ${Math.sin(i * 1.257) * 0.03}`, P.g, 0.012),
          )
          .join(''),
    )
    .join('');

const garlic = ({ P }: Kit, p: Pen) =>
  p.shape('M0-.09q.02.03.05.05q.06.04.02.09q-.07.04-.14 0q-.04-.05.02-.09q.03-.02.05-.05z', P.p) +
  p.line('M0-.06q-.03.05-.02.11M0-.06q.03.05.02.11', mix(P.p, P.b, 0.35), 0.008);

const basil = ({ P }: Kit, p: Pen, turn: number) => {
  const m = turn === 2 ? -1 : 1;
  return (
    p.shape(`M0 0q${m * 0.06}-.07 ${m * 0.11} 0q${m * -0.05} .06 ${m * -0.11} 0z`, P.g) +
    p.shape('M0 0q-.01-.07.05-.09q.03.05-.05.09z', mix(P.g, P.d, 0.2))
  );
};

const egg = ({ P }: Kit, p: Pen) =>
  p.ellipse(0.01, 0.014, 0.06, 0.075, P.d, { 'fill-opacity': 0.14 }) +
  p.ellipse(0, 0, 0.058, 0.074, mix(P.p, P.c, 0.22)) +
  p.ellipse(-0.018, -0.024, 0.014, 0.02, P.p);
