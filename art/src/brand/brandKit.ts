import { type ColourStop, definitions } from '../kit.ts';
import { num } from '../svg.ts';

/** Collects gradients for one bespoke picture; every picture on a page needs a `uid` of its own. */
export function brandKit(W: number, H: number, uid: string) {
  const defs = definitions(`${uid.replace(/[^\w-]/g, '')}_`);
  const stops = (list: readonly ColourStop[]) =>
    list
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  return {
    /** From top to bottom. */
    lin: (list: readonly ColourStop[]) =>
      defs.add('linearGradient', ' x1="0" y1="0" x2="0" y2="1"', stops(list)),
    /** From left to right. */
    across: (list: readonly ColourStop[]) =>
      defs.add('linearGradient', ' x1="0" y1="0" x2="1" y2="0"', stops(list)),
    rad: (list: readonly ColourStop[], r = 0.5) =>
      defs.add('radialGradient', ` cx="0.5" cy="0.5" r="${r}"`, stops(list)),
    clip: (inner: string) => defs.add('clipPath', '', inner),
    out: (body: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(W)} ${num(H)}" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">${defs.markup()}${body}</svg>`,
  };
}

export type BrandKit = ReturnType<typeof brandKit>;
