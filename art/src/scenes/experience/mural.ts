import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A painted wall in an alley: a great bird over hills and flowers, paint cans and a ladder before it. */
export function mural(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.84);
  const half = halfWidth(k);
  let s = sky(k) + p.rect(-half, -0.76, half * 2, 0.76, mix(P.b, P.p, 0.35)) + painting(k, p, half);
  s += p.rect(-half, -0.79, half * 2, 0.045, mix(P.p, P.d, 0.25));
  for (let j = 0; j < 7; j++)
    for (let x = -half + (j % 2) * 0.1; x < half; x += 0.2)
      s += p.rect(x, -0.1 - j * 0.1, 0.19, 0.004, P.d, { 'fill-opacity': 0.1 });
  s +=
    p.rect(-half, 0, half * 2, 0.3, mix(P.d, P.b, 0.4)) +
    p.rect(-half, -0.012, half * 2, 0.03, mix(P.p, P.d, 0.35)) +
    p.circle(0.05, -0.4, 0.5, halo(k, 0.3));
  s += across(k, 1.3, (x) => ladder(k, p.at(x - 0.5, 0.05)) + cans(k, p.at(x + 0.36, 0.08)));
  return (
    s +
    p.circle(-0.14, 0.12, 0.02, P.a, { 'fill-opacity': 0.6 }) +
    p.ellipse(0.12, 0.1, 0.04, 0.012, P.c, { 'fill-opacity': 0.6 })
  );
}

function painting(k: Kit, p: Pen, half: number) {
  const { P } = k;
  let s = p.circle(0.3, -0.5, 0.2, P.c) + p.circle(0.3, -0.5, 0.15, P.l);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.2832;
    s += p.shape(
      `M${0.3 + Math.cos(a - 0.08) * 0.22} ${-0.5 + Math.sin(a - 0.08) * 0.22}L${0.3 + Math.cos(a) * 0.3} ${-0.5 + Math.sin(a) * 0.3}L${0.3 + Math.cos(a + 0.08) * 0.22} ${-0.5 + Math.sin(a + 0.08) * 0.22}z`,
      P.c,
    );
  }
  s +=
    p.shape(`M${-half} 0V-.3q.3-.2.6-.02t.5-.04t.6.0t.6-.04V0z`, P.g) +
    p.shape(`M${-half} 0V-.16q.3-.12.6.0t.6-.06t.6.04t.6-.03V0z`, mix(P.g, P.d, 0.3));
  s += p.shape(
    'M-.5-.46q.16.06.24.16q.04-.3-.06-.42q.22.06.26.4q.14-.02.2-.1q.03-.05.09-.04l.07.03-.07.02q-.02.2-.24.24q-.12.02-.2-.04q-.14.06-.26-.02q.06-.02.1-.06q-.1-.06-.13-.17z',
    P.a,
  );
  s +=
    p.shape(
      'M-.2-.72q.22.06.26.4q-.04.02-.08 0q-.06-.26-.18-.4zM-.5-.46q.16.06.24.16l.02.06q-.16-.04-.26-.22z',
      mix(P.a, P.p, 0.45),
    ) +
    p.shape('M-.24-.3q.12.1.3.04q-.1.12-.22.1t-.08-.14z', mix(P.a, P.d, 0.22)) +
    p.circle(0.285, -0.455, 0.012, P.d);
  return (
    s +
    across(k, 0.15, (x, i) =>
      flower(
        P,
        p.at(x + 0.04, -0.05 - ((i + 20) % 3) * 0.035, 0.8 + ((i + 20) % 2) * 0.35),
        nth([P.a, P.c, P.p, P.b], i + 40),
        mix(P.g, P.d, 0.45),
      ),
    )
  );
}

const flower = ({ l }: Kit['P'], p: Pen, c: string, stem: string) =>
  p.line('M0 .05V0', stem, 0.012) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => p.circle(Math.cos(i * 1.047) * 0.03, -0.02 + Math.sin(i * 1.047) * 0.03, 0.022, c))
    .join('') +
  p.circle(0, -0.02, 0.018, l);

const ladder = ({ P }: Kit, p: Pen) =>
  p.line('M-.1 0L-.03-.62M.1 0L.03-.62', mix(P.p, P.d, 0.3), 0.018) +
  [-0.1, -0.22, -0.34, -0.46, -0.57]
    .map((y) => p.line(`M${-0.1 - y * 0.113} ${y}h${0.2 + y * 0.226}`, mix(P.p, P.d, 0.3), 0.014))
    .join('');

const cans = ({ P }: Kit, p: Pen) =>
  [-0.1, 0.02, 0.14]
    .map((x, i) => {
      const c = nth([P.a, P.c, P.b], i);
      return (
        p.ellipse(x, 0.004, 0.06, 0.01, P.d, { 'fill-opacity': 0.35 }) +
        p.rect(x - 0.048, -0.1, 0.096, 0.1, mix(P.p, P.d, 0.15)) +
        p.ellipse(x, -0.1, 0.048, 0.012, c) +
        p.shape(`M${x - 0.046} -.1h.05v.045q-.012.02-.022 0v-.012q-.014.02-.028 0z`, c) +
        p.line(`M${x - 0.048} -.09q.048.06.096 0`, mix(P.p, P.d, 0.45), 0.006)
      );
    })
    .join('') +
  p.line('M.2 .02l.12-.05', mix(P.c, P.d, 0.4), 0.018) +
  p.line('M.2 .02l-.03.012', P.a, 0.03);
