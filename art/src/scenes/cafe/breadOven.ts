import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Loaves on the shelves and in baskets, an apron's worth of flour on the counter. */
export function breadOven(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  let s = room(k, H * 0.78) + p.circle(0, -0.4, 0.7, halo(k, 0.4));
  for (const y of [-0.42, -0.64]) {
    s +=
      p.rect(-half, y, half * 2, 0.026, mix(P.b, P.s1, 0.25)) +
      p.rect(-half, y + 0.026, half * 2, 0.014, P.d, { 'fill-opacity': 0.12 });
    s += across(k, 0.27, (x, i) => nth(LOAVES, i + (y < -0.5 ? 31 : 30))(k, p.at(x, y)));
  }
  s +=
    p.rect(-half, -0.03, half * 2, 0.06, mix(P.a, P.p, 0.35)) +
    p.rect(-half, 0.03, half * 2, 0.3, mix(P.b, P.d, 0.15));
  s += across(k, 0.34, (x) =>
    p.rect(x - 0.15, 0.07, 0.3, 0.3, 'none', { stroke: mix(P.b, P.p, 0.25), 'stroke-width': u * 0.006 }),
  );
  return (
    s + basket(k, p.at(-0.4, -0.03, 0.86)) + basket(k, p.at(0.44, -0.03, 0.86)) + cut(k, p.at(0.02, -0.03))
  );
}

type Loaf = (k: Kit, p: Pen) => string;
const crustOf = ({ a, l }: Kit['P']) => mix(a, l, 0.42);

const round: Loaf = ({ P }, p) => {
  const crust = crustOf(P);
  return (
    p.shape('M-.11 0q-.03-.125.11-.13q.14.005.11.13z', crust) +
    p.shape('M.03-.128q.11.02.08.128h-.06q.03-.07-.02-.128z', P.d, { 'fill-opacity': 0.14 }) +
    p.line('M-.06-.04q.04-.06.03-.08M-.01-.03q.04-.06.03-.09M.045-.035q.03-.04.02-.07', P.p, 0.012)
  );
};

const long: Loaf = ({ P }, p) => {
  const crust = mix(crustOf(P), P.d, 0.1);
  return (
    p.rect(-0.12, -0.09, 0.24, 0.09, crust, { rx: 0.045 }) +
    p.rect(-0.11, -0.03, 0.22, 0.03, P.d, { rx: 0.015, 'fill-opacity': 0.12 }) +
    p.line('M-.08-.03l.03-.045M-.03-.03l.03-.045M.02-.03l.03-.045M.07-.03l.03-.045', P.p, 0.012)
  );
};

const tin: Loaf = ({ P }, p) =>
  p.shape('M-.095 0v-.08q-.03-.05.03-.06h.13q.06.01.03.06v.08z', mix(crustOf(P), P.p, 0.15)) +
  p.shape('M-.105-.09q-.01-.045.04-.05h.13q.05.005.04.05q-.105.03-.21 0z', mix(crustOf(P), P.d, 0.2)) +
  p.rect(0.05, -0.09, 0.045, 0.09, P.d, { 'fill-opacity': 0.1 });

const plait: Loaf = ({ P }, p) =>
  [-0.09, -0.03, 0.03, 0.09]
    .map((x, i) => p.ellipse(x, -0.055, 0.05, 0.055, i % 2 ? crustOf(P) : mix(crustOf(P), P.d, 0.14)))
    .join('') +
  p.line('M-.12-.06q.03-.05.06-.02t.06-.01t.06-.01t.05.02', P.p, 0.008, { 'stroke-opacity': 0.6 });

const LOAVES: readonly Loaf[] = [round, long, tin, plait];

function basket({ P }: Kit, p: Pen) {
  const cane = mix(P.b, P.a, 0.45);
  let s = '';
  for (const [x, lean] of [
    [-0.09, -0.06],
    [-0.03, -0.02],
    [0.04, 0.03],
    [0.1, 0.08],
  ] as const)
    s +=
      p.line(`M${x} -.1L${x + lean} -.4`, mix(crustOf(P), P.d, x < 0 ? 0.12 : 0), 0.062) +
      p.line(
        `M${x + lean * 0.4 - 0.012} -.2l.024-.02M${x + lean * 0.6 - 0.012} -.27l.024-.02M${x + lean * 0.8 - 0.012} -.34l.024-.02`,
        P.p,
        0.01,
      );
  s += p.shape('M-.16-.18h.32l-.03.18h-.26z', cane);
  for (let j = 0; j < 3; j++)
    s += p.line(`M${-0.15 + j * 0.006} ${-0.14 + j * 0.045}h${0.3 - j * 0.012}`, mix(cane, P.d, 0.35), 0.01, {
      'stroke-dasharray': `${p.u * 0.03} ${p.u * 0.014}`,
    });
  return s + p.rect(-0.17, -0.195, 0.34, 0.03, mix(cane, P.p, 0.2), { rx: 0.014 });
}

const cut: Loaf = (k, p) => {
  const { P } = k;
  const crumb = mix(P.p, P.a, 0.14);
  return (
    p.rect(-0.24, -0.025, 0.46, 0.028, mix(P.b, P.a, 0.3), { rx: 0.01 }) +
    p.shape('M-.2-.025q-.03-.17.14-.18q.18.005.17.18z', crustOf(P)) +
    p.line('M-.13-.08q.05-.06.04-.1M-.07-.07q.05-.06.04-.11', P.p, 0.014) +
    p.shape('M.1-.025q.02-.17-.04-.175q.11.01.1.175z', crumb) +
    p.shape('M.15-.025q-.01-.13.03-.14q.05.01.045.14z', crumb) +
    p.line('M.15-.03q-.01-.13.03-.14q.05.01.045.14', crustOf(P), 0.014)
  );
};
