import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room, steam } from '../../props.ts';

/** A deep bowl of ramen on the counter of a stall, chopsticks lifting the noodles. */
export function ramenCounter(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  let s = room(k, H * 0.84) + p.circle(0, -0.4, 0.62, halo(k, 0.7));
  s += across(k, 0.36, (x) => p.rect(x + 0.17, -1, 0.02, 1, mix(P.s1, P.d, 0.22)));
  s +=
    p.rect(-half, -1, half * 2, 0.1, mix(P.a, P.d, 0.35)) +
    across(k, 0.3, (x) => lantern(k, pen(u, cx + (x + 0.15) * u, H * 0.1)));
  s +=
    p.rect(-half, -0.02, half * 2, 0.05, mix(P.x, P.p, 0.35)) +
    p.rect(-half, 0.03, half * 2, 0.3, mix(P.b, P.d, 0.3));
  s += jars(k, p.at(-0.52, -0.02)) + steam(P, p.at(-0.2, -0.36, 1.3)) + steam(P, p.at(0.26, -0.36, 1.3));
  return s + bowl(k, p.at(0, -0.02));
}

const lantern = (k: Kit, p: Pen) =>
  p.circle(0, 0.05, 0.16, halo(k, 0.55)) +
  p.rect(-0.035, -0.012, 0.07, 0.018, k.P.d) +
  p.shape('M-.05 0h.1q.035.055 0 .11h-.1q-.035-.055 0-.11z', k.P.a) +
  p.line('M-.06.035h.12M-.062.07h.124', k.P.p, 0.008) +
  p.rect(-0.035, 0.105, 0.07, 0.018, k.P.d);

const jars = ({ P }: Kit, p: Pen) =>
  p.rect(-0.06, -0.14, 0.12, 0.14, mix(P.p, P.s1, 0.3), { rx: 0.016 }) +
  p.line('M-.03-.14L-.06-.28M0-.14V-.3M.03-.14L.05-.27', mix(P.x, P.d, 0.25), 0.014) +
  p.rect(-0.06, -0.1, 0.12, 0.03, P.a);

function bowl({ P }: Kit, p: Pen) {
  const noodle = mix(P.l, P.x, 0.25);
  let s = p.ellipse(0, 0.005, 0.2, 0.018, P.d, { 'fill-opacity': 0.35 });
  s +=
    p.ellipse(0, -0.285, 0.36, 0.06, mix(P.p, P.d, 0.15)) +
    p.ellipse(0, -0.28, 0.33, 0.048, mix(P.x, P.b, 0.3));
  for (let i = 0; i < 5; i++)
    s += p.line(
      `M${-0.06 + i * 0.03} -.28V${-0.55 + Math.abs(i - 2) * 0.02}`,
      i % 2 ? mix(noodle, P.d, 0.12) : noodle,
      0.022,
    );
  s += p.shape('M-.16-.28q.16-.07.3 0q-.14.05-.3 0z', noodle);
  s += p.ellipse(-0.2, -0.3, 0.085, 0.045, P.p) + p.ellipse(-0.2, -0.302, 0.045, 0.026, P.x);
  s +=
    p.circle(0.17, -0.32, 0.065, mix(P.a, P.p, 0.35)) +
    p.line('M.13-.33q.04.04.085 0', P.p, 0.014) +
    p.circle(0.25, -0.31, 0.055, mix(P.a, P.p, 0.2));
  s +=
    p.shape('M-.3-.3l.02-.15l.09.01l0 .13z', P.d) +
    p.circle(-0.02, -0.29, 0.014, P.g) +
    p.circle(0.06, -0.275, 0.014, P.g) +
    p.circle(-0.09, -0.275, 0.014, P.g);
  s += p.shape('M-.37-.285q.37.12.74 0q-.01.25-.19.29h-.36q-.18-.04-.19-.29z', P.a);
  s += p.shape('M.17-.25q.11-.012.2-.035q-.01.25-.19.29h-.12q.12-.09.11-.255z', P.d, {
    'fill-opacity': 0.16,
  });
  for (let i = -3; i <= 3; i++)
    s += p.line(`M${i * 0.095 - 0.03} ${-0.165 + Math.abs(i) * -0.012}h.06v.035h-.04`, P.p, 0.009);
  s += p.rect(-0.12, -0.012, 0.24, 0.024, mix(P.a, P.d, 0.3));
  return s + p.line('M-.09-.545L.46-.7M-.09-.52L.47-.63', mix(P.d, P.x, 0.3), 0.016);
}
