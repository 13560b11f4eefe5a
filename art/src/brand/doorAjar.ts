import { circle, group, line, path, rect, shape } from '../svg.ts';

import { type BrandKit, brandKit } from './brandKit.ts';

type Door = {
  W: number;
  H: number;
  u: number;
  cx: number;
  floor: number;
  dw: number;
  dh: number;
  top: number;
  gapX: number;
  g: BrandKit;
};

/** A door left ajar, light across the stones: the Privé picture, `W` x `H` CSS pixels. */
export function doorAjar(W: number, H: number, uid = 'door'): string {
  const u = Math.min(W, H);
  const cx = W * 0.5;
  const floor = H * 0.8;
  const dw = u * 0.44;
  const dh = u * 0.74;
  const t: Door = {
    W,
    H,
    u,
    cx,
    floor,
    dw,
    dh,
    top: floor - dh,
    gapX: cx - dw * 0.02,
    g: brandKit(W, H, uid),
  };
  const knob = circle(t.gapX - dw * 0.15, floor - dh * 0.46, u * 0.017, '#ffc766');
  return t.g.out(wall(t) + surround(t) + leaves(t) + knob + lightOnFloor(t) + lanternsAndPots(t));
}

function wall({ W, H, u, cx, floor, g }: Door) {
  let s = '';
  s +=
    rect(0, 0, W, H, '#23131f') +
    rect(
      0,
      0,
      W,
      H,
      g.rad(
        [
          [0, '#6a2f33', 0.75],
          [0.55, '#43202c', 0.4],
          [1, '#23131f', 0],
        ],
        0.62,
      ),
    );
  const bh = u * 0.09;
  for (let j = 0; j * bh < floor; j++) {
    s += rect(0, floor - (j + 1) * bh, W, 1, '#f7d9b8', { 'fill-opacity': 0.05 });
    const off = (j % 2) * u * 0.12;
    for (let i = -1; i < W / (u * 0.24) + 1; i++)
      s += rect(i * u * 0.24 + off + (cx % (u * 0.24)), floor - (j + 1) * bh, 1, bh, '#f7d9b8', {
        'fill-opacity': 0.05,
      });
  }
  return s;
}

function archway({ cx, floor }: Door, w: number, t: number) {
  return path`M${cx - w / 2} ${floor}V${t + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${floor}z`;
}

function surround(t: Door) {
  const { u, cx, floor, dw, dh, top, g } = t;
  let s = '';
  s += circle(
    cx,
    floor - dh * 0.52,
    u * 0.72,
    g.rad([
      [0, '#ff9a63', 0.42],
      [0.5, '#e4573d', 0.16],
      [1, '#e4573d', 0],
    ]),
  );
  s +=
    shape(archway(t, dw + u * 0.13, top - u * 0.065), '#5c3035') +
    shape(archway(t, dw + u * 0.09, top - u * 0.045), '#3a1c2a');
  for (let i = 0; i < 11; i++) {
    const a = Math.PI + (i / 10) * Math.PI;
    const r0 = dw / 2 + u * 0.045;
    const r1 = dw / 2 + u * 0.066;
    s += line(
      path`M${cx + Math.cos(a) * r0} ${top + dw / 2 + Math.sin(a) * r0}
      L${cx + Math.cos(a) * r1} ${top + dw / 2 + Math.sin(a) * r1}`,
      '#2a1420',
      u * 0.005,
    );
  }
  return s;
}

