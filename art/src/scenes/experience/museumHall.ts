import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A hall under a glass roof: a whale's bones over a globe, glass cases and a bench. */
export function museumHall(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.8);
  const half = halfWidth(k);
  let s =
    room(k, H * 0.8, mix(P.c, P.p, 0.3)) +
    p.rect(-half, -1, half * 2, 0.3, mix(P.l, P.s0, 0.3)) +
    p.circle(0, -0.7, 0.7, halo(k, 0.5));
  for (let x = -1.4; x <= 1.4; x += 0.2) s += p.line(`M${x * 1.25} -1L${x} -.7`, mix(P.s1, P.d, 0.28), 0.012);
  s +=
    p.rect(-half, -0.72, half * 2, 0.03, mix(P.s1, P.d, 0.2)) +
    p.rect(-half, -0.86, half * 2, 0.012, mix(P.s1, P.d, 0.28));
  s += across(
    k,
    0.5,
    (x) =>
      p.shape(`M${x + 0.14} 0v-.44a.11.11 0 0 1 .22 0V0z`, mix(P.s1, P.b, 0.25)) +
      p.shape(`M${x + 0.17} 0v-.43a.08.08 0 0 1 .16 0V0z`, mix(P.s1, P.b, 0.42)),
  );
  s += bones(k, p.at(0, -0.54));
  s += p.rect(-half, 0, half * 2, 0.016, P.d, { 'fill-opacity': 0.25 });
  for (let i = -4; i <= 4; i++) s += p.line(`M${i * 0.24} .01L${i * 0.42} .22`, mix(P.c, P.d, 0.2), 0.006);
  s += globe(k, p.at(0, 0.04)) + showcase(k, p.at(-0.44, 0.05), 0) + showcase(k, p.at(0.44, 0.05), 1);
  for (let x = 0.86; x < half + 0.2; x += 0.42)
    s += showcase(k, p.at(x, 0.05), 2) + showcase(k, p.at(-x, 0.05), 1);
  return s;
}

function bones({ P }: Kit, p: Pen) {
  const bone = P.p;
  let s = p.line('M-.5-.3L-.3-.02M.42-.3L.3-.02', P.d, 0.005);
  s +=
    p.shape('M-.56.02q.02-.09.16-.1l.16.03v.05l-.14.03q-.08.05-.18-.01z', bone) +
    p.circle(-0.4, -0.025, 0.014, P.d) +
    p.line('M-.56.05q.12.08.28.02', bone, 0.014);
  for (let i = 0; i < 17; i++) {
    const x = -0.24 + i * 0.045;
    const y = -0.02 + Math.sin(i / 4.6) * 0.03;
    s += p.ellipse(x, y, 0.018, 0.022 - i * 0.0008, bone);
    if (i > 0 && i < 11)
      s += p.line(
        `M${x} ${y + 0.01}q-.012 ${0.09 - i * 0.004} ${-0.03} ${0.14 - Math.abs(i - 4) * 0.013}`,
        bone,
        0.011,
      );
  }
  return (
    s +
    p.shape('M.5-.02l.12-.09q.0.06-.04.09q.05.02.06.08z', bone) +
    p.shape('M-.14.05q-.08.08-.08.17q.06-.05.11-.16z', bone)
  );
}

const globe = ({ P }: Kit, p: Pen) =>
  p.ellipse(0, 0.01, 0.16, 0.02, P.d, { 'fill-opacity': 0.25 }) +
  p.shape('M-.1 0l.03-.05h.14l.03.05z', mix(P.c, P.d, 0.5)) +
  p.rect(-0.012, -0.1, 0.024, 0.06, mix(P.c, P.d, 0.5)) +
  p.line('M-.13-.33a.165.165 0 1 0 .26.01', P.c, 0.016) +
  p.circle(0, -0.22, 0.135, mix(P.b, P.p, 0.25)) +
  p.shape(
    'M-.1-.3q.05-.05.1-.03q.03.03-.01.06q.02.05-.04.06q-.02.06-.05.02q-.05-.03 0-.11zM.03-.2q.05-.05.1-.02q-.0.07-.05.1q-.04 0-.05-.08z',
    P.g,
  ) +
  p.shape('M.04-.348a.135.135 0 0 1-.08 .258q.11-.03.12-.13t-.04-.128z', P.d, { 'fill-opacity': 0.16 });

function showcase({ P }: Kit, p: Pen, i: number) {
  const things = [
    () =>
      p.shape('M-.035-.21q-.05-.06-.02-.1q.02-.02.015-.05h.08q-.005.03.015.05q.03.04-.02.1z', P.a) +
      p.line('M-.045-.275h.09', P.p, 0.01),
    () =>
      p.shape('M-.05-.21l.02-.07-.04-.05.06.01.02-.07.03.07.06-.01-.04.05.02.07z', mix(P.b, P.p, 0.3)) +
      p.shape('M0-.38l.03.07.06-.01-.04.05.02.07H0z', P.d, { 'fill-opacity': 0.15 }),
    () => p.line('M-.07-.25a.05.05 0 1 1 .08.02a.03.03 0 1 1-.03-.04', P.c, 0.024),
  ];
  return (
    p.ellipse(0, 0.01, 0.14, 0.014, P.d, { 'fill-opacity': 0.25 }) +
    p.rect(-0.12, -0.19, 0.24, 0.2, mix(P.a, P.d, 0.3)) +
    p.rect(-0.13, -0.21, 0.26, 0.026, mix(P.a, P.d, 0.1)) +
    nth(things, i)() +
    p.rect(-0.12, -0.43, 0.24, 0.22, P.p, { 'fill-opacity': 0.28 }) +
    p.shape('M-.09-.43h.06l-.06.16v-.16z', P.p, { 'fill-opacity': 0.5 }) +
    p.rect(-0.125, -0.44, 0.25, 0.014, mix(P.a, P.d, 0.1)) +
    p.rect(-0.04, -0.13, 0.08, 0.04, P.p, { 'fill-opacity': 0.8 })
  );
}
