import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun, tree } from '../../props.ts';

/** A rowing boat on a pond under a willow, ducks, a small arched bridge. */
export function pond(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.56);
  const half = halfWidth(k);
  const water = mix(P.s0, P.b, 0.22);
  let s = sky(k) + sun(k, cx + m * u * 0.1, H * 0.28, u * 0.14);
  s +=
    across(k, 0.2, (x, i) => p.circle(x, -0.06, 0.15, mix(P.c, P.s1, i % 2 ? 0.22 : 0.36))) +
    across(k, 0.46, (x, i) =>
      tree(
        P,
        p.at(x + 0.1, 0.01, 0.72 + ((i + 8) % 3) * 0.1),
        i % 2 ? mix(P.a, P.s1, 0.15) : mix(P.a, P.b, 0.25),
      ),
    );
  s += p.rect(-half, -0.015, half * 2, 0.05, P.c) + bridge(k, p.at(-m * 0.3, 0.02));
  s += p.shape(
    `M${-half} .6V.05q.3-.04.6-.01t.6-.0t.6-.01t.6.02t.4 0V.6z`,
    k.fade(mix(water, P.s1, 0.3), water),
  );
  for (let i = 0; i < 20; i++)
    s += p.rect(k.f(-half, half), 0.08 + i * 0.017, k.f(0.06, 0.2), 0.009, P.p, {
      rx: 0.0045,
      'fill-opacity': 0.45,
    });
  s +=
    p.ellipse(m * 0.1, 0.13, 0.14, 0.012, P.l, { 'fill-opacity': 0.7 }) +
    p.ellipse(m * 0.1, 0.17, 0.1, 0.01, P.l, { 'fill-opacity': 0.6 });
  s +=
    boat(k, p.at(m * 0.06, 0.26)) +
    duck(k, p.at(-m * 0.34, 0.2), m) +
    duck(k, p.at(-m * 0.44, 0.25), m) +
    duck(k, p.at(m * 0.44, 0.15), -m);
  s +=
    p.shape(`M${-m * half} .6V.34q${m * 0.2}-.06 ${m * 0.46} .02t${m * 0.5} .2V.6z`, P.a) +
    reeds(k, p.at(-m * 0.5, 0.4)) +
    reeds(k, p.at(m * 0.62, 0.44));
  return s + willow(k, p.at(m * 0.6, 0.1), m);
}

const bridge = ({ P }: Kit, p: Pen) => {
  const wood = mix(P.x, P.d, 0.2);
  return (
    p.line('M-.3.01Q0-.18.3.01', wood, 0.03) +
    p.line('M-.28-.08Q0-.27.28-.08', wood, 0.014) +
    [-0.26, -0.17, -0.09, 0, 0.09, 0.17, 0.26]
      .map((x) => p.line(`M${x} ${-0.088 + x * x * 1.1}v-.085`, wood, 0.012))
      .join('')
  );
};

const boat = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0.02, 0.24, 0.016, P.d, { 'fill-opacity': 0.2 }) +
  p.line('M-.02-.05L-.26.05M.06-.05L.28.06', mix(P.x, P.p, 0.45), 0.014) +
  p.shape('M-.27.065l.05-.02.012.02-.05.022zM.29.075l-.05-.02-.012.02.05.022z', mix(P.x, P.p, 0.45)) +
  p.shape('M-.22-.075q.22.05.46-.01q-.03.1-.1.11h-.27q-.07-.01-.09-.1z', P.x) +
  p.shape('M-.22-.075q.22.05.46-.01l-.008.03q-.22.05-.445.01z', P.p) +
  p.shape('M.08-.02q.08-.01.145-.03q-.03.07-.085.075h-.1q.04-.01.04-.045z', P.d, { 'fill-opacity': 0.16 }) +
  p.rect(-0.06, -0.075, 0.14, 0.02, mix(P.x, P.d, 0.4));

const duck = ({ P }: Kit, p: Pen, m: number) =>
  p.shape(
    `M${-m * 0.06}-.02q${m * 0.0} .04 ${m * 0.05} .04h${m * 0.03}q${m * 0.05}-.01 ${m * 0.04}-.05q${-m * 0.04} .01 ${-m * 0.06}-.01q${-m * 0.04} .02 ${-m * 0.08} 0z`,
    P.p,
  ) +
  p.circle(m * 0.05, -0.045, 0.022, P.b) +
  p.shape(`M${m * 0.068}-.05l${m * 0.03} .01l${-m * 0.03} .008z`, P.x) +
  p.rect(m * 0.02 - 0.07, 0.024, 0.14, 0.008, P.p, { rx: 0.004, 'fill-opacity': 0.7 });

const reeds = ({ P }: Kit, p: Pen) =>
  [-0.06, -0.03, 0, 0.03, 0.06]
    .map(
      (x, i) =>
        p.line(`M${x} .1Q${x} -.05 ${x + (i - 2) * 0.018} ${-0.16 + Math.abs(i - 2) * 0.04}`, P.b, 0.009) +
        (i % 2 ? p.line(`M${x + (i - 2) * 0.016} ${-0.11}v-.05`, mix(P.x, P.d, 0.4), 0.02) : ''),
    )
    .join('');

function willow({ P, f }: Kit, p: Pen, m: number) {
  let s =
    p.line(`M${m * 0.06} .12Q${m * 0.08} -.3 0 -.56`, mix(P.d, P.x, 0.2), 0.05) +
    p.circle(0, -0.56, 0.2, P.b) +
    p.circle(m * 0.14, -0.5, 0.16, mix(P.b, P.d, 0.15)) +
    p.circle(-m * 0.14, -0.5, 0.14, P.a);
  for (let i = 0; i < 15; i++) {
    const x = -0.3 + i * 0.042;
    s += p.line(
      `M${x * 0.7} -.52Q${x * 1.15} -.4 ${x * 1.2} ${-0.16 + f(-0.1, 0.1)}`,
      i % 2 ? P.a : P.b,
      0.024,
    );
  }
  return s;
}
