import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { bulbs, glow, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { rect } from '../../svg.ts';

const BAY = 0.92;

/** A long table under a vine, two chairs, and the hills behind. */
export function pergola(k: Kit): string {
  const { P, u, cx, W, H } = k;
  const ground = H * 0.86;
  const p = pen(u, cx, ground);
  const half = W / u / 2 + 0.1;
  const side = k.pick([-1, 1]);
  const terrace = mix(P.s1, P.a, 0.4);
  return (
    sky(k) +
    glow(k, cx + side * u * 0.2, ground - u * 0.42, u * 0.5, 0.7) +
    p.circle(side * 0.2, -0.42, 0.16, mix(P.l, P.p, 0.25)) +
    hillsBehind(k, p, half) +
    rect(0, ground - u * 0.06, W, H, terrace) +
    rect(0, ground - u * 0.06, W, u * 0.014, P.d, { 'fill-opacity': 0.18 }) +
    lights(k, ground) +
    frame(k, p, half, ground) +
    vine(k, p, half, ground) +
    table(k, p)
  );
}

function hillsBehind({ P, f }: Kit, p: Pen, half: number) {
  const [far, near] = [mix(P.g, P.s1, 0.5), mix(P.g, P.s1, 0.18)];
  let s = p.shape(`M${-half} 0V-.2Q${-half * 0.5}-.36 0-.23T${half}-.26V0z`, far);
  s += p.shape(`M${-half} 0V-.12Q${-half * 0.6}-.1 ${-half * 0.2}-.17T${half}-.1V0z`, near);
  for (let i = 0; i < Math.round(half * 6); i++) {
    s += cypressAt(p, f(-half, half), f(0.12, 0.2), mix(P.g, P.d, 0.45));
  }
  return s;
}

const cypressAt = (p: Pen, x: number, h: number, colour: string) =>
  p.shape(
    `M${x}-.08C${x - h * 0.17} ${-0.08 - h * 0.12} ${x - h * 0.13} ${-0.08 - h * 0.62} ${x} ${-0.08 - h}C${x + h * 0.13} ${-0.08 - h * 0.62} ${x + h * 0.17} ${-0.08 - h * 0.12} ${x}-.08`,
    colour,
  );

function lights(k: Kit, ground: number) {
  const { u, cx, W } = k;
  const y = ground - u * 0.72;
  let s = '';
  for (let x = cx - (BAY / 2) * u; x > -BAY * u; x -= BAY * u) s += festoon(k, x - BAY * u, x, y);
  for (let x = cx - (BAY / 2) * u; x < W; x += BAY * u) s += festoon(k, x, x + BAY * u, y);
  return s;
}

const festoon = (k: Kit, x1: number, x2: number, y: number) =>
  bulbs(k, [x1, y], [x2, y], k.u * 0.06, 7, k.u * 0.012);

/** Posts every bay, a beam over them, and rafter ends. */
function frame({ P, u }: Kit, p: Pen, half: number, ground: number) {
  const wood = mix(P.d, P.b, 0.35);
  const top = -0.78;
  let s = '';
  for (let x = BAY / 2; x < half + 0.1; x += BAY) {
    for (const q of [-1, 1]) {
      s +=
        p.rect(q * x - 0.024, top, 0.048, -top, wood) +
        p.rect(q * x + 0.004, top, 0.02, -top, P.d, { 'fill-opacity': 0.25 });
      s += p.line(
        `M${q * x - 0.13} ${top + 0.03}L${q * x} ${top + 0.16}L${q * x + 0.13} ${top + 0.03}`,
        wood,
        0.022,
      );
      s += p.rect(q * x - 0.04, -0.03, 0.08, 0.03, mix(P.p, P.s0, 0.4));
    }
  }
  for (let x = 0; x < half; x += 0.154) {
    for (const q of x ? [-1, 1] : [1])
      s += p.rect(q * x - 0.014, top - 0.07, 0.028, 0.08, mix(wood, P.p, 0.12));
  }
  return (
    s +
    p.rect(-half, -ground / u - 0.1, half * 2, ground / u + 0.1 + top - 0.06, mix(P.g, P.d, 0.55)) +
    p.rect(-half, top, half * 2, 0.045, wood)
  );
}

/** The canopy: three rows of leaves over the beam, and grapes hanging from it. */
function vine(k: Kit, p: Pen, half: number, ground: number) {
  const { P, u } = k;
  const rows = Math.min(7, Math.max(2, Math.ceil((ground / u - 0.78) / 0.055) + 2));
  const greens = [mix(P.g, P.d, 0.42), mix(P.g, P.d, 0.22), P.g, mix(P.g, P.l, 0.25)];
  let s = '';
  for (let x = -half; x < half; x += 0.23) {
    if (k.r() > 0.35) s += grapes(P, p.at(x + k.f(0, 0.14), -0.74), k.pick([0.8, 1]));
  }
  for (let j = rows; j >= 0; j--) {
    for (let x = -half - (j % 2) * 0.05; x < half; x += 0.11) {
      const leaf = p.at(x + k.f(-0.02, 0.02), -0.755 - j * 0.055 + k.f(-0.015, 0.02), k.f(0.85, 1.2));
      s += leaf.shape('M0 .05Q-.08.03-.07-.04L0-.055L.07-.04Q.08.03 0 .05z', k.pick(greens));
    }
  }
  return s;
}

function grapes({ b, p: pale }: Kit['P'], at: Pen, scale: number) {
  const p = at.at(0, 0, scale);
  let s = '';
  [3, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const [x, y] = [(i - (count - 1) / 2) * 0.034, 0.03 + row * 0.028];
      s += p.circle(x, y, 0.02, mix(b, pale, (row + i) % 2 ? 0.16 : 0));
    }
  });
  return s;
}

