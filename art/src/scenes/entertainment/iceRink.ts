import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { bulbs, halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** An ice rink under strings of bulbs, two pairs of skates on its edge. */
export function iceRink(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const p = pen(u, cx, H * 0.5);
  const half = halfWidth(k);
  const ice = mix(P.p, P.s1, 0.3);
  let s = sky(k) + sun(k, cx + u * 0.3, H * 0.2, u * 0.11);
  s += across(
    k,
    0.19,
    (x, i) =>
      p.rect(x, -0.2 - (((i * 7) % 5) + 5) * 0.022, 0.19, 0.5, mix(P.b, P.s1, 0.3 + (i % 2) * 0.1)) +
      p.rect(x + 0.04, -0.18, 0.03, 0.045, P.l) +
      p.rect(x + 0.11, -0.11, 0.03, 0.045, P.l),
  );
  for (const y of [0.1, 0.2])
    for (let x = -0.25; x < W / u; x += 0.5)
      s += bulbs(k, [x * u, H * y], [(x + 0.5) * u, H * y], u * 0.06, 6, u * 0.012);
  s +=
    p.rect(-half, -0.01, half * 2, 0.12, mix(P.a, P.p, 0.1)) +
    p.rect(-half, -0.025, half * 2, 0.03, P.p) +
    across(k, 0.16, (x, i) =>
      p.shape(`M${x} .03l.08-.0v.05l-.08.0z`, nth([P.x, P.p], i + 20), { 'fill-opacity': 0.6 }),
    );
  s +=
    p.rect(-half, 0.1, half * 2, 0.5, k.fade(mix(ice, P.d, 0.12), ice)) +
    p.ellipse(0, 0.2, 0.5, 0.04, P.l, { 'fill-opacity': 0.35 }) +
    p.circle(0, 0.1, 0.5, halo(k, 0.25));
  s += p.line(`M-.5 .2q.4.14.8.02t.6.1M-.7 .3q.3-.1.6-.0t.7-.1M-.1 .17q.14.12.3.02t.2.12`, P.p, 0.008, {
    'stroke-opacity': 0.8,
  });
  s +=
    p.rect(-half, 0.4, half * 2, 0.2, mix(P.b, P.d, 0.25)) +
    p.rect(-half, 0.4, half * 2, 0.024, mix(P.x, P.p, 0.3));
  return (
    s +
    skate(k, p.at(-0.3, 0.36), P.a, 1) +
    skate(k, p.at(-0.1, 0.385), P.a, 1) +
    skate(k, p.at(0.12, 0.36), P.p, -1) +
    skate(k, p.at(0.32, 0.385), P.p, -1)
  );
}

function skate({ P }: Kit, at: Pen, c: string, m: number) {
  const p = at.at(0, 0, 1.15);
  const dark = mix(c, P.d, 0.4);
  let s = p.line(
    `M${m * -0.1} .02H${m * 0.11}q${m * 0.02} 0 ${m * 0.02}-.02M${m * -0.06} .02v-.03M${m * 0.06} .02v-.03`,
    mix(P.p, P.d, 0.45),
    0.012,
  );
  s +=
    p.shape(
      `M${m * -0.09}-.01V-.2q${m * 0.05} .02 ${m * 0.1}-.01l${m * 0.012} .1q${m * 0.02} .03 ${m * 0.07} .04q${m * 0.03} .02 ${m * 0.025} .06z`,
      c,
    ) +
    p.rect(m > 0 ? -0.095 : -0.12, -0.02, 0.215, 0.016, dark) +
    p.rect(m > 0 ? -0.098 : -0.018, -0.225, 0.116, 0.036, mix(c === P.p ? P.a : P.p, P.s1, 0.15), {
      rx: 0.014,
    });
  for (const y of [-0.16, -0.125, -0.09]) s += p.line(`M${m * -0.015} ${y}l${m * 0.04} .008`, dark, 0.008);
  return s;
}
