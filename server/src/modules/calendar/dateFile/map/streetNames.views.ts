import { escapedHtml } from '@liora/domain/rules/escapedHtml';
import { GROUND } from './groundLayers.data.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './mapFrame.rules.ts';

interface Point {
  x: number;
  y: number;
}

export interface NamedLine {
  name: string;
  line: readonly Point[];
}

const SIZE_PX = 19;
/** Of the letters of a line of text on average. */
const LETTER_WIDTH = 0.56;
const MOST_NAMES = 40;
/** Names keep so far apart. */
const APART_PX = 90;

interface Part {
  from: Point;
  to: Point;
  length: number;
}

const [WIDTH, HEIGHT] = [MAP_WIDTH, MAP_HEIGHT];

/** What of a straight line lies on the picture (Liang and Barsky), from left to right; null: nothing. */
function onPicture(a: Point, b: Point): Part | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [begin, end] = [0, 1];
  for (const [step, room] of [
    [-dx, a.x],
    [dx, WIDTH - a.x],
    [-dy, a.y],
    [dy, HEIGHT - a.y],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) begin = Math.max(begin, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (begin >= end) return null;
  const at = (share: number) => ({ x: a.x + share * dx, y: a.y + share * dy });
  const [from, to] = dx >= 0 ? [at(begin), at(end)] : [at(end), at(begin)];
  return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
}

/** Tiles cut a street at every crossing: parts that go on like this one, so far off it at most, are of the same line. */
const SAME_LINE_PX = 9;
const SAME_WAY = Math.cos((7 * Math.PI) / 180);

/** A straight part with all that goes on in its line, from its first end to its last. */
function goneOn(base: Part, parts: readonly Part[]): Part {
  const way = { x: (base.to.x - base.from.x) / base.length, y: (base.to.y - base.from.y) / base.length };
  const along = ({ x, y }: Point) => (x - base.from.x) * way.x + (y - base.from.y) * way.y;
  const off = ({ x, y }: Point) => Math.abs((x - base.from.x) * way.y - (y - base.from.y) * way.x);
  const ends = parts
    .filter(
      ({ from, to, length }) =>
        Math.abs((to.x - from.x) * way.x + (to.y - from.y) * way.y) >= SAME_WAY * length &&
        off(from) <= SAME_LINE_PX &&
        off(to) <= SAME_LINE_PX,
    )
    .flatMap(({ from, to }) => [along(from), along(to)]);
  const [begin, end] = [Math.min(...ends), Math.max(...ends)];
  const at = (far: number) => ({ x: base.from.x + far * way.x, y: base.from.y + far * way.y });
  return { from: at(begin), to: at(end), length: end - begin };
}

/** The straight parts of every street that lie on the picture, by its name. */
function partsByName(lines: Iterable<NamedLine>): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const { name, line } of lines)
    for (const [index, start] of line.entries()) {
      const end = line[index + 1];
      const part = end ? onPicture(start, end) : null;
      if (part) found.set(name, [...(found.get(name) ?? []), part]);
    }
  return found;
}

const longestOf = (parts: readonly Part[]) =>
  parts.reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Each name once, along the longest straight part of its street, where there is room for it; the longest first. */
export function streetNames(lines: Iterable<NamedLine>): string {
  const written: Point[] = [];
  const names = [...partsByName(lines)]
    .map(([name, parts]) => ({ name, ...goneOn(longestOf(parts), parts) }))
    .filter(({ name, length }) => length > name.length * SIZE_PX * LETTER_WIDTH)
    .sort((a, b) => b.length - a.length);
  return names
    .map(({ name, from, to }) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const isFree = written.every(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) >= APART_PX);
      if (!isFree || written.length >= MOST_NAMES) return '';
      written.push(middle);
      const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      return `<text transform="translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)}) rotate(${turn.toFixed(1)})" y="6" fill="${GROUND.label}" stroke="${GROUND.halo}" stroke-width="5" paint-order="stroke" stroke-linejoin="round" font-size="${SIZE_PX}" text-anchor="middle">${escapedHtml(name)}</text>`;
    })
    .join('');
}