function leaves(t: Door) {
  const { u, cx, floor, dw, dh, top, g } = t;
  const within = g.clip(`<path d="${archway(t, dw, top)}"/>`);
  let d = rect(
    cx - dw / 2,
    top,
    dw,
    dh,
    g.lin([
      [0, '#ffb36b'],
      [0.6, '#ffd692'],
      [1, '#fff0cc'],
    ]),
  );
  d +=
    circle(cx + dw * 0.0, top + dw * 0.42, u * 0.032, '#fff6de') + rect(cx - 1, top, 2, dw * 0.4, '#8a3d2c'); // lamp within
  d += rect(cx - dw / 2, floor - u * 0.16, dw, u * 0.16, '#f08a55', { 'fill-opacity': 0.35 });
  d += leftLeaf(t);
  d += shape(
    path`M${cx + dw / 2} ${top}L${cx + dw * 0.22} ${top + dh * 0.05}V${floor - dh * 0.03}
      L${cx + dw / 2} ${floor}z`,
    g.across([
      [0, '#a5472f'],
      [1, '#6b2a2b'],
    ]),
  );
  for (let j = 0; j < 3; j++)
    d += shape(
      path`M${cx + dw * 0.27} ${top + dh * (0.2 + j * 0.265)}
      L${cx + dw * 0.44} ${top + dh * (0.19 + j * 0.272)}v${dh * 0.2}
      L${cx + dw * 0.27} ${top + dh * (0.385 + j * 0.262)}z`,
      'none',
      { stroke: '#d6764a', 'stroke-width': u * 0.006, 'stroke-opacity': 0.8 },
    );
  return group(d, '', { 'clip-path': within });
}

function leftLeaf({ u, cx, floor, dw, dh, top, gapX }: Door) {
  let d = '';
  d += shape(path`M${cx - dw / 2} ${top}H${gapX - dw * 0.1}V${floor}H${cx - dw / 2}z`, '#47202c');
  for (let j = 0; j < 3; j++)
    d += rect(cx - dw / 2 + dw * 0.08, top + dh * (0.18 + j * 0.275), dw * 0.24, dh * 0.22, 'none', {
      stroke: '#6d353c',
      'stroke-width': u * 0.008,
      rx: u * 0.008,
    });
  return d;
}

function lightOnFloor({ W, H, u, cx, floor, dw, g }: Door) {
  let s = '';
  s +=
    rect(0, floor, W, H - floor, '#1a0d17') +
    rect(cx - dw * 0.62, floor, dw * 1.24, u * 0.024, '#5c3035') +
    shape(
      path`M${cx - dw * 0.12} ${floor + u * 0.024}H${cx + dw * 0.24}L${cx + dw * 0.75} ${H}
      H${cx - dw * 0.72}z`,
      g.lin([
        [0, '#ffc982', 0.95],
        [1, '#ff8a66', 0.12],
      ]),
    );
  return s;
}

function lanternsAndPots({ u, cx, floor, dw, top, g }: Door) {
  let s = '';
  for (const q of [-1, 1]) {
    const X = cx + q * (dw * 0.5 + u * 0.16);
    const Y = top + u * 0.16;
    s +=
      circle(
        X,
        Y + u * 0.03,
        u * 0.17,
        g.rad([
          [0, '#ffc766', 0.6],
          [1, '#ffc766', 0],
        ]),
      ) +
      line(path`M${X} ${Y - u * 0.045}v${-u * 0.02}h${q * u * 0.03}`, '#0f0812', u * 0.007) +
      shape(
        path`M${X - u * 0.026} ${Y - u * 0.03}L${X} ${Y - u * 0.052}
      L${X + u * 0.026} ${Y - u * 0.03}z`,
        '#0f0812',
      ) +
      shape(
        path`M${X - u * 0.022} ${Y - u * 0.03}h${u * 0.044}l${-u * 0.008} ${u * 0.075}
      h${-u * 0.028}z`,
        '#ffd692',
      ) +
      rect(X - u * 0.016, Y + u * 0.045, u * 0.032, u * 0.008, '#0f0812');
    const b = floor + u * 0.02;
    s +=
      shape(
        path`M${X - u * 0.05} ${b - u * 0.1}h${u * 0.1}l${-u * 0.014} ${u * 0.1}h${-u * 0.072}z`,
        '#7a3b33',
      ) +
      [
        [0, -0.17, 0.075],
        [-0.045, -0.14, 0.05],
        [0.045, -0.145, 0.052],
        [0, -0.24, 0.05],
      ]
        .map(([a = 0, c = 0, k = 0]) => circle(X + a * u, b + c * u, k * u, k > 0.06 ? '#37402a' : '#4a5636'))
        .join('') +
      [
        [-0.03, -0.18],
        [0.035, -0.15],
        [0.01, -0.25],
      ]
        .map(([a = 0, c = 0]) => circle(X + a * u, b + c * u, u * 0.012, '#e9973a'))
        .join('');
  }
  return s;
}
