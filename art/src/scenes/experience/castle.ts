import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo, sky } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, coolest, halfWidth, sun, tree } from '../../props.ts';

/** Towers and battlements on their rock, the gate lit, a bridge over the moat. */
export function castle(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.76);
  const half = halfWidth(k);
  const stone = mix(mix(P.p, P.s0, 0.35), P.d, 0.1);
  let s = sky(k) + sun(k, cx + k.pick([-1, 1]) * u * 0.4, H * 0.3, u * 0.13);
  s += p.shape(`M${-half} 0V-.12q.26-.12.5-.03t.5-.03t.5.04t.6-.04t.6.05V0z`, mix(P.g, P.s1, 0.5));
  s += p.shape(`M${-half} .06V-.02Q-.5-.08-.36-.14H.36Q.5-.08 ${half}-.02V.06z`, mix(P.g, P.s1, 0.15));
  s += keep(k, p.at(0, -0.12, 0.84), stone) + curtain(k, p.at(0, -0.06), stone);
  s += across(k, 0.17, (x, i) =>
    Math.abs(x) > 0.44
      ? tree(P, p.at(x, 0.03, 0.5 + (((i * 3) % 4) + 4) * 0.03), i % 2 ? mix(P.g, P.d, 0.22) : P.g)
      : '',
  );
  const water = coolest(P);
  s += p.rect(-half, 0.04, half * 2, 0.3, k.fade(mix(water, P.s1, 0.3), mix(water, P.d, 0.3)));
  for (let i = 0; i < 12; i++)
    s += p.rect(k.f(-half, half), 0.06 + i * 0.013, k.f(0.06, 0.18), 0.009, P.p, {
      rx: 0.0045,
      'fill-opacity': 0.45,
    });
  return (
    s +
    p.shape('M-.075.0h.15l.08.26h-.31z', mix(P.c, P.d, 0.4)) +
    [0.05, 0.1, 0.16].map((y) => p.line(`M${-0.075 - y * 0.3} ${y}h${0.15 + y * 0.6}`, P.d, 0.006)).join('')
  );
}

const teeth = (p: Pen, x: number, y: number, w: number, c: string) => {
  let d = '';
  const n = Math.round(w / 0.05);
  for (let i = 0; i < n; i += 2) d += `M${x + (i * w) / n} ${y}h${w / n}v-.03h${-w / n}z`;
  return p.shape(d, c);
};

function turret({ P }: Kit, p: Pen, [w, h]: readonly [number, number], stone: string, roof: boolean) {
  let s = p.rect(-w / 2, -h, w, h, stone) + p.rect(w * 0.14, -h, w * 0.36, h, P.d, { 'fill-opacity': 0.14 });
  s +=
    p.rect(-w * 0.62, -h - 0.05, w * 1.24, 0.06, stone) +
    teeth(p, -w * 0.62, -h - 0.05, w * 1.24, stone) +
    p.rect(-w * 0.62, -h + 0.004, w * 1.24, 0.01, P.d, { 'fill-opacity': 0.2 });
  s +=
    p.shape(`M-.012 ${-h * 0.7}v-.05a.012.014 0 0 1 .024 0v.05z`, P.l) +
    p.shape(`M-.012 ${-h * 0.35}v-.05a.012.014 0 0 1 .024 0v.05z`, P.d);
  if (!roof) return s;
  return (
    s +
    p.shape(`M${-w * 0.55} ${-h - 0.05}L0 ${-h - 0.24}L${w * 0.55} ${-h - 0.05}z`, P.a) +
    p.shape(`M0 ${-h - 0.24}L${w * 0.55} ${-h - 0.05}H${w * 0.15}z`, P.d, { 'fill-opacity': 0.18 }) +
    p.line(`M0 ${-h - 0.24}v-.08`, P.d, 0.007) +
    p.shape(`M0 ${-h - 0.32}l.08.022-.08.024z`, P.c)
  );
}

const keep = (k: Kit, p: Pen, stone: string) => {
  const far = mix(stone, k.P.s1, 0.3);
  return (
    turret(k, p.at(-0.12, 0), [0.13, 0.4], far, true) +
    turret(k, p.at(0.14, 0), [0.15, 0.32], far, false) +
    turret(k, p.at(0.02, 0), [0.12, 0.46], mix(stone, k.P.s1, 0.15), true)
  );
};

function curtain(k: Kit, p: Pen, stone: string) {
  const { P } = k;
  let s = p.rect(-0.36, -0.2, 0.72, 0.26, stone) + teeth(p, -0.36, -0.2, 0.72, stone);
  for (const x of [-0.24, 0.24]) s += p.shape(`M${x - 0.008} -.07v-.07a.008.01 0 0 1 .016 0v.07z`, P.d);
  s +=
    turret(k, p.at(-0.38, 0.06), [0.14, 0.36], stone, false) +
    turret(k, p.at(0.38, 0.06), [0.14, 0.36], stone, false);
  s +=
    p.circle(0, -0.06, 0.22, halo(k, 0.8)) +
    p.rect(-0.13, -0.26, 0.26, 0.33, mix(stone, P.p, 0.3)) +
    teeth(p, -0.13, -0.26, 0.26, mix(stone, P.p, 0.3)) +
    p.shape('M-.08.06V-.08a.08.09 0 0 1 .16 0v.14z', P.l);
  return s + p.line('M-.04-.15V-.04M0-.17V-.04M.04-.15V-.04M-.075-.09h.15M-.075-.04h.15', P.d, 0.01);
}
