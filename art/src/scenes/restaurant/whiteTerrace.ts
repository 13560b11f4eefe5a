import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, bottle, halfWidth, sun, wineGlass } from '../../props.ts';

/** White houses with domes above the sea, and a table on the terrace before them. */
export function whiteTerrace(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const half = halfWidth(k);
  const m = k.pick([1, -1]);
  const p = pen(u, cx, H * 0.62);
  const dome = mix(P.b, P.s1, 0.18);
  let s = sky(k) + sun(k, cx - m * u * 0.24, H * 0.46, u * 0.13);
  s += p.rect(-half, 0, half * 2, 0.5, k.fade(mix(P.b, P.s1, 0.5), mix(P.b, P.s1, 0.25)));
  for (let i = 0; i < 5; i++)
    s += p.rect(-m * 0.24 - 0.16 + i * 0.015, 0.02 + i * 0.035, 0.32 - i * 0.03, 0.012, P.l, {
      rx: 0.006,
      'fill-opacity': 0.8,
    });
  s += p.shape(`M${-m * half} 0l${m * 0.2}-.07l${m * 0.16} .02l${m * 0.2} .05z`, mix(P.s1, P.b, 0.35));
  s += houses(k, p.at(m * 0.36, 0.12), m, dome);
  for (let x = 0.95; x < half + 0.3; x += 0.62) s += houses(k, p.at(m * x, 0.16, 0.9), m, dome);
  return s + terrace(k, pen(u, cx, H * 0.84), W / u / 2 + 0.05);
}

function houses({ P }: Kit, p: Pen, m: number, dome: string) {
  const [wall, shade] = [P.p, mix(P.p, P.b, 0.2)];
  const door = (x: number, y: number) => p.shape(`M${x} ${y}v-.07a.03 .03 0 0 1 .06 0v.07z`, dome);
  return (
    p.shape('M-.1-.32a.11.12 0 0 1 .22 0z', dome) +
    p.circle(0.01, -0.445, 0.016, wall) +
    p.rect(-0.11, -0.32, 0.24, 0.34, wall) +
    p.rect(m > 0 ? 0.06 : -0.11, -0.32, 0.07, 0.34, shade) +
    p.rect(-m * 0.2 - 0.11, -0.18, 0.22, 0.2, shade) +
    p.rect(-m * 0.2 - 0.11, -0.18, 0.22, 0.022, wall) +
    p.rect(m * 0.24 - 0.14, -0.24, 0.28, 0.26, wall) +
    p.shape(`M${m * 0.24 - 0.1}-.24a.1 .09 0 0 1 .2 0z`, wall) +
    door(-0.03, -0.16) +
    door(m * 0.24 - 0.03, -0.08) +
    door(-m * 0.2 - 0.03, -0.04)
  );
}

function terrace(k: Kit, p: Pen, half: number) {
  const { P } = k;
  let s =
    p.rect(-half, -0.1, half * 2, 0.3, mix(P.p, P.s1, 0.3)) + p.rect(-half, -0.12, half * 2, 0.035, P.p);
  s += across(k, 0.3, (x) => p.line(`M${x} 0v.2`, mix(P.p, P.d, 0.2), 0.006));
  for (const q of [-0.56, 0.56]) s += bougainvillea(k, p.at(q, 0.06));
  return (
    s +
    p.line('M0 .2V.02', P.d, 0.024) +
    p.ellipse(0, 0.02, 0.32, 0.032, mix(P.p, P.d, 0.2)) +
    p.ellipse(0, 0.008, 0.32, 0.03, P.p) +
    bottle(P, p.at(-0.12, 0.005, 0.9), P.g) +
    wineGlass(P, p.at(0.02, 0.012, 0.95), P.a) +
    wineGlass(P, p.at(0.15, 0.008, 0.95), P.a) +
    p.ellipse(-0.22, 0, 0.055, 0.012, mix(P.a, P.d, 0.2)) +
    [-0.25, -0.22, -0.19].map((x) => p.circle(x, -0.01, 0.016, P.g)).join('')
  );
}

function bougainvillea({ P }: Kit, p: Pen) {
  let s = p.shape('M-.09-.1h.18l-.03.14h-.12z', mix(P.a, P.d, 0.25));
  for (let i = 0; i < 16; i++) {
    const [a, r] = [i * 2.4, 0.03 * Math.sqrt(i)];
    const c = i % 4 === 3 ? P.g : i % 2 ? P.a : mix(P.a, P.p, 0.35);
    s += p.circle(Math.cos(a) * r * 1.15, -0.2 + Math.sin(a) * r * 0.95, 0.036, c);
  }
  return s;
}
