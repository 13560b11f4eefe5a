import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { awning, glow } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { nth } from '../../seed.ts';
import { rect } from '../../svg.ts';

const BAY = 0.64;

/** A chocolate maker's window: boxes with ribbons, pyramids of pralines, bars and jars. */
export function chocolatier(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const sill = H * 0.84;
  const p = pen(u, cx, sill);
  const half = W / u / 2 + 0.02;
  const wood = mix(P.b, P.d, 0.3);
  const top = -sill / u + 0.1;
  let s = rect(0, 0, W, H, wood) + p.rect(-half, top, half * 2, -top, k.fade(mix(P.l, P.a, 0.3), P.l));
  s +=
    p.rect(-half, -0.345, half * 2, 0.016, P.p) +
    p.rect(-half, -0.329, half * 2, 0.012, P.d, { 'fill-opacity': 0.12 });
  const bays = Math.floor(W / u / 2 / BAY + 0.5);
  const [low, high] = [k.i(0, 2), k.i(0, 2)];
  for (let i = -bays; i <= bays; i++) {
    s += lamp(k, p.at(i * BAY, top + 0.04), cx + i * BAY * u, sill + (top + 0.12) * u);
    s += nth(BELOW, i + low)(k, p.at(i * BAY, 0)) + nth(ABOVE, i + high)(k, p.at(i * BAY, -0.345));
  }
  for (let i = -bays; i <= bays + 1; i++)
    s +=
      p.rect((i - 0.5) * BAY - 0.016, top, 0.032, -top, wood) +
      p.rect((i - 0.5) * BAY - 0.016, top, 0.008, -top, P.p, { 'fill-opacity': 0.18 });
  s += p.shape('M-.3 0L.1-.9h.1L-.2 0z', P.p, { 'fill-opacity': 0.14 });
  s +=
    p.rect(-half, 0, half * 2, 0.04, mix(P.a, P.p, 0.2)) +
    p.rect(-half, 0.04, half * 2, 0.012, P.d, { 'fill-opacity': 0.3 });
  for (let i = -bays; i <= bays; i++)
    s += p.rect(i * BAY - 0.25, 0.08, 0.5, 0.2, 'none', {
      stroke: mix(wood, P.a, 0.4),
      'stroke-width': u * 0.008,
      rx: 0.01,
    });
  const stripes = Math.ceil(W / (u * 0.1)) | 1;
  return s + awning(k, [0, 0, W, H * 0.13], stripes, [P.a, P.p]);
}

type Display = (k: Kit, p: Pen) => string;

const praline = ({ x, p: pale, d }: Kit['P'], p: Pen, c: string) =>
  p.shape('M-.04 0l.006-.02h.068l.006.02z', pale) +
  p.shape('M-.034-.014q0-.052.034-.052t.034.052z', c) +
  p.line('M-.02-.046q.02.012.038-.002', c === x ? pale : mix(c, d, 0.4), 0.007);

const pyramid: Display = ({ P }, p) => {
  const kinds = [P.x, mix(P.x, P.d, 0.4), mix(P.x, P.p, 0.6)];
  let s =
    p.rect(-0.012, -0.08, 0.024, 0.08, P.p) +
    p.rect(-0.07, -0.01, 0.14, 0.012, P.p, { rx: 0.005 }) +
    p.rect(-0.19, -0.09, 0.38, 0.016, P.p, { rx: 0.008 });
  [4, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i++)
      s += praline(P, p.at((i - (count - 1) / 2) * 0.082, -0.09 - row * 0.055), nth(kinds, i + row));
  });
  return s;
};

const box = (
  { p: pale, d }: Kit['P'],
  p: Pen,
  [w, h]: readonly [number, number],
  c: string,
  ribbon: string,
) =>
  p.rect(-w / 2, -h, w, h, c, { rx: 0.006 }) +
  p.rect(-w / 2 - 0.008, -h, w + 0.016, h * 0.28, mix(c, pale, 0.14), { rx: 0.006 }) +
  p.rect(-w / 2, -h * 0.72, w, 0.006, d, { 'fill-opacity': 0.2 }) +
  p.rect(-0.014, -h, 0.028, h, ribbon);

const bow = (p: Pen, c: string, shade: string) =>
  p.shape('M0 0q-.06-.06-.08-.02q.0.035.08.02z', c) +
  p.shape('M0 0q.06-.06.08-.02q0 .035-.08.02z', c) +
  p.circle(0, -0.002, 0.014, shade);

