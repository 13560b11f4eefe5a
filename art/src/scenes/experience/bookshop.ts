import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, pendant, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Shelves to the ceiling, a ladder on its rail, a reading chair under a lamp, two stacks on the floor. */
export function bookshop(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  const wood = mix(P.c, P.d, 0.5);
  let s = room(k, H * 0.82, mix(P.c, P.d, 0.65)) + p.rect(-half, -1, half * 2, 1, mix(wood, P.d, 0.35));
  for (const y of [-0.06, -0.27, -0.48, -0.69])
    s +=
      books(k, p.at(0, y), half) +
      p.rect(-half, y, half * 2, 0.026, wood) +
      p.rect(-half, y + 0.026, half * 2, 0.016, P.d, { 'fill-opacity': 0.3 });
  s += across(
    k,
    0.62,
    (x) => p.rect(x + 0.29, -1, 0.04, 1, wood) + p.rect(x + 0.29, -1, 0.01, 1, P.p, { 'fill-opacity': 0.14 }),
  );
  s += p.rect(-half, -0.06, half * 2, 0.06, wood);
  s += p.circle(0.04, -0.3, 0.6, halo(k, 0.5)) + pendant(k, pen(u, cx + 0.06 * u, 0), 0.14, P.a);
  s +=
    p.ellipse(0.02, 0.09, 0.5, 0.05, mix(P.b, P.d, 0.25)) +
    p.ellipse(0.02, 0.09, 0.42, 0.036, mix(P.b, P.p, 0.12));
  return (
    s +
    ladder(k, p.at(-0.44, 0.05)) +
    chair(k, p.at(0.06, 0.1)) +
    pile(k, p.at(0.38, 0.1), 5) +
    pile(k, p.at(0.53, 0.08), 3) +
    pile(k, p.at(-0.22, 0.12), 3)
  );
}

/** One row of spines; those of one colour are one path. */
function books(k: Kit, p: Pen, half: number) {
  const { P } = k;
  const colours = [P.a, P.b, P.c, P.g, P.p, mix(P.a, P.p, 0.4), mix(P.b, P.d, 0.35), mix(P.g, P.d, 0.3)];
  const spines = colours.map(() => '');
  let [bands, feet] = ['', ''];
  let x = -half;
  while (x < half) {
    if (k.r() < 0.06) {
      spines[k.i(0, 7)] += `M${x} 0l.045-.14h.034l-.04.14z`;
      x += 0.085;
      continue;
    }
    const [w, h] = [k.f(0.022, 0.048), k.f(0.115, 0.165)];
    spines[k.i(0, 7)] += `M${x} 0v${-h}h${w - 0.003}v${h}z`;
    if (w > 0.032) bands += `M${x} ${-h + 0.022}h${w - 0.003}v.009h${0.003 - w}z`;
    else feet += `M${x} -.03h${w - 0.003}v.009h${0.003 - w}z`;
    x += w;
  }
  const s = spines.map((d, i) => p.shape(d, nth(colours, i))).join('');
  if (k.u < 110) return s;
  return s + p.shape(bands, P.l, { 'fill-opacity': 0.6 }) + p.shape(feet, P.d, { 'fill-opacity': 0.35 });
}

const ladder = ({ P }: Kit, p: Pen) =>
  p.line('M-.09 0L-.03-.94M.08 0L.05-.94', mix(P.c, P.p, 0.35), 0.02) +
  [-0.1, -0.25, -0.4, -0.55, -0.7, -0.84]
    .map((y) => p.line(`M${-0.09 - y * -0.064} ${y}L${0.08 + y * 0.032} ${y}`, mix(P.c, P.p, 0.2), 0.018))
    .join('');

function chair({ P }: Kit, p: Pen) {
  const c = mix(P.a, P.p, 0.08);
  return (
    p.line('M-.13 0v-.05M.13 0v-.05', P.d, 0.02) +
    p.shape('M-.13-.06V-.36q0-.07.07-.07h.12q.07 0 .07.07v.3z', mix(c, P.d, 0.14)) +
    p.line('M-.07-.41q-.015.1 0 .17M0-.42v.18M.07-.41q.015.1 0 .17', mix(c, P.d, 0.32), 0.006) +
    p.rect(-0.14, -0.2, 0.28, 0.15, mix(c, P.d, 0.28), { rx: 0.02 }) +
    p.rect(-0.125, -0.215, 0.25, 0.075, c, { rx: 0.03 }) +
    p.rect(-0.19, -0.25, 0.075, 0.21, c, { rx: 0.034 }) +
    p.rect(0.115, -0.25, 0.075, 0.21, mix(c, P.d, 0.1), { rx: 0.034 }) +
    p.shape('M-.075-.25q.04-.03.075 0q.035-.03.075 0v.03q-.04-.026-.075 0q-.035-.026-.075 0z', P.p) +
    p.line('M0-.25v.028', mix(P.p, P.d, 0.3), 0.005)
  );
}

const pile = ({ P }: Kit, p: Pen, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [w, x, c] = [
      0.17 - (i % 3) * 0.016,
      (i % 2 ? 0.01 : -0.008) * (1 + (i % 3)),
      nth([P.b, P.c, P.a, P.g, P.p], i + count),
    ];
    return (
      p.rect(x - w / 2, -0.036 * (i + 1), w, 0.034, c, { rx: 0.004 }) +
      p.rect(x + w / 2 - 0.02, -0.036 * (i + 1) + 0.006, 0.02, 0.022, mix(P.p, P.d, 0.1))
    );
  }).join('');
