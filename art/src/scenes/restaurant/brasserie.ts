import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, bottle, candle, halfWidth, room, wineGlass } from '../../props.ts';

/** Wood and brass, half curtains in the windows, a round table with bread, cheese and wine. */
export function brasserie(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.88);
  const half = halfWidth(k);
  const wood = mix(P.b, P.d, 0.2);
  let s = room(k, H * 0.88, mix(P.d, P.b, 0.2)) + p.rect(-half, -1, half * 2, 1, wood);
  s += p.rect(-half, -0.86, half * 2, 0.015, P.x);
  s += across(k, 0.62, (x) => pane(k, p.at(x, 0)));
  s += across(k, 0.62, (x) => globe(k, p.at(x + 0.31, -0.7)));
  s += p.rect(-half, -0.2, half * 2, 0.2, mix(wood, P.d, 0.25)) + p.rect(-half, -0.21, half * 2, 0.015, P.x);
  return s + p.circle(0, -0.35, 0.42, halo(k, 0.4)) + table(k, p.at(0, 0.06));
}

function pane(k: Kit, p: Pen) {
  const { P, u } = k;
  let s = p.rect(-0.25, -0.82, 0.5, 0.6, k.fade(mix(P.l, P.x, 0.2), P.l));
  s += p.rect(-0.25, -0.82, 0.5, 0.1, mix(P.l, P.d, 0.2)) + p.rect(-0.006, -0.82, 0.012, 0.1, P.d);
  s += p.rect(-0.25, -0.725, 0.5, 0.012, mix(P.b, P.d, 0.4));
  s += p.rect(-0.25, -0.52, 0.5, 0.3, P.p) + p.rect(-0.26, -0.53, 0.52, 0.014, P.x);
  for (let x = -0.25; x < 0.24; x += 0.05)
    s += p.shape(`M${x} -.515h.025l-.004.295h-.021z`, mix(P.p, P.a, 0.22));
  for (let x = -0.25; x < 0.24; x += 0.1) s += p.shape(`M${x} -.225a.05 .03 0 0 0 .1 0z`, P.p);
  return (
    s + p.rect(-0.25, -0.82, 0.5, 0.6, 'none', { stroke: mix(P.b, P.d, 0.45), 'stroke-width': u * 0.014 })
  );
}

const globe = (k: Kit, p: Pen) =>
  p.circle(0, 0, 0.2, halo(k, 0.7)) +
  p.line('M0 .1Q0 .05 0 .03', k.P.x, 0.018) +
  p.rect(-0.03, 0.08, 0.06, 0.02, k.P.x, { rx: 0.008 }) +
  p.circle(0, 0, 0.042, k.P.l) +
  p.circle(-0.012, -0.012, 0.014, k.P.p);

function table(k: Kit, p: Pen) {
  const { P } = k;
  const crust = mix(P.x, P.b, 0.3);
  const chair = (m: number) =>
    p.line(`M${m * 0.46} 0V-.5q${m * -0.02}-.08 ${m * -0.11}-.07`, P.d, 0.018) +
    p.line(`M${m * 0.3} 0L${m * 0.32}-.22M${m * 0.46}-.4q${m * -0.06} .06 ${m * -0.13} .05`, P.d, 0.016) +
    p.rect(m * 0.38 - 0.1, -0.24, 0.2, 0.03, P.a, { rx: 0.014 });
  return (
    chair(-1) +
    chair(1) +
    p.line('M0 0V-.3M-.12 0q.02-.04.12-.05q.1.01.12.05', P.d, 0.024) +
    p.rect(-0.28, -0.33, 0.56, 0.036, P.p, { rx: 0.016 }) +
    p.rect(-0.28, -0.305, 0.56, 0.012, P.x, { rx: 0.006 }) +
    bottle(P, p.at(-0.19, -0.33, 0.95), P.d) +
    wineGlass(P, p.at(-0.09, -0.33), P.a) +
    wineGlass(P, p.at(0.19, -0.33), P.a) +
    candle(k, p.at(0.245, -0.33, 0.75)) +
    p.shape('M-.03-.33q-.01-.045.05-.055q.07-.01.1.02q.03.02.02.035z', crust) +
    p.line('M.01-.375l.02.02M.05-.38l.02.025M.09-.375l.015.02', P.p, 0.007)
  );
}
