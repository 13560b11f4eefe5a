import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

/** An open box of donuts from above, glazed, sprinkled and one already bitten. */
export function donuts(k: Kit): string {
  const { P, u, cx, cy, W, H } = k;
  const p = pen(u, cx, cy);
  let s = rect(0, 0, W, H, k.fade(P.s0, P.s1));
  for (let x = -W / u; x < W / u; x += 0.22)
    s += p.shape(`M${x} -.6h.09l-.5 1.2h-.09z`, P.p, { 'fill-opacity': 0.28 });
  s += p.rect(-0.5, -0.3, 1.06, 0.74, P.d, { rx: 0.03, 'fill-opacity': 0.16 });
  s +=
    p.shape('M-.52-.36L-.46-.48h.92l.06.12z', mix(P.b, P.p, 0.3)) +
    p.rect(-0.53, -0.37, 1.06, 0.76, P.b, { rx: 0.02 }) +
    p.rect(-0.49, -0.33, 0.98, 0.68, P.p, { rx: 0.014 });
  s += p.rect(-0.49, -0.33, 0.98, 0.03, P.d, { 'fill-opacity': 0.1 });
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 3; i++)
      s += ring(k, p.at(-0.315 + i * 0.315, -0.15 + j * 0.32), i + j * 3 + k.i(0, 1) * 2);
  return (
    s +
    extra(k, p.at(-0.72, 0.2)) +
    extra(k, p.at(0.76, -0.16)) +
    extra(k, p.at(-0.78, -0.3)) +
    extra(k, p.at(0.74, 0.32))
  );
}

const extra = (k: Kit, p: Pen) => ring(k, p, 1);

function ring(k: Kit, p: Pen, i: number) {
  const { P, u } = k;
  const dough = mix(P.l, P.d, 0.22);
  const glaze = nth([P.b, mix(P.x, P.d, 0.15), P.a, mix(P.p, P.l, 0.2), mix(P.b, P.p, 0.5), P.x], i);
  let wave = '';
  for (let j = 0; j <= 18; j++) {
    const [a, r] = [(j / 18) * 6.283, 0.122 + (j % 2 ? 0.008 : -0.006)];
    wave += `${j ? 'L' : 'M'}${Math.cos(a) * r} ${Math.sin(a) * r}`;
  }
  let s =
    p.circle(0.012, 0.016, 0.142, P.d, { 'fill-opacity': 0.16 }) +
    p.circle(0, 0, 0.14, dough) +
    p.shape(`${wave}z`, glaze);
  s += p.line('M-.085-.03a.09.09 0 0 1 .06-.056', P.p, 0.014, { 'stroke-opacity': 0.6 });
  s += p.circle(0, 0, 0.05, mix(dough, P.d, 0.15)) + p.circle(0.003, 0.006, 0.038, P.p);
  if (u < 110) return s;
  for (let j = 0; j < 11; j++) {
    const [a, r] = [j * 2.4 + i, 0.075 + (j % 3) * 0.014];
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
    if (i % 3 === 0)
      s += p.line(
        `M${x} ${y}l${Math.cos(a * 3) * 0.018} ${Math.sin(a * 3) * 0.018}`,
        nth([P.p, P.l, P.x], j),
        0.009,
      );
    else if (i % 3 === 1 && j < 5)
      s += p.line(`M${-0.1 + j * 0.045} ${-0.06 + (j % 2) * 0.01}L${-0.07 + j * 0.04} .08`, P.p, 0.008, {
        'stroke-opacity': 0.8,
      });
    else if (i % 3 === 2) s += p.circle(x, y, 0.008, j % 2 ? P.p : P.d);
  }
  return (
    s + (i % 3 === 1 ? p.circle(0, 0, 0.05, mix(dough, P.d, 0.15)) + p.circle(0.003, 0.006, 0.038, P.p) : '')
  );
}
