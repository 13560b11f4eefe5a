import { luminance, mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { cypress, sky } from '../../motifs.ts';
import { circle, line, path, rect, shape } from '../../svg.ts';

/** Arches with roundels before hills and cypresses. */
export function colonnade(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const fl = H * 0.8;
  const aw = u * 0.4;
  const pier = u * 0.045;
  const top = H * 0.28;
  const wall = luminance(P.s0) < 0.05 ? mix(P.s1, P.p, 0.26) : mix(P.p, P.s1, 0.22);
  const stone = mix(P.a, P.d, 0.06);
  let s = sky(k) + circle(cx + k.f(-0.22, 0.22) * u, fl - u * 0.24, u * 0.17, P.l);
  s +=
    shape(
      path`M0 ${fl}V${fl - u * 0.16}q${W * 0.25} ${-u * 0.1} ${W * 0.5} 0t${W * 0.5} 0V${fl}z`,
      mix(P.x, P.s1, 0.35),
    ) +
    shape(
      path`M0 ${fl}V${fl - u * 0.07}q${W * 0.2} ${-u * 0.06} ${W * 0.5} ${-u * 0.01}
      t${W * 0.5} ${-u * 0.02}V${fl}z`,
      P.x,
    );
  for (let i = 0; i < Math.round((W / u) * 6); i++)
    s += cypress(k.f(0, W), fl - u * 0.05, u * k.f(0.1, 0.19), mix(P.x, P.d, 0.5));
  const step = aw + pier;
  const nA = Math.ceil(W / step / 2) + 1;
  let d = path`M-1 -1H${W + 1}V${top + aw / 2}H-1z`;
  for (let i = -nA; i <= nA; i++) {
    const x = cx + i * step - aw / 2;
    d += path`M${x} ${top + aw / 2}a${aw / 2} ${aw / 2} 0 0 1 ${aw} 0z`;
  }
  s += shape(d, wall, { 'fill-rule': 'evenodd' });
  for (let i = -nA; i <= nA; i++) s += bay(k, cx + i * step, { fl, aw, pier, top, wall, stone });
  s +=
    rect(0, top - u * 0.07, W, u * 0.016, stone) +
    rect(0, top - u * 0.1, W, u * 0.012, stone, { 'fill-opacity': 0.6 });
  return s + chequeredFloor(k, fl, stone, wall);
}

type Bay = { fl: number; aw: number; pier: number; top: number; wall: string; stone: string };

function bay({ P, u }: Kit, x: number, { fl, aw, pier, top, wall, stone }: Bay) {
  const c = x + (aw + pier) / 2;
  let s = '';
  s += line(path`M${x - aw / 2} ${top + aw / 2}a${aw / 2} ${aw / 2} 0 0 1 ${aw} 0`, stone, u * 0.024);
  s +=
    rect(c - pier / 2, top + aw / 2, pier, fl - top - aw / 2, wall) +
    rect(c + pier * 0.06, top + aw / 2, pier * 0.44, fl - top - aw / 2, P.d, { 'fill-opacity': 0.1 });
  s +=
    rect(c - pier, top + aw / 2 - u * 0.012, pier * 2, u * 0.024, stone) +
    rect(c - pier * 0.72, top + aw / 2 + u * 0.012, pier * 1.44, u * 0.026, mix(stone, P.p, 0.25)) +
    rect(c - pier * 0.9, fl - u * 0.03, pier * 1.8, u * 0.03, stone);
  s +=
    circle(c, top + u * 0.035, u * 0.058, P.b) +
    circle(c, top + u * 0.035, u * 0.058, 'none', { stroke: stone, 'stroke-width': u * 0.012 }) +
    shape(
      path`M${c - u * 0.022} ${top + u * 0.065}v${-u * 0.04}
      a${u * 0.022} ${u * 0.022} 0 0 1 ${u * 0.044} 0v${u * 0.04}z`,
      P.p,
    );
  return s;
}

function chequeredFloor({ u, cx, W, H }: Kit, fl: number, stone: string, wall: string) {
  let s = '';
  s += rect(0, fl, W, H - fl, stone);
  for (let j = 0; j < 2; j++)
    for (let i = -14; i < 14; i++)
      if ((i + j) % 2 === 0) {
        const t0 = 1 + j * 0.5;
        const t1 = 1.5 + j * 0.5;
        const ww = u * 0.12;
        const hh = (H - fl) / 2;
        s += shape(
          path`M${cx + i * ww * t0} ${fl + j * hh}L${cx + (i + 1) * ww * t0} ${fl + j * hh}
      L${cx + (i + 1) * ww * t1} ${fl + (j + 1) * hh}
      L${cx + i * ww * t1} ${fl + (j + 1) * hh}z`,
          wall,
        );
      }
  return s;
}
