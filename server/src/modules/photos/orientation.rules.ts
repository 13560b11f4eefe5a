/** How a picture that was stored lying is turned upright: first mirrored left to right, then turned clockwise. */
export interface Turn {
  mirrored: boolean;
  degrees: 0 | 90 | 180 | 270;
}

/** The eight values of EXIF, from 1. */
const TURNS: readonly Turn[] = [
  { mirrored: false, degrees: 0 },
  { mirrored: true, degrees: 0 },
  { mirrored: false, degrees: 180 },
  { mirrored: true, degrees: 180 },
  { mirrored: true, degrees: 270 },
  { mirrored: false, degrees: 90 },
  { mirrored: true, degrees: 90 },
  { mirrored: false, degrees: 270 },
];
const UPRIGHT: Turn = { mirrored: false, degrees: 0 };

/** Anything that is none of the eight is taken as upright. */
export const turnFor = (orientation: number | undefined): Turn => TURNS[(orientation ?? 1) - 1] ?? UPRIGHT;
