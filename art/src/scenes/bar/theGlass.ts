import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { bulbs, sky } from '../../motifs.ts';
import { nth } from '../../seed.ts';
import { circle, ellipse, group, line, num, path, rect, shape } from '../../svg.ts';

/** A coupe, tumbler, balloon or martini before the moon. */
export function theGlass(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const bar = H * 0.82;
  const kind = k.i(0, 3);
  let s = sky(k);
  const mx = cx + k.pick([-1, 1]) * u * 0.2;
  s += circle(mx, bar - u * 0.42, u * 0.33, mix(P.l, P.x, 0.15), { 'fill-opacity': 0.95 });
  s +=
    bulbs(k, [-u * 0.08, 0], [W * 0.5, u * 0.03], u * 0.07, 6, u * 0.012) +
    bulbs(k, [W * 0.5, u * 0.03], [W + u * 0.08, 0], u * 0.07, 6, u * 0.012) +
    rect(W * 0.5 - u * 0.004, -1, u * 0.008, u * 0.04, P.d, { 'fill-opacity': 0.55 });
  s += rect(0, bar, W, H - bar, P.d) + rect(0, bar, W, u * 0.014, P.x);
  const liquor = k.fade(P.x, P.a);
  s += nth([coupe, tumbler, balloon, martini], kind)(k, bar, liquor);
  s += ellipse(cx, bar + (H - bar) * 0.36, u * 0.2, u * 0.018, P.x, { 'fill-opacity': 0.35 });
  return s;
}

function stem({ P, u, cx }: Kit, y: number, height: number, w: number) {
  return rect(cx - w, y - height, w * 2, height - u * 0.01, P.p, { 'fill-opacity': 0.9 });
}

function foot({ P, u, cx }: Kit, y: number, w: number) {
  return shape(
    path`M${cx - w} ${y}q${w * 0.7} ${-u * 0.008} ${w - u * 0.012} ${-u * 0.04}h${u * 0.024}
      q${u * 0.01} ${u * 0.032} ${w - u * 0.012} ${u * 0.04}z`,
    P.p,
    { 'fill-opacity': 0.9 },
  );
}

function coupe(k: Kit, y: number, liq: string) {
  const { P, u, cx } = k;
  let s = stem(k, y, u * 0.34, u * 0.011) + foot(k, y, u * 0.13);
  s += shape(
    path`M${cx - u * 0.24} ${y - u * 0.56}q${u * 0.02} ${u * 0.24} ${u * 0.24} ${u * 0.24}
      q${u * 0.22} 0 ${u * 0.24} ${-u * 0.24}z`,
    P.p,
    { 'fill-opacity': 0.42 },
  );
  s += shape(
    path`M${cx - u * 0.226} ${y - u * 0.5}q${u * 0.03} ${u * 0.165} ${u * 0.226} ${u * 0.165}
      q${u * 0.196} 0 ${u * 0.226} ${-u * 0.165}z`,
    liq,
  );
  s +=
    circle(cx + u * 0.08, y - u * 0.5, u * 0.035, P.b) +
    line(path`M${cx + u * 0.0} ${y - u * 0.58}L${cx + u * 0.16} ${y - u * 0.43}`, P.d, u * 0.008);
  return s;
}