function table(k: Kit, p: Pen) {
  const { P } = k;
  return (
    p.ellipse(0, 0.03, 0.52, 0.022, P.d, { 'fill-opacity': 0.2 }) +
    chair(P, p, -1) +
    chair(P, p, 1) +
    p.line('M-.22-.1L-.25.03M.22-.1L.25.03', mix(P.d, P.b, 0.3), 0.022) +
    cloth(k, p) +
    [-0.3, 0.3].map((x) => setting(P, p.at(x * 0.66, -0.235), Math.sign(x))).join('') +
    candles(k, p)
  );
}

function cloth({ P }: Kit, p: Pen) {
  let s = p.shape(
    'M-.37-.235H.37L.385-.1Q.34-.075.29-.1T.19-.1T.095-.1T0-.1T-.095-.1T-.19-.1T-.29-.1T-.385-.1z',
    P.p,
  );
  for (const x of [-0.28, -0.14, 0, 0.14, 0.28])
    s += p.line(`M${x}-.215L${x * 1.03}-.11`, P.a, 0.012, { 'stroke-opacity': 0.4 });
  return s;
}

function chair({ d, a }: Kit['P'], p: Pen, q: number) {
  return (
    p.line(
      `M${q * 0.52} .03L${q * 0.53}-.3M${q * 0.4} .03L${q * 0.41}-.13M${q * 0.525}-.26H${q * 0.5}M${q * 0.527}-.21H${q * 0.5}`,
      d,
      0.016,
    ) +
    p.line(`M${q * 0.53}-.3V-.2`, a, 0.03) +
    p.rect(q > 0 ? 0.385 : -0.545, -0.14, 0.16, 0.022, a, { rx: 0.011 })
  );
}

function setting({ b, p: pale, d }: Kit['P'], p: Pen, q: number) {
  return (
    p.shape('M-.075-.014h.15q-.02.014-.05.014h-.05q-.03 0-.05-.014z', mix(pale, d, 0.2)) +
    p.rect(q * -0.115 - 0.003, -0.06, 0.006, 0.06, pale) +
    p.shape(`M${q * -0.115 - 0.03}-.125q-.005.068.03.068t.03-.068z`, pale, { 'fill-opacity': 0.55 }) +
    p.shape(`M${q * -0.115 - 0.031}-.1q0 .042.031.042t.031-.042z`, b)
  );
}

function candles(k: Kit, p: Pen) {
  const { P, u, cx } = k;
  const y = k.H * 0.86 - u * 0.235;
  let s = glow(k, cx, y - u * 0.09, u * 0.2, 0.9);
  s +=
    p.shape('M-.035-.235l.008-.07h.054l.008.07z', mix(P.g, P.p, 0.35)) +
    p.rect(-0.009, -0.35, 0.018, 0.06, P.p);
  return (
    s +
    p.shape('M0-.405q.024.034 0 .058q-.024-.024 0-.058', P.x) +
    p.shape('M0-.38q.01.016 0 .03q-.01-.014 0-.03', P.l)
  );
}
