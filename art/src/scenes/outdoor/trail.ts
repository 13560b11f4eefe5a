import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';

/** A path winding up to the ridges between pines, a signpost and a cairn at its side. */
export function trail(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.86);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx - m * u * 0.24, H * 0.3, u * 0.13);
  s += p.shape(
    `M${-half} 0V-.34L${-m * 0.5}-.5L${-m * 0.26}-.36L0-.62L${m * 0.22}-.42L${m * 0.46}-.56L${m * half}-.3V0z`.replace(
      `M${-half}`,
      `M${-m * half}`,
    ),
    mix(P.b, P.s1, 0.55),
  );
  s += p.shape('M-.075-.545L0-.62L.064-.565L.03-.54L0-.56L-.03-.53z', P.p, { 'fill-opacity': 0.85 });
  s += p.shape(
    `M${-m * half} .2V-.3Q${-m * 0.4}-.42 ${-m * 0.1}-.3T${m * 0.4}-.34T${m * half}-.26V.2z`,
    mix(P.c, P.s1, 0.3),
  );
  s += across(k, 0.1, (x, i) =>
    i % 3
      ? pine(
          k,
          p.at(x, -0.27 + (((i * 5) % 4) + 4) * 0.006, 0.34 + (((i * 7) % 3) + 3) * 0.03),
          mix(P.a, P.s1, 0.3),
        )
      : '',
  );
  s +=
    p.shape(`M${-m * half} .2V-.16Q${-m * 0.3}-.3 ${m * 0.1}-.16T${m * half}-.1V.2z`, P.c) +
    p.shape(`M${-m * half} .3V.0Q${-m * 0.1}-.16 ${m * 0.3} .02T${m * half} .06V.3z`, P.a);
  s += p.shape(
    `M${m * 0.06}-.245q${m * 0.16} .03 ${m * 0.02} .09t${-m * 0.1} .12t${-m * 0.06} .3h${m * 0.3}q${m * -0.06}-.16 ${m * 0.0}-.26t${m * 0.04}-.17t${m * -0.2}-.08z`,
    mix(P.l, P.p, 0.3),
  );
  for (const [x, y, r] of [
    [-0.58, 0.0, 1.25],
    [-0.44, -0.02, 0.9],
    [0.5, 0.02, 1.05],
    [0.62, 0.06, 1.35],
    [-0.74, 0.04, 1.4],
    [0.86, 0.04, 1.1],
    [-1.02, 0.03, 1.2],
    [1.12, 0.06, 1.4],
    [-1.3, 0.05, 1.3],
  ] as const)
    s += pine(k, p.at(m * x, y, r), r > 1.2 ? mix(P.b, P.d, 0.25) : P.b);
  return s + signpost(k, p.at(-m * 0.22, 0.06), m) + cairn(k, p.at(m * 0.28, 0.1));
}

const pine = ({ P }: Kit, p: Pen, c: string) =>
  p.rect(-0.01, -0.06, 0.02, 0.06, mix(P.d, P.x, 0.2)) +
  p.shape('M-.1-.05L0-.22L.1-.05zM-.08-.13L0-.29L.08-.13zM-.058-.21L0-.36L.058-.21z', c) +
  p.shape('M0-.36L.058-.21H.03L.08-.13H.045L.1-.05H0z', P.d, { 'fill-opacity': 0.14 });

const signpost = ({ P }: Kit, p: Pen, m: number) => {
  const wood = mix(P.x, P.d, 0.35);
  return (
    p.line('M0 0V-.33', mix(wood, P.d, 0.3), 0.022) +
    p.shape(
      `M${-m * 0.03}-.31h${m * 0.16}l${m * 0.035} .026l${-m * 0.035} .026h${-m * 0.16}z`,
      mix(wood, P.p, 0.35),
    ) +
    p.rect(m > 0 ? 0.0 : -0.11, -0.29, 0.11, 0.012, P.d, { 'fill-opacity': 0.4 }) +
    p.shape(`M${m * 0.03}-.235h${-m * 0.14}l${-m * 0.032} .024l${m * 0.032} .024h${m * 0.14}z`, wood) +
    p.rect(m > 0 ? -0.1 : 0.01, -0.217, 0.09, 0.012, P.p, { 'fill-opacity': 0.5 })
  );
};

const cairn = ({ P }: Kit, p: Pen) =>
  (
    [
      [0, -0.025, 0.085, 0.03],
      [0.008, -0.07, 0.064, 0.024],
      [-0.006, -0.107, 0.046, 0.019],
      [0.004, -0.135, 0.028, 0.014],
    ] as const
  )
    .map(
      ([x, y, w, h], i) =>
        p.ellipse(x, y, w, h, mix(P.p, P.d, 0.3 + (i % 2) * 0.14)) +
        p.ellipse(x - w * 0.2, y - h * 0.3, w * 0.5, h * 0.4, P.p, { 'fill-opacity': 0.25 }),
    )
    .join('');
