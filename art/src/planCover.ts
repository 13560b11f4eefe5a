import { luminance } from './colour.ts';
import { createKit, type Kit } from './kit.ts';
import type { Light } from './placeCover.ts';
import { planGround } from './planGround.ts';
import { type Inset, layoutStops, type Point, type Stop } from './planLayout.ts';
import { MOODS, type MoodPalette, planMood } from './planMoods.ts';
import { routePath } from './planRoute.ts';
import { hash, nth, randomFrom } from './seed.ts';
import { circle, line, num, rect } from './svg.ts';

export type PlanCoverOptions = {
  /** The stable id of the plan: the seed of everything drawn. */
  id: string;
  /** Free text, mapped to one of six moods. */
  theme?: string | null;
  /** In order; under two of them, a plain leg is drawn. */
  stops: readonly Stop[];
  /** CSS pixels of the slot, 400 x 300 when left out. */
  width?: number;
  height?: number;
  light?: Light;
  /** Begins all gradient ids; one of its own for every picture on a page. */
  uid?: string;
  /** Numerals in the markers; on from 120 px unless told otherwise. */
  numbers?: boolean;
  inset?: Inset;
  /** Draws the number of a marker; as text in the product's typeface when left out. */
  numeral?: DrawNumeral;
};

/** Markup of a number centred at (x, y) in a disc of that radius, in CSS pixels. */
export type DrawNumeral = (x: number, y: number, radius: number, value: number, fill: string) => string;

type PlanKit = Kit<MoodPalette>;

/**
 * The cover of a plan as an SVG string: its route over a town. The same input gives the same bytes, and
 * nothing of `id` or `theme` reaches the markup.
 */
export function planCover(o: PlanCoverOptions): string {
  const { width = 400, height = 300, light = 'day' } = o;
  const h = hash(`plan:${o.id}`);
  const mood = planMood(o.theme, h);
  const random = randomFrom(h ^ 0x51ed270b);
  const k = createKit(`plan${o.id}${mood}${light}`, width, height, MOODS[mood][light], random, o.uid);
  const radius = Math.max(k.u * 0.05, Math.min(13, k.u * 0.075));
  const stops = o.stops.length > 1 ? o.stops : [{}, {}];
  const points = layoutStops(stops, width, height, random, Math.max(radius * 3.2, k.u * 0.2), o.inset);
  const numbers = o.numbers !== false && k.u >= 120;
  const picture =
    planGround(k) +
    lastLight(k, nth(points, -1)) +
    route(k, points, h) +
    markers(k, points, radius, numbers ? (o.numeral ?? textNumeral) : null);
  return k.out(picture, `plan/${mood}/${stops.length}`);
}

/** Light gathers at the last stop, and the lower edge darkens. */
function lastLight(k: PlanKit, [x, y]: Point) {
  const { P, W, H, u } = k;
  const halo = k.rad([
    [0, P.l, 0.75],
    [0.35, P.l, 0.28],
    [1, P.l, 0],
  ]);
  const dark = k.lin([
    [0, P.d, 0],
    [1, P.d, 0.32],
  ]);
  return circle(x, y, u * 0.62, halo) + rect(0, H * 0.45, W, H * 0.55, dark);
}

function route({ P, u }: PlanKit, points: readonly Point[], h: number) {
  const d = routePath(points, h & 1 ? 0.2 : -0.2);
  const width = Math.max(2.2, u * 0.0135);
  return line(d, P.d, width * 3, { 'stroke-opacity': 0.22 }) + line(d, P.p, width);
}

function markers({ P }: PlanKit, points: readonly Point[], radius: number, numeral: DrawNumeral | null) {
  const marker = ([x, y]: Point, i: number) => {
    const last = i === points.length - 1;
    const halo = last ? circle(x, y, radius * 1.75, P.x, { 'fill-opacity': 0.28 }) : '';
    const shadow = circle(x, y + radius * 0.12, radius * 1.12, P.d, { 'fill-opacity': 0.28 });
    const disc = circle(x, y, numeral ? radius : radius * 0.8, last ? P.x : P.p);
    return halo + shadow + disc + (numeral?.(x, y, radius, i + 1, last ? inkOn(P.x) : P.d) ?? '');
  };
  return points.map(marker).join('');
}

const inkOn = (colour: string) => (luminance(colour) > 0.36 ? '#2a1220' : '#fff8ee');

const textNumeral: DrawNumeral = (x, y, radius, value, fill) =>
  `<text x="${num(x)}" y="${num(y + radius * 0.37)}" text-anchor="middle" font-family="'Figtree Variable',Figtree,system-ui,sans-serif" font-weight="700" font-size="${num(radius * 1.06)}" fill="${fill}">${value}</text>`;
