import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { cypress, halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Steps up to six columns and a pediment, banners hanging between them. */
export function museum(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  const stone = mix(P.p, P.s0, 0.22);
  let s = sky(k) + sun(k, cx + k.pick([-1, 1]) * u * 0.42, H * 0.26, u * 0.13);
  s +=
    p.rect(-half, -0.4, half * 2, 0.42, mix(stone, P.d, 0.12)) + p.rect(-half, -0.43, half * 2, 0.04, stone);
  s += across(k, 0.2, (x) =>
    Math.abs(x) > 0.5
      ? p.shape(`M${x - 0.045} -.06v-.2a.045.05 0 0 1 .09 0v.2z`, mix(P.b, P.d, 0.3)) +
        p.circle(x, -0.16, 0.07, halo(k, 0.35))
      : '',
  );
  s += front(k, p.at(0, -0.08), stone) + stairs(k, p, stone);
  s +=
    p.rect(-half, 0.08, half * 2, 0.3, mix(P.g, P.s1, 0.2)) +
    p.shape('M-.3.08h.6l.2.2h-1z', mix(P.p, P.s1, 0.4));
  s += across(k, 0.24, (x) =>
    Math.abs(x) > 0.6 ? cypress(cx + x * u, H * 0.84 + u * 0.1, u * 0.34, mix(P.g, P.d, 0.35)) : '',
  );
  return s + across(k, 0.16, (x) => (Math.abs(x) > 0.45 ? p.circle(x, 0.09, 0.06, mix(P.g, P.d, 0.15)) : ''));
}

function front({ P }: Kit, p: Pen, stone: string) {
  let s =
    p.rect(-0.47, -0.46, 0.94, 0.48, mix(stone, P.d, 0.35)) +
    p.shape('M-.09 0v-.26a.09.08 0 0 1 .18 0V0z', P.l);
  s += p.line('M0-.33V0', mix(P.l, P.d, 0.4), 0.012);
  [-0.255, -0.085, 0.085, 0.255].forEach((x, i) => {
    if (Math.abs(x) < 0.1) return;
    s +=
      p.shape(`M${x - 0.05} -.42h.1v.3l-.05.04l-.05-.04z`, nth([P.a, P.c], i)) +
      p.circle(x, -0.31, 0.03, P.p) +
      p.rect(x - 0.03, -0.23, 0.06, 0.014, P.p) +
      p.rect(x - 0.02, -0.2, 0.04, 0.014, P.p);
  });
  for (const x of [-0.425, -0.34, -0.17, 0.17, 0.34, 0.425])
    s +=
      p.shape(`M${x - 0.032} 0l.006-.43h.052l.006.43z`, stone) +
      p.shape(`M${x + 0.01} 0l-.002-.43h.018l.006.43z`, P.d, { 'fill-opacity': 0.13 }) +
      p.rect(x - 0.042, -0.45, 0.084, 0.03, stone) +
      p.rect(x - 0.042, -0.02, 0.084, 0.03, mix(stone, P.d, 0.1));
  return (
    s +
    p.rect(-0.51, -0.51, 1.02, 0.065, stone) +
    p.rect(-0.51, -0.452, 1.02, 0.012, P.d, { 'fill-opacity': 0.2 }) +
    p.shape('M-.54-.51L0-.73L.54-.51z', stone) +
    p.shape('M-.41-.53L0-.69L.41-.53z', mix(stone, P.d, 0.18)) +
    p.circle(0, -0.585, 0.045, P.x) +
    p.circle(0, -0.585, 0.026, P.l)
  );
}

function stairs({ P }: Kit, p: Pen, stone: string) {
  let s = '';
  for (let i = 0; i < 4; i++)
    s +=
      p.rect(
        -0.5 - i * 0.035,
        -0.085 + i * 0.042,
        1 + i * 0.07,
        0.044,
        mix(stone, P.d, i % 2 ? 0.12 : 0.02),
      ) + p.rect(-0.5 - i * 0.035, -0.085 + i * 0.042, 1 + i * 0.07, 0.01, P.p);
  return s;
}
