import { randomFrom } from '../seed.ts';
import { type BrandKit, brandKit } from './brandKit.ts';

export type TerraceHour = 'dusk' | 'night';

/** Proportions to suit the slot: `cx`, `floor` of the frame, the rest in units of the picture. */
export type TerraceOptions = {
  /** Scale of everything, 1 when left out. */
  k?: number;
  cx?: number;
  floor?: number;
  sun?: number;
  sunY?: number;
  tower?: number;
  dome?: number;
  table?: number;
  lights?: boolean;
  /** Where the festoon hangs, in pixels from the top. */
  lightsY?: number;
  /** Begins all gradient ids; one of its own for every picture on a page. */
  uid?: string;
};

const COLOURS = {
  dusk: {
    s0: '#c9583f',
    s1: '#f4a868',
    s2: '#fbd9a0',
    sun: '#fff0c9',
    glow: '#ffdf9e',
    h0: '#b9794f',
    h1: '#8a6044',
    roof: '#b5482f',
    roofD: '#8d3526',
    wall: '#f0bd8d',
    wallD: '#d98e62',
    river: '#d98a5c',
    riverD: '#7a4a3c',
    win: '#fff0c4',
    stone: '#5a2a33',
    stoneL: '#7d3f3f',
    cloth: '#fff3e0',
    ink: '#2a1120',
    leaf: '#5c6a3a',
    leafD: '#434f2b',
    fruit: '#f0a03c',
    wine: '#7e2233',
  },
  night: {
    s0: '#160d19',
    s1: '#3a1c33',
    s2: '#8a4a43',
    sun: '#ffe3ac',
    glow: '#ffc870',
    h0: '#3a2434',
    h1: '#2b1828',
    roof: '#6b2f2c',
    roofD: '#4f2226',
    wall: '#8a5443',
    wallD: '#643a38',
    river: '#54303b',
    riverD: '#1e1220',
    win: '#ffc766',
    stone: '#24121f',
    stoneL: '#3a2030',
    cloth: '#f3dfc4',
    ink: '#0f0812',
    leaf: '#3f4a2e',
    leafD: '#2b3422',
    fruit: '#e9973a',
    wine: '#8e2a3a',
  },
};

/** What all parts of the terrace share, in pixels. */
export type Terrace = {
  W: number;
  H: number;
  hour: TerraceHour;
  P: (typeof COLOURS)['dusk'];
  r: () => number;
  u: number;
  cx: number;
  floor: number;
  water: number;
  /** The horizon. */
  hz: number;
  sx: number;
  sy: number;
  domeX: number;
  domeY: number;
  domeW: number;
  opt: TerraceOptions;
  g: BrandKit;
};

export function terraceFrame(W: number, H: number, hour: TerraceHour, opt: TerraceOptions): Terrace {
  const u = Math.min(W, H * 0.82) * (opt.k ?? 1);
  const cx = W * (opt.cx ?? 0.5);
  const floor = H * (opt.floor ?? 0.86);
  const water = floor - u * 0.24;
  const hz = water - u * 0.06;
  return {
    W,
    H,
    hour,
    u,
    cx,
    floor,
    water,
    hz,
    opt,
    P: COLOURS[hour],
    r: randomFrom(11),
    sx: cx + u * (opt.sun ?? 0.2),
    sy: hz - u * (opt.sunY ?? 0.42),
    domeX: cx + u * (opt.dome ?? -0.16),
    domeY: water - u * 0.26,
    domeW: u * 0.15,
    g: brandKit(W, H, opt.uid ?? 'terrace'),
  };
}
