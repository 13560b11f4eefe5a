import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';

/** The end of the climb: a bench on the ridge, the town and the water far below. */
export function overlook(k: Kit): string {
  const { P, u, cx, H } = k;
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.6);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx - m * u * 0.16, H * 0.34, u * 0.17);
  s +=
    p.shape(`M${-half} 0V-.1q.24-.14.5-.05t.4-.02t.5-.05t.5.07t.6-.05V0z`, mix(P.b, P.s1, 0.5)) +
    p.rect(-half, -0.02, half * 2, 0.14, mix(P.s0, P.b, 0.25));
  for (let i = 0; i < 5; i++)
    s += p.rect(-m * 0.16 - 0.17 + (i % 2) * 0.04, -0.01 + i * 0.024, 0.32 - i * 0.02, 0.011, P.l, {
      rx: 0.0055,
      'fill-opacity': 0.85,
    });
  s += p.shape(`M${-half} .5V.12q.3-.06.6-.02t.6-.01t.6-.01t.7.03V.5z`, mix(P.c, P.s1, 0.35));
  s +=
    across(k, 0.075, (x, i) => roof(k, p.at(x, 0.1 + (((i * 5) % 4) + 4) * 0.007), i)) +
    across(k, 0.085, (x, i) => roof(k, p.at(x + 0.03, 0.165 + (((i * 3) % 4) + 4) * 0.006, 1.2), i + 1));
  s +=
    p.shape(`M${-m * half} .5V.2Q${-m * 0.36} .12 ${-m * 0.06} .24T${m * half} .3V.5z`, P.a) +
    p.shape(`M${-m * half} .5V.3Q${-m * 0.1} .22 ${m * 0.26} .34T${m * half} .36V.5z`, P.b);
  s +=
    pine(k, p.at(-m * 0.54, 0.24, 1.5)) +
    pine(k, p.at(-m * 0.42, 0.22, 1.05)) +
    pine(k, p.at(m * 0.6, 0.34, 1.3));
  for (let x = 0.8; x < half + 0.2; x += 0.2)
    s += pine(k, p.at(-m * x, 0.26, 1.1 + (x % 0.3))) + pine(k, p.at(m * x, 0.36, 1.1));
  return (
    s +
    bench(k, p.at(-m * 0.14, 0.29, 1.15)) +
    finder(k, p.at(m * 0.22, 0.33), m) +
    across(k, 0.1, (x, i) =>
      p.shape(
        `M${x} .42q${i % 2 ? 0.03 : -0.02}-.05 ${i % 2 ? 0.02 : -0.03}-.09q.03.03.04.09z`,
        mix(P.b, P.d, 0.3),
      ),
    )
  );
}

const roof = ({ P }: Kit, p: Pen, i: number) =>
  p.rect(-0.03, -0.045, 0.06, 0.06, i % 3 ? P.p : mix(P.p, P.x, 0.3)) +
  p.shape('M-.038-.043L0-.08L.038-.043z', i % 2 ? P.x : mix(P.x, P.d, 0.3)) +
  p.rect(-0.008, -0.03, 0.016, 0.02, P.l);

const pine = ({ P }: Kit, p: Pen) =>
  p.rect(-0.01, -0.05, 0.02, 0.07, P.d) +
  p.shape('M-.09-.04L0-.2L.09-.04zM-.07-.12L0-.27L.07-.12zM-.05-.2L0-.34L.05-.2z', mix(P.b, P.d, 0.22));

const bench = ({ P }: Kit, p: Pen) =>
  p.line('M-.13 0v-.1M.13 0v-.1M-.13-.1v-.11M.13-.1v-.11', P.d, 0.016) +
  [-0.1, -0.15, -0.2]
    .map((y) => p.rect(-0.18, y, 0.36, 0.028, mix(P.d, P.x, y < -0.12 ? 0.22 : 0.08), { rx: 0.008 }))
    .join('');

const finder = ({ P }: Kit, p: Pen, m: number) =>
  p.line('M0 .04V-.2M-.06.04L0-.05L.06.04', P.d, 0.018) +
  p.line(`M${m * 0.05} -.2L${-m * 0.1} -.26`, P.x, 0.06) +
  p.line(`M${-m * 0.09} -.256L${-m * 0.12} -.268`, P.p, 0.066) +
  p.circle(m * 0.055, -0.198, 0.022, P.d);