function tumbler({ P, u, cx }: Kit, y: number, liq: string) {
  const gl = P.p;
  const w = u * 0.19;
  const h = u * 0.42;
  let s = '';
  s += shape(path`M${cx - w} ${y - h}L${cx - w * 0.86} ${y}h${w * 1.72}L${cx + w} ${y - h}z`, gl, {
    'fill-opacity': 0.42,
  });
  s += shape(
    path`M${cx - w * 0.93} ${y - h * 0.74}L${cx - w * 0.8} ${y - u * 0.035}h${w * 1.6}
      L${cx + w * 0.93} ${y - h * 0.74}z`,
    liq,
  );
  s +=
    group(
      rect(-u * 0.075, -u * 0.075, u * 0.15, u * 0.15, gl, { rx: u * 0.018, 'fill-opacity': 0.5 }),
      `translate(${num(cx - u * 0.05)} ${num(y - h * 0.56)}) rotate(14)`,
    ) +
    group(
      rect(-u * 0.06, -u * 0.06, u * 0.12, u * 0.12, gl, { rx: u * 0.018, 'fill-opacity': 0.36 }),
      `translate(${num(cx + u * 0.06)} ${num(y - h * 0.3)}) rotate(-18)`,
    );
  const ox = cx + w * 0.86;
  const oy = y - h * 0.98;
  s +=
    circle(ox, oy, u * 0.115, P.x) +
    circle(ox, oy, u * 0.095, P.p) +
    circle(ox, oy, u * 0.084, mix(P.x, P.a, 0.45));
  for (let a = 0; a < 6; a++)
    s += line(
      path`M${ox} ${oy}l${Math.cos(a * 1.047) * u * 0.08} ${Math.sin(a * 1.047) * u * 0.08}`,
      P.p,
      u * 0.008,
    );
  return s;
}

function balloon(k: Kit, y: number, liq: string) {
  const { P, u, cx } = k;
  const gl = P.p;
  let s =
    rect(cx - u * 0.012, y - u * 0.22, u * 0.024, u * 0.2, gl, { 'fill-opacity': 0.9 }) +
    foot(k, y, u * 0.125);
  const cp = k.clip(`<circle cx="${num(cx)}" cy="${num(y - u * 0.42)}" r="${num(u * 0.222)}"/>`);
  s += shape(
    path`M${cx - u * 0.14} ${y - u * 0.61}
      A${u * 0.235} ${u * 0.235} 0 1 0 ${cx + u * 0.14} ${y - u * 0.61}z`,
    gl,
    { 'fill-opacity': 0.42 },
  );
  s += group(
    rect(cx - u * 0.3, y - u * 0.5, u * 0.6, u * 0.4, liq) +
      circle(cx - u * 0.07, y - u * 0.46, u * 0.075, gl, { 'fill-opacity': 0.42 }) +
      circle(cx + u * 0.07, y - u * 0.36, u * 0.062, gl, { 'fill-opacity': 0.32 }) +
      circle(cx - u * 0.05, y - u * 0.28, u * 0.04, gl, { 'fill-opacity': 0.22 }),
    '',
    { 'clip-path': cp },
  );
  const ox = cx + u * 0.15;
  const oy = y - u * 0.56;
  s +=
    shape(
      path`M${ox - u * 0.11} ${oy + u * 0.03}
      a${u * 0.11} ${u * 0.11} 0 0 1 ${u * 0.2} ${-u * 0.09}z`,
      P.x,
    ) +
    shape(
      path`M${ox - u * 0.08} ${oy + u * 0.015}
      a${u * 0.08} ${u * 0.08} 0 0 1 ${u * 0.15} ${-u * 0.07}z`,
      mix(P.x, P.p, 0.6),
    );
  s += line(path`M${cx - u * 0.02} ${y - u * 0.3}L${cx - u * 0.13} ${y - u * 0.74}`, P.p, u * 0.014);
  return s;
}

function martini(k: Kit, y: number) {
  const { P, u, cx } = k;
  const gl = P.p;
  let s = stem(k, y, u * 0.34, u * 0.01) + foot(k, y, u * 0.13);
  s +=
    shape(path`M${cx - u * 0.26} ${y - u * 0.6}h${u * 0.52}L${cx} ${y - u * 0.32}z`, gl, {
      'fill-opacity': 0.42,
    }) +
    shape(
      path`M${cx - u * 0.215} ${y - u * 0.55}h${u * 0.43}L${cx} ${y - u * 0.335}z`,
      k.fade(mix(P.l, P.p, 0.4), P.x),
    );
  s +=
    line(path`M${cx - u * 0.1} ${y - u * 0.46}L${cx + u * 0.17} ${y - u * 0.68}`, P.p, u * 0.01) +
    circle(cx - u * 0.02, y - u * 0.52, u * 0.04, P.c) +
    circle(cx - u * 0.005, y - u * 0.535, u * 0.014, P.a);
  return s;
}
