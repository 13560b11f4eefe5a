import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, coolest, halfWidth, sun } from '../../props.ts';
import { nth } from '../../seed.ts';

/** A square-rigged ship at its quay, flags from mast to mast. */
export function tallShip(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.76);
  const half = halfWidth(k);
  const sea = mix(coolest(P), P.s1, 0.2);
  let s = sky(k) + sun(k, cx + k.pick([-1, 1]) * u * 0.34, H * 0.4, u * 0.16);
  s += p.shape(`M${-half} .02V-.09q.24-.09.46-.02t.44-.02t.44-.01t.5.04t.6-.03V.02z`, mix(P.g, P.s1, 0.4));
  s += p.rect(-half, -0.01, half * 2, 0.4, k.fade(mix(sea, P.s1, 0.25), mix(sea, P.d, 0.4)));
  for (let i = 0; i < 20; i++)
    s += p.rect(k.f(-half, half), 0.02 + i * 0.011, k.f(0.05, 0.17), 0.009, P.p, {
      rx: 0.0045,
      'fill-opacity': 0.45,
    });
  s += ship(k, p.at(0, 0.03));
  return s + quay(k, pen(u, cx, H * 0.93));
}

function ship(k: Kit, p: Pen) {
  const { P } = k;
  let s = p.line('M.4-.12L.64-.24', mix(P.c, P.d, 0.45), 0.018);
  s += p.line('M-.28-.1V-.72M0-.1V-.82M.26-.1V-.7', mix(P.c, P.d, 0.45), 0.02);
  s += p.line('M.64-.24L.26-.7L0-.82L-.28-.72L-.44-.16M.5-.17L.26-.5', P.d, 0.006);
  const sail = (x: number, y: number, w: number, h: number, c: string) =>
    p.line(`M${x - w - 0.02} ${y}h${w * 2 + 0.04}`, mix(P.c, P.d, 0.5), 0.014) +
    p.shape(
      `M${x - w} ${y}h${w * 2}q.04 ${h * 0.6} .02 ${h}q-${w + 0.02} -.035-${w * 2 + 0.04} 0q-.02-${h * 0.4} .02-${h}z`,
      c,
    ) +
    p.shape(
      `M${x + w * 0.3} ${y}h${w * 0.7}q.04 ${h * 0.6} .02 ${h}q-${w * 0.3}-.012-${w * 0.7}-.017q.04-${h * 0.5}-.02-${h}z`,
      P.d,
      { 'fill-opacity': 0.1 },
    );
  const cloth = mix(P.p, P.c, 0.12);
  s += sail(-0.28, -0.62, 0.09, 0.13, P.p) + sail(-0.28, -0.45, 0.125, 0.24, cloth);
  s +=
    sail(0, -0.74, 0.09, 0.13, cloth) + sail(0, -0.57, 0.125, 0.17, P.p) + sail(0, -0.36, 0.145, 0.17, cloth);
  s +=
    sail(0.26, -0.6, 0.085, 0.13, P.p) +
    sail(0.26, -0.43, 0.115, 0.22, cloth) +
    p.shape('M.6-.23L.3-.56Q.4-.34.36-.17z', cloth);
  for (let i = 0; i < 16; i++) {
    const t = (i % 8) / 8;
    const [x, y] = i < 8 ? [-0.27 + t * 0.27, -0.72 - t * 0.1] : [t * 0.26, -0.82 + t * 0.12];
    s += p.shape(`M${x} ${y}l.022.004-.014.034z`, nth([P.a, P.c, P.b, P.p], i));
  }
  s += p.shape(
    'M-.46-.2l.06 0v.05h.74q.07-.005.1-.03q-.02.13-.12.2h-.62q-.1-.06-.16-.22z',
    mix(P.a, P.d, 0.35),
  );
  s += p.shape('M-.435-.12q.03.0.06.0h.7q.06-.005.09-.02q-.006.028-.018.05h-.812z', P.p);
  for (let x = -0.34; x < 0.34; x += 0.085) s += p.rect(x, -0.11, 0.028, 0.028, P.d);
  return (
    s +
    p.shape('M-.3.02h.62q.05-.035.075-.075h-.77q.03.05.075.075z', P.d, { 'fill-opacity': 0.25 }) +
    p.shape('M-.28-.72h-.1l.025.025-.025.025h.1z', P.a)
  );
}

const quay = (k: Kit, p: Pen) => {
  const { P } = k;
  const half = halfWidth(k);
  return (
    p.rect(-half, 0, half * 2, 0.2, mix(P.c, P.d, 0.55)) +
    p.rect(-half, 0, half * 2, 0.018, mix(P.c, P.p, 0.2)) +
    across(k, 0.14, (x) => p.line(`M${x} .02v.2`, P.d, 0.006, { 'stroke-opacity': 0.5 })) +
    across(
      k,
      0.48,
      (x) =>
        p.shape(`M${x + 0.2} 0v-.05q-.02-.035.035-.035t.035.035V0z`, P.d) +
        p.line(`M${x + 0.235} -.05q.24.06.48 0`, mix(P.p, P.c, 0.35), 0.012),
    )
  );
};
