import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room, steam } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A wok over the flames, and what is tossed in it. */
export function wok(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s = room(k, H * 0.8);
  s += across(k, 0.22, (x) => p.line(`M${x} -1V0`, mix(P.s1, P.d, 0.1), 0.006));
  for (const y of [-0.22, -0.44, -0.66]) s += p.line(`M${-half} ${y}H${half}`, mix(P.s1, P.d, 0.1), 0.006);
  s += tools(k, pen(u, cx, H * 0.06));
  s += p.circle(0, -0.2, 0.62, halo(k, 0.8));
  s += p.rect(-half, -0.015, half * 2, 0.05, mix(P.d, P.p, 0.16)) + burner(k, p);
  const over = p.at(0, -0.05);
  return (
    s + tossed(k, over) + pan(k, over) + steam(P, p.at(-0.4, -0.42, 1.2)) + steam(P, p.at(0.36, -0.5, 1.2))
  );
}

function tools({ P }: Kit, p: Pen) {
  let s = p.rect(-0.6, 0, 1.2, 0.018, P.d);
  for (const [x, round] of [
    [-0.5, true],
    [-0.4, false],
    [0.42, false],
    [0.52, true],
  ] as const)
    s +=
      p.line(`M${x} .02V.2`, mix(P.d, P.s1, 0.25), 0.014) +
      (round
        ? p.shape(`M${x - 0.05} .2h.1q0 .06-.05.06t-.05-.06z`, mix(P.d, P.s1, 0.25))
        : p.rect(x - 0.035, 0.19, 0.07, 0.08, mix(P.d, P.s1, 0.25), { rx: 0.012 }));
  return s;
}

function burner({ P }: Kit, p: Pen) {
  let s = p.shape('M-.26-.01h.52l-.04-.05h-.44z', P.d);
  for (let i = -4; i <= 4; i++) {
    const h = i % 2 ? 0.12 : 0.17;
    s +=
      p.shape(
        `M${i * 0.052 - 0.032} -.05q0 ${-h * 0.5} ${0.032 + i * 0.006} ${-h}q${0.03 - i * 0.006} ${h * 0.5} .032 ${h}z`,
        P.x,
      ) +
      p.shape(
        `M${i * 0.052 - 0.016} -.05q0 ${-h * 0.25} .016 ${-h * 0.5}q.016 ${h * 0.25} .016 ${h * 0.5}z`,
        P.l,
      );
  }
  return s;
}

const pan = ({ P }: Kit, p: Pen) =>
  p.line('M.34-.3L.66-.42', mix(P.d, P.a, 0.35), 0.036) +
  p.shape('M-.4-.31h.8q-.06.22-.28.22h-.24q-.22 0-.28-.22z', P.d) +
  p.shape('M-.36-.28q.06.15.2.17q-.05-.07-.08-.17z', P.p, { 'fill-opacity': 0.18 }) +
  p.rect(-0.42, -0.33, 0.84, 0.034, mix(P.d, P.p, 0.28), { rx: 0.016 });

function tossed({ P }: Kit, p: Pen) {
  const noodle = mix(P.l, P.p, 0.3);
  let s = p.shape('M-.36-.31q.02-.1.14-.1q.06-.07.16-.03q.1-.06.18.02q.14-.03.24.11z', mix(P.x, P.l, 0.45));
  for (let i = 0; i < 5; i++)
    s += p.line(
      `M${-0.28 + i * 0.1} -.33q${0.02 + i * 0.03} ${-0.26 - (i % 3) * 0.06} .12 ${-0.02 - (i % 2) * 0.06}`,
      noodle,
      0.016,
    );
  const bits = [
    [-0.26, -0.5, P.g],
    [-0.14, -0.6, P.a],
    [0, -0.54, P.g],
    [0.12, -0.64, P.x],
    [0.24, -0.52, P.a],
    [-0.04, -0.7, P.p],
    [0.2, -0.4, P.g],
    [-0.3, -0.38, P.x],
    [0.06, -0.44, P.a],
  ] as const;
  bits.forEach(([x, y, c], i) => {
    s +=
      i % 3 === 0
        ? p.shape(`M${x - 0.05} ${y}q.04-.06.1-.03q-.02.06-.1.03z`, c)
        : i % 3 === 1
          ? p.circle(x, y, 0.032, c) + p.circle(x, y, 0.016, mix(c, P.p, 0.4))
          : p.rect(x - 0.035, y - 0.012, 0.07, 0.026, nth([c, P.x], i), { rx: 0.01 });
  });
  return s;
}
