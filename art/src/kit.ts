import type { Palette } from './palettes.ts';
import { hash, nth } from './seed.ts';
import { num } from './svg.ts';

/** Offset 0 to 1, colour, opacity (1 when left out). */
export type ColourStop = readonly [offset: number, colour: string, opacity?: number];

/** Everything a scene draws with: its frame, its colours, its dice and its gradients. */
export type Kit<P = Palette> = {
  W: number;
  H: number;
  P: P;
  /** The unit of all geometry: the shorter side. */
  u: number;
  cx: number;
  cy: number;
  /** The next random number, 0 to 1. */
  r: () => number;
  /** The next random number between two bounds. */
  f: (from: number, to: number) => number;
  /** The next random integer between two bounds, both included. */
  i: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** A linear gradient, top to bottom unless told otherwise, as a paint. */
  lin: (stops: readonly ColourStop[], x1?: number, y1?: number, x2?: number, y2?: number) => string;
  /** A linear gradient from top to bottom between two colours. */
  fade: (top: string, bottom: string) => string;
  rad: (stops: readonly ColourStop[]) => string;
  /** A clip path as a reference. */
  clip: (inner: string) => string;
  /** The finished picture. */
  out: (body: string, label: string) => string;
};

const stopMarkup = (stops: readonly ColourStop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

/**
 * Gathers gradients and clips under ids that begin with `uid`. Two pictures sharing an id break when
 * the first is hidden, so a page passes one `uid` per picture; without one, it comes from `seed`.
 */
export function definitions(uid: string) {
  const defs: string[] = [];
  const add = (tag: string, attributes: string, inner: string) => {
    const id = uid + defs.length;
    defs.push(`<${tag} id="${id}"${attributes}>${inner}</${tag}>`);
    return `url(#${id})`;
  };
  return { add, markup: () => `<defs>${defs.join('')}</defs>` };
}

const prefix = (uid: string | undefined, seed: string) =>
  `c${uid ? uid.replace(/[^\w-]/g, '') : hash(seed).toString(36)}_`;

export function createKit<P>(
  seed: string,
  W: number,
  H: number,
  P: P,
  r: () => number,
  uid: string | undefined,
): Kit<P> {
  const defs = definitions(prefix(uid, `${seed}${W}x${H}`));
  const lin: Kit<P>['lin'] = (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
    defs.add('linearGradient', ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopMarkup(stops));
  return {
    W,
    H,
    P,
    u: Math.min(W, H),
    cx: W / 2,
    cy: H / 2,
    r,
    f: (from, to) => from + (to - from) * r(),
    i: (from, to) => from + Math.floor(r() * (to - from + 1)),
    pick: (list) => nth(list, Math.floor(r() * list.length)),
    lin,
    fade: (top, bottom) =>
      lin([
        [0, top],
        [1, bottom],
      ]),
    rad: (stops) => defs.add('radialGradient', '', stopMarkup(stops)),
    clip: (inner) => defs.add('clipPath', '', inner),
    out: (body, label) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(W)} ${num(H)}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" data-cover="${label}">${defs.markup()}${body}</svg>`,
  };
}
