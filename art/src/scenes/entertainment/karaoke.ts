import { mix } from '../../colour.ts';
import type { Kit } from '../../kit.ts';
import { halo } from '../../motifs.ts';
import { type Pen, pen } from '../../pen.ts';
import { across, halfWidth, room } from '../../props.ts';
import { nth } from '../../seed.ts';

/** Two microphones before the screen with the lines of a song, a tambourine on the sofa. */
export function karaoke(k: Kit): string {
  const { P, u, cx, H } = k;
  const p = pen(u, cx, H * 0.78);
  const half = halfWidth(k);
  const wall = mix(P.s0, P.d, 0.45);
  let s = room(k, H * 0.78) + p.rect(-half, -1, half * 2, 1, k.fade(mix(wall, P.d, 0.35), wall));
  s += across(k, 0.3, (x, i) =>
    p.shape(`M${x} -.9l.15.2l-.15.2l-.15-.2z`, nth([P.a, P.b], i + 20), { 'fill-opacity': 0.22 }),
  );
  s += p.circle(0, -0.46, 0.66, halo(k, 0.6)) + screen(k, p.at(0, -0.46)) + lamps(k, pen(u, cx, 0));
  s += sofa(k, p, half);
  return (
    s +
    microphone(k, p.at(-0.1, 0.05), -1) +
    microphone(k, p.at(0.1, 0.05), 1) +
    tambourine(k, p.at(0.5, -0.1))
  );
}

function screen(k: Kit, p: Pen) {
  const { P } = k;
  let s =
    p.rect(-0.42, -0.27, 0.84, 0.52, P.d, { rx: 0.02 }) +
    p.rect(-0.39, -0.24, 0.78, 0.46, k.fade(mix(P.c, P.a, 0.3), mix(P.x, P.l, 0.3)));
  s +=
    p.circle(0.2, -0.06, 0.1, P.l) +
    p.shape('M-.39.22V.1q.14-.12.26-.03t.24-.02t.28.03v.14z', mix(P.b, P.d, 0.2));
  [
    [-0.17, [0.14, 0.1, 0.2]],
    [-0.1, [0.2, 0.08, 0.14]],
  ].forEach(([y, words], row) => {
    let x = -0.32;
    for (const w of words as number[]) {
      s += p.rect(x, y as number, w, 0.034, row ? P.p : P.x, { rx: 0.017 });
      if (!row && x > -0.1) s += p.rect(x, y as number, w, 0.034, P.p, { rx: 0.017 });
      x += w + 0.025;
    }
  });
  return (
    s + note(P.p, p.at(0.3, -0.16)) + p.shape('M-.3-.24h.14l-.2.46h-.03z', P.p, { 'fill-opacity': 0.12 })
  );
}

const note = (c: string, p: Pen) =>
  p.circle(0, 0.03, 0.022, c) + p.line('M.018.03V-.05q.03.01.035.04', c, 0.01);

const lamps = (k: Kit, p: Pen) =>
  across(
    k,
    0.2,
    (x, i) =>
      p.line(`M${x} -.02v.05`, k.P.d, 0.012) +
      p.circle(x, 0.05, 0.06, halo(k, 0.7)) +
      p.circle(x, 0.05, 0.028, nth([k.P.l, k.P.x, k.P.a], i + 30)),
  );

function sofa({ P }: Kit, p: Pen, half: number) {
  const c = mix(P.a, P.b, 0.35);
  let s = p.rect(-half, -0.15, half * 2, 0.2, mix(c, P.d, 0.15), { rx: 0.03 });
  for (let x = -Math.ceil(half / 0.32) * 0.32; x < half; x += 0.32)
    s +=
      p.rect(x + 0.005, -0.17, 0.31, 0.2, c, { rx: 0.04 }) +
      p.circle(x + 0.16, -0.08, 0.012, mix(c, P.d, 0.4));
  return (
    s +
    p.rect(-half, 0.03, half * 2, 0.3, mix(c, P.d, 0.35)) +
    p.rect(-half, 0.02, half * 2, 0.05, mix(c, P.p, 0.12), { rx: 0.024 })
  );
}

const microphone = ({ P }: Kit, p: Pen, m: number) =>
  p.line(`M0 .1L${m * 0.09} -.2`, P.d, 0.07) +
  p.line(`M${m * -0.016} .09L${m * 0.072} -.2`, mix(P.d, P.p, 0.25), 0.014) +
  p.line(`M${m * 0.072} -.14l${m * 0.03} .01`, P.x, 0.06) +
  p.circle(m * 0.115, -0.275, 0.088, mix(P.p, P.d, 0.22)) +
  p.line(
    `M${m * 0.05} -.33l${m * 0.13} .11M${m * 0.035} -.28l${m * 0.09} .08M${m * 0.1} -.36l${m * 0.095} .08M${m * 0.04} -.235l${m * 0.15}-.08M${m * 0.06} -.19l${m * 0.14}-.08`,
    mix(P.p, P.d, 0.5),
    0.007,
  ) +
  p.line(`M${m * 0.06} -.32a.07.07 0 0 1 .05-.02`, P.p, 0.014);

const tambourine = ({ P }: Kit, p: Pen) =>
  p.circle(0, 0, 0.1, mix(P.x, P.p, 0.3)) +
  p.circle(0, 0, 0.074, mix(P.p, P.x, 0.1)) +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        p.circle(Math.cos(i * 1.047) * 0.1, Math.sin(i * 1.047) * 0.1, 0.022, P.l) +
        p.circle(Math.cos(i * 1.047) * 0.1, Math.sin(i * 1.047) * 0.1, 0.008, P.d),
    )
    .join('');
