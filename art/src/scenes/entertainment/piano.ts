import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { ellipse, rect } from '../../svg.ts';

/** A grand piano with its lid up, in a pool of light. */
export function piano(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const floor = H * 0.84;
  const p = pen(u, cx, floor);
  let s = rect(0, 0, W, H, k.fade(mix(P.b, P.d, 0.35), mix(P.b, P.a, 0.35))) + drapes(k, p);
  s += glow(k, cx, floor - u * 0.36, u * 0.66, 0.5) + p.circle(0.02, -0.4, 0.38, k.fade(P.l, P.x));
  s += p.circle(0.02, -0.4, 0.38, 'none', { stroke: P.l, 'stroke-width': u * 0.008, 'stroke-opacity': 0.6 });
  s +=
    rect(0, floor - u * 0.05, W, H, mix(P.b, P.d, 0.55)) +
    rect(0, floor - u * 0.05, W, u * 0.012, P.x, { 'fill-opacity': 0.7 });
  s +=
    ellipse(cx, floor + u * 0.02, u * 0.52, u * 0.05, P.l, { 'fill-opacity': 0.85 }) +
    ellipse(cx, floor + u * 0.02, u * 0.42, u * 0.03, P.d, { 'fill-opacity': 0.25 });
  return (
    s +
    grand(k, p) +
    stool(P, p.at(-0.5, 0)) +
    candelabrum(k, p.at(0.02, -0.28), cx + u * 0.02, floor - u * 0.28) +
    lamps(k, p, floor)
  );
}

/** Folds from edge to edge behind the player's place. */
function drapes({ P, u, W }: Kit, p: Pen) {
  const half = W / u / 2 + 0.05;
  let s = '';
  for (let x = 0; x < half; x += 0.13)
    for (const q of [-1, 1])
      s += p.shape(`M${q * x}-1.3h${q * 0.06}q${q * 0.016} .6 0 1.3h${-q * 0.06}z`, P.a, {
        'fill-opacity': 0.22,
      });
  return s;
}

function grand({ P, u }: Kit, p: Pen) {
  const [ink, edge] = [P.d, mix(P.d, P.p, 0.22)];
  let s = '';
  s +=
    p.shape('M-.24-.3L-.31-.71Q.02-.75.14-.6Q.24-.44.47-.3z', mix(P.a, P.d, 0.25)) +
    p.line('M-.24-.3L-.31-.71Q.02-.75.14-.6Q.24-.44.47-.3z', ink, 0.03);
  s += p.line('M-.25-.66Q.02-.69.11-.55Q.19-.42.33-.33', P.x, 0.006, { 'stroke-opacity': 0.5 });
  s += p.rect(-0.28, -0.312, 0.76, 0.03, P.x, { rx: 0.01 });
  s +=
    p.shape('M-.42-.235Q-.42-.3-.35-.3H.49V-.19Q.49-.165.45-.165H-.42z', ink) +
    p.line('M-.27-.29H.47', edge, 0.008);
  s += p.shape('M-.46-.2h.22v.03h-.22z', ink) + p.rect(-0.44, -0.215, 0.185, 0.02, P.p, { rx: 0.003 });
  if (u >= 110) for (let i = 0; i < 9; i++) s += p.rect(-0.432 + i * 0.0195, -0.215, 0.008, 0.012, ink);
  s +=
    p.shape('M-.36-.3l.06-.13l.02.006l-.05.124z', ink) + p.shape('M-.3-.425l-.06-.02l-.045.1l.06.02z', P.p);
  for (const x of [-0.36, 0.4])
    s += p.shape(`M${x - 0.028}-.17h.056l-.014.15h-.028z`, ink) + p.circle(x, -0.01, 0.018, P.x);
  return s + p.line('M.02-.165V-.05M-.02-.03h.08', ink, 0.014);
}

const stool = ({ d, a }: Kit['P'], p: Pen) =>
  p.line('M-.07 0L-.055-.11M.07 0L.055-.11', d, 0.018) +
  p.rect(-0.095, -0.15, 0.19, 0.045, a, { rx: 0.018 }) +
  p.rect(-0.09, -0.115, 0.18, 0.014, d);

function candelabrum(k: Kit, p: Pen, x: number, y: number) {
  const { P, u } = k;
  const candle = (dx: number, dy: number) =>
    p.rect(dx - 0.009, dy - 0.06, 0.018, 0.06, P.p) +
    p.shape(`M${dx} ${dy - 0.11}q.02.028 0 .048q-.02-.02 0-.048`, P.l);
  return (
    glow(k, x, y - u * 0.16, u * 0.17, 0.8) +
    p.line('M0-.03V-.12M-.06-.1Q-.06-.06 0-.06T.06-.1M-.03-.03h.06', P.x, 0.012) +
    candle(-0.06, -0.1) +
    candle(0, -0.12) +
    candle(0.06, -0.1)
  );
}

/** Globe lamps over the room where a wide frame leaves space. */
function lamps(k: Kit, p: Pen, floor: number) {
  const { P, u, cx, W } = k;
  let s = '';
  for (let i = 0; 0.6 + i * 0.34 < W / u / 2 + 0.1; i++) {
    for (const q of [-1, 1]) {
      const [x, y] = [q * (0.6 + i * 0.34), i % 2 ? -0.56 : -0.64];
      s +=
        glow(k, cx + x * u, floor + y * u, u * 0.18, 0.8) +
        p.rect(x - 0.003, -1.4, 0.006, 1.4 + y - 0.04, P.d) +
        p.circle(x, y, 0.042, P.l) +
        p.circle(x, y, 0.026, P.p) +
        p.rect(x - 0.014, y - 0.06, 0.028, 0.022, P.d);
    }
  }
  return s;
}
