import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, bottle, halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Cut-paper flags over a plate of tacos, with limes and cactuses. */
export function taqueria(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.82);
  const half = halfWidth(k);
  let s = sky(k) + sun(k, cx, H * 0.46, u * 0.25);
  s += p.shape(`M${-half} 0V-.2q.2-.1.42 0t.4-.02t.4.02t.42-.03t.5.03t.8-.06V0z`, mix(P.s1, P.a, 0.35));
  s += cactus(k, p.at(-0.52, -0.02)) + cactus(k, p.at(0.56, -0.02, 0.8));
  s += flags(k, pen(u, cx, H * 0.04), 0.2) + flags(k, pen(u, cx, H * 0.04), 0.02);
  s += p.rect(-half, -0.02, half * 2, 0.4, mix(P.b, P.d, 0.15));
  s += across(k, 0.14, (x, i) => p.shape(`M${x} .07l.07.05l-.07.05l-.07-.05z`, nth([P.x, P.p, P.a], i + 30)));
  s += p.ellipse(0, 0.01, 0.44, 0.03, P.d, { 'fill-opacity': 0.25 }) + p.ellipse(0, -0.005, 0.42, 0.03, P.p);
  for (const x of [-0.24, 0.24, 0]) s += taco(k, p.at(x, -0.005));
  return s + lime(P, p.at(-0.46, 0.02)) + bottle(P, p.at(0.5, 0.03, 0.95), P.x);
}

function flags(k: Kit, p: Pen, y: number) {
  const colours = [k.P.a, k.P.x, k.P.p, k.P.g, k.P.b];
  return across(k, 0.17, (x, i) => {
    const top = y + Math.cos(x * 4) * 0.02;
    let holes = '';
    for (const q of [-0.04, 0.04]) holes += `M${x + q} ${top + 0.035}l.018.02l-.018.02l-.018-.02z`;
    return (
      p.line(
        `M${x - 0.085} ${y + Math.cos((x - 0.085) * 4) * 0.02}L${x + 0.085} ${y + Math.cos((x + 0.085) * 4) * 0.02}`,
        k.P.d,
        0.007,
      ) +
      p.shape(
        `M${x - 0.075} ${top}h.15v.1l-.025.025l-.025-.025l-.025.025l-.025-.025l-.025.025l-.025-.025zM${x} ${top + 0.05}l.02.024l-.02.024l-.02-.024z${holes}`,
        nth(colours, i + 50 + Math.round(y * 10)),
        { 'fill-rule': 'evenodd' },
      )
    );
  });
}

const cactus = ({ P }: Kit, p: Pen) =>
  p.line('M0 0V-.36', P.g, 0.1) +
  p.line('M-.03-.13H-.12V-.24M.03-.18H.13V-.29', P.g, 0.062) +
  p.line('M-.015-.36V0M.02-.36V0', mix(P.g, P.d, 0.35), 0.008) +
  p.circle(0, -0.41, 0.03, P.x);

function taco({ P, u }: Kit, p: Pen) {
  const shell = mix(P.x, P.l, 0.5);
  let s = p.shape('M-.17 0q-.02-.2.17-.21q.2.01.17.21z', mix(shell, P.d, 0.22));
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1.08 + i * 0.14);
    const c = nth([P.g, P.a, mix(P.d, P.a, 0.4), P.p], i);
    s += p.circle(Math.cos(a) * 0.15, -0.02 + Math.sin(a) * 0.19, 0.042, c);
  }
  s += p.shape('M-.17.005q-.03-.165.15-.175q.19.005.17.175z', shell);
  if (u >= 110)
    for (const [x, y] of [
      [-0.08, -0.07],
      [0.02, -0.11],
      [0.07, -0.05],
      [-0.02, -0.04],
    ] as const)
      s += p.circle(x, y, 0.011, mix(shell, P.d, 0.25));
  return s;
}

const lime = ({ g, p: pale, d }: Kit['P'], p: Pen) =>
  p.ellipse(0, 0.002, 0.08, 0.012, d, { 'fill-opacity': 0.25 }) +
  p.shape('M-.07-.07a.07.07 0 0 0 .14 0z', g) +
  p.shape('M-.055-.07a.055.055 0 0 0 .11 0z', mix(g, pale, 0.6)) +
  p.line('M0-.068V-.02M0-.068L-.035-.035M0-.068L.035-.035', g, 0.006);
