import { mix } from './colour.ts';
import type { Kit } from './kit.ts';
import { glow, halo } from './motifs.ts';
import type { Pen } from './pen.ts';
import { circle, rect } from './svg.ts';

type Colours = Kit['P'];

/** Half the width of the frame in units of the pen, and a little more. */
export const halfWidth = ({ W, u }: Kit) => W / u / 2 + 0.05;

const blueness = (hex: string) => Number.parseInt(hex.slice(5, 7), 16) - Number.parseInt(hex.slice(1, 3), 16);

/** Water and night sky: the bluest of the three leading colours, whichever of them plays which part. */
export const coolest = ({ a, b, c }: Colours) =>
  [a, b, c].reduce((best, colour) => (blueness(colour) > blueness(best) ? colour : best));

/** A wall, and a floor from `y` pixels down. */
export function room(k: Kit, y: number, floor = mix(k.P.d, k.P.b, 0.3)): string {
  const { P, u, W, H } = k;
  return (
    rect(0, 0, W, y + 1, k.fade(P.s0, P.s1)) +
    rect(0, y, W, H - y, floor) +
    rect(0, y, W, u * 0.014, P.d, { 'fill-opacity': 0.35 })
  );
}

/** From edge to edge in equal steps, one of them at the origin. */
export function across(k: Kit, step: number, draw: (x: number, i: number) => string): string {
  const count = Math.ceil(halfWidth(k) / step);
  let s = '';
  for (let i = -count; i <= count; i++) s += draw(i * step, i);
  return s;
}

/** The sun by day, the moon by night. */
export const sun = (k: Kit, x: number, y: number, r: number) =>
  glow(k, x, y, r * 3, 0.7) + circle(x, y, r, mix(k.P.l, k.P.p, 0.25));

/** A lamp on a cord from the origin down, and the light around it. */
export const pendant = (k: Kit, p: Pen, drop: number, shade: string) =>
  p.circle(0, drop + 0.06, 0.26, halo(k, 0.7)) +
  p.rect(-0.004, -0.2, 0.008, drop + 0.2, k.P.d) +
  p.shape(`M-.09 ${drop + 0.055}q0-.085 .09-.085t.09.085z`, shade) +
  p.shape(`M-.035 ${drop + 0.055}a.035 .035 0 0 0 .07 0z`, k.P.l);

/** Three threads of steam over the origin. */
export const steam = ({ p: pale }: Colours, p: Pen) =>
  [-0.06, 0, 0.06]
    .map((x, i) =>
      p.line(`M${x} 0q.03-.035 0-.07t0-.07${i === 1 ? 'q.03-.03 0-.06' : ''}`, pale, 0.014, {
        'stroke-opacity': 0.65,
      }),
    )
    .join('');

/** A glass of wine, its foot at the origin. */
export const wineGlass = ({ p: pale }: Colours, p: Pen, wine: string) =>
  p.rect(-0.004, -0.11, 0.008, 0.11, pale) +
  p.rect(-0.042, -0.01, 0.084, 0.01, pale, { rx: 0.005 }) +
  p.shape('M-.052-.235q-.014.135.052.135t.052-.135z', pale, { 'fill-opacity': 0.42 }) +
  p.shape('M-.056-.185q0 .08.056.08t.056-.08z', wine);

/** A candle with its flame, its foot at the origin. */
export const candle = (k: Kit, p: Pen) =>
  p.circle(0, -0.16, 0.16, halo(k, 0.6)) +
  p.rect(-0.016, -0.12, 0.032, 0.12, k.P.p, { rx: 0.005 }) +
  p.shape('M0-.19q.03.042 0 .07q-.03-.028 0-.07', k.P.x) +
  p.shape('M0-.155q.013.02 0 .035q-.013-.015 0-.035', k.P.p);

/** A round tree, its foot at the origin. */
export const tree = ({ d }: Colours, p: Pen, crown: string) =>
  p.rect(-0.013, -0.2, 0.026, 0.2, mix(crown, d, 0.6)) +
  p.circle(0, -0.3, 0.15, crown) +
  p.circle(-0.1, -0.25, 0.09, crown) +
  p.circle(0.1, -0.24, 0.085, mix(crown, d, 0.16)) +
  p.line('M0-.19L-.05-.26M0-.21L.05-.28', mix(crown, d, 0.5), 0.01);

/** A plant in a pot, its foot at the origin. */
export function potted({ g, d }: Colours, p: Pen, pot: string) {
  let s = '';
  for (let i = -2; i <= 2; i++) {
    const tip = `${i * 0.07} ${-0.34 + Math.abs(i) * 0.05}`;
    s += p.shape(
      `M0-.1Q${i * 0.06 - 0.05}-.2 ${tip}Q${i * 0.06 + 0.05}-.2 0-.1z`,
      i % 2 ? g : mix(g, d, 0.3),
    );
  }
  return (
    s + p.shape('M-.075-.12h.15l-.022.12h-.106z', pot) + p.rect(-0.085, -0.13, 0.17, 0.03, mix(pot, d, 0.2))
  );
}

/** A stool with a round seat, its feet at the origin. */
export const stool = ({ d }: Colours, p: Pen, seat: string) =>
  p.line('M-.05-.24L-.075 0M.05-.24L.075 0M-.062-.09h.124', d, 0.014) +
  p.rect(-0.095, -0.275, 0.19, 0.045, seat, { rx: 0.02 });

/** A cup of stoneware on its saucer, the saucer at the origin. */
export const cup = ({ p: pale, d }: Colours, p: Pen, colour: string) =>
  p.ellipse(0, 0, 0.1, 0.016, mix(pale, d, 0.12)) +
  p.line('M.06-.075q.05-.01.045.025t-.055.025', colour, 0.014) +
  p.shape('M-.065-.095h.13q0 .095-.045.095h-.04q-.045 0-.045-.095z', colour) +
  p.shape('M.02-.095h.045q0 .095-.045.095z', d, { 'fill-opacity': 0.14 });

/** A bottle, its foot at the origin. */
export const bottle = ({ p: pale, d }: Colours, p: Pen, glass: string) =>
  p.shape('M-.042 0v-.17q0-.045.027-.06v-.09h.03v.09q.027.015.027.06V0z', glass) +
  p.rect(-0.018, -0.335, 0.036, 0.03, mix(glass, d, 0.4)) +
  p.rect(-0.042, -0.13, 0.084, 0.075, pale, { 'fill-opacity': 0.85 });

/** Square tiles over an area in units, in two colours turn by turn. */
export function checks(
  p: Pen,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  size: number,
  colour: string,
) {
  let d = '';
  for (let j = 0; j * size < h; j++)
    for (let i = j % 2; i * size < w; i += 2)
      d += `M${x + i * size} ${y + j * size}h${size}v${Math.min(size, h - j * size)}h${-size}z`;
  return p.shape(d, colour);
}