const boxes: Display = ({ P }, p) =>
  box(P, p.at(-0.02, 0), [0.34, 0.12], P.b, P.p) +
  box(P, p.at(0.01, -0.12), [0.26, 0.1], P.a, P.p) +
  box(P, p.at(-0.01, -0.22), [0.17, 0.075], mix(P.c, P.p, 0.2), P.b) +
  bow(p.at(-0.01, -0.295), P.b, mix(P.b, P.d, 0.3));

/** Two bars standing, their squares showing. */
const bars: Display = ({ P, u }, p) => {
  const bar = (x: number, c: string, foil: string, h: number) => {
    let s = p.rect(x - 0.07, -h, 0.14, h, c, { rx: 0.008 });
    if (u >= 110)
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 4; j++)
          s += p.rect(x - 0.06 + i * 0.042, -h + 0.01 + j * 0.035, 0.034, 0.027, mix(c, P.p, 0.16), {
            rx: 0.005,
          });
    return (
      s +
      p.shape(
        `M${x - 0.076} 0v-.11l.02.012l.02-.012l.02.012l.02-.012l.02.012l.02-.012l.02.012l.012-.012v.11z`,
        foil,
      ) +
      p.rect(x - 0.045, -0.066, 0.09, 0.032, P.p, { 'fill-opacity': 0.85 })
    );
  };
  return (
    bar(-0.14, P.x, P.b, 0.27) +
    bar(0.14, mix(P.x, P.d, 0.45), P.a, 0.27) +
    bar(0, mix(P.x, P.p, 0.35), mix(P.c, P.d, 0.08), 0.23)
  );
};

const BELOW: readonly Display[] = [pyramid, boxes, bars];

const jars: Display = ({ P }, p) => {
  const jar = (x: number, c: string) => {
    let s = p.rect(x - 0.07, -0.19, 0.14, 0.19, P.p, { rx: 0.03, 'fill-opacity': 0.6 });
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 3; i++)
        s += p.circle(
          x - 0.04 + i * 0.04 + (j % 2 ? 0.008 : -0.008),
          -0.026 - j * 0.036,
          0.021,
          (i + j) % 2 ? c : mix(c, P.p, 0.25),
        );
    return (
      s +
      p.rect(x - 0.05, -0.225, 0.1, 0.04, mix(P.x, P.d, 0.2), { rx: 0.01 }) +
      p.circle(x, -0.235, 0.018, P.x)
    );
  };
  return jar(-0.17, P.a) + jar(0, P.b) + jar(0.17, mix(P.c, P.x, 0.2));
};

const cloche: Display = ({ P }, p) =>
  p.rect(-0.012, -0.06, 0.024, 0.06, P.p) +
  p.rect(-0.08, -0.012, 0.16, 0.012, P.p, { rx: 0.006 }) +
  p.rect(-0.18, -0.07, 0.36, 0.016, P.p, { rx: 0.008 }) +
  p.shape('M-.12-.07q0-.1.12-.1t.12.1z', P.x) +
  p.shape(
    'M-.12-.085q.01-.085.12-.085t.12.085q-.02.03-.045 0q-.02.035-.05 0q-.025.04-.05 0q-.03.035-.05 0q-.025.03-.045 0z',
    mix(P.x, P.d, 0.45),
  ) +
  p.circle(0, -0.18, 0.024, P.b) +
  p.shape('M-.155-.07v-.06a.155.15 0 0 1 .31 0v.06z', P.p, { 'fill-opacity': 0.26 }) +
  p.circle(0, -0.29, 0.015, P.p);

const gifts: Display = ({ P }, p) =>
  box(P, p.at(-0.12, 0), [0.2, 0.15], P.a, P.p) +
  bow(p.at(-0.12, -0.15), P.p, mix(P.p, P.d, 0.2)) +
  box(P, p.at(0.13, 0), [0.17, 0.11], mix(P.c, P.p, 0.15), P.b) +
  bow(p.at(0.13, -0.11), P.b, mix(P.b, P.d, 0.3));

const ABOVE: readonly Display[] = [jars, cloche, gifts];

function lamp(k: Kit, p: Pen, x: number, y: number) {
  const { P, u } = k;
  return (
    glow(k, x, y, u * 0.2, 0.85) +
    p.rect(-0.003, -0.1, 0.006, 0.15, P.d) +
    p.circle(0, 0.085, 0.022, P.p) +
    p.shape('M-.06.085q0-.06.06-.06t.06.06z', P.b)
  );
}
