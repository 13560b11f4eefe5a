import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { num, rect } from '../../svg.ts';

/** A tower of macarons before a fan of light. */
export function macarons(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const table = H * 0.84;
  const p = pen(u, cx, table);
  const cloth = mix(P.b, P.d, 0.08);
  let s = sky(k) + fan(k, p);
  s += rect(0, table, W, H - table, cloth) + rect(0, table, W, u * 0.014, P.d, { 'fill-opacity': 0.2 });
  const flavours = [P.a, P.b, P.c, P.x, mix(P.a, P.p, 0.5), mix(P.c, P.x, 0.25)];
  s += sideStacks(k, p, flavours);
  s += p.ellipse(0, 0.012, 0.3, 0.02, P.d, { 'fill-opacity': 0.2 }) + stand(P, p);
  const off = k.i(0, 5);
  [4, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const at = p.at((i - (count - 1) / 2) * 0.158, -0.15 - row * 0.122);
      s += macaron(P, at, nth(flavours, off + i * 2 + row * 3));
    }
  });
  return s + sprig(P, p.at(0, -0.63));
}

/** Rays that open behind the tower, up to the edges of the frame. */
function fan({ P, u, W, H, lin }: Kit, p: Pen) {
  const reach = (W + H) / u;
  let s = '';
  for (let i = 0; i < 18; i += 2) {
    const [a, b] = [Math.PI + (i / 18) * Math.PI, Math.PI + ((i + 1) / 18) * Math.PI];
    const at = (angle: number) => `${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
    s += p.shape(`M0 0L${at(a)}L${at(b)}z`, P.l, { 'fill-opacity': 0.3 });
  }
  const disc = lin([
    [0, mix(P.s0, P.l, 0.75)],
    [1, mix(P.s1, P.l, 0.5)],
  ]);
  return s + p.shape('M-.42 0V-.3a.42.42 0 0 1 .84 0V0z', disc);
}

function stand({ p: pale, d }: Kit['P'], p: Pen) {
  return (
    p.shape('M-.13 0q.1-.006.112-.06V-.1h.036v.04q.012.054.112.06z', pale) +
    p.shape('M-.35-.105h.7q-.01.03-.05.03h-.6q-.04 0-.05-.03z', pale) +
    p.rect(-0.36, -0.112, 0.72, 0.016, mix(pale, d, 0.1), { rx: 0.008 })
  );
}

/** Two shells with ruffled feet and the cream between them, standing on its origin. */
function macaron({ p: pale, d }: Kit['P'], p: Pen, c: string) {
  const foot = mix(c, d, 0.14);
  const feet = p.line('M-.066-.072h.133M-.066-.047h.133', foot, 0.019, {
    'stroke-dasharray': `.1 ${num(0.0165 * p.u)}`,
  });
  return (
    p.shape('M-.076-.045h.152q.004.045-.04.045h-.072q-.044 0-.04-.045z', mix(c, d, 0.07)) +
    p.rect(-0.068, -0.068, 0.136, 0.02, mix(pale, c, 0.22), { rx: 0.01 }) +
    feet +
    p.shape('M-.076-.072q-.004-.058.076-.058t.076.058z', c) +
    p.line('M-.052-.09q.012-.022.04-.025', pale, 0.01, { 'stroke-opacity': 0.65 })
  );
}

const sprig = ({ p: pale, b, g, d }: Kit['P'], p: Pen) =>
  p.shape('M0 0q-.05-.05-.09-.03q.03.05.09.03z', mix(g, d, 0.2)) +
  p.shape('M0 0q.05-.05.09-.03q-.03.05-.09.03z', g) +
  p.circle(0, -0.028, 0.034, b) +
  p.circle(-0.011, -0.04, 0.008, pale, { 'fill-opacity': 0.8 });

/** Short stacks along the table, so that a banner has no empty sides. */
function sideStacks(k: Kit, p: Pen, flavours: readonly string[]) {
  const { P, u, W } = k;
  let s = '';
  for (let i = 0; 0.54 + i * 0.27 < W / u / 2 + 0.1; i++) {
    for (const q of [-1, 1]) {
      const height = k.i(1, 3);
      const at = p.at(q * (0.54 + i * 0.27), 0);
      s += at.ellipse(0, 0.008, 0.1, 0.012, P.d, { 'fill-opacity': 0.18 });
      for (let j = 0; j < height; j++)
        s += macaron(P, at.at(j % 2 ? 0.006 : -0.006, -j * 0.126), nth(flavours, k.i(0, 5)));
    }
  }
  return s;
}
