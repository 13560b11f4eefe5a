interface Point {
  x: number;
  y: number;
}

/** A stretch of a street, in pixels of a picture of it. */
export interface NamedLine {
  name: string;
  line: readonly Point[];
}

export interface NamePicture {
  /** Pixels. */
  width: number;
  height: number;
  /** Of a name as it will be written. */
  widthOf: (name: string) => number;
  /** So far the middles of two names keep from each other. */
  apart: number;
  /** Whether a name may stand there beside what else is on the picture; everywhere when left out. */
  isFree?: (place: PlacedName) => boolean;
}

/** A name along its street: where its middle is, and how it is turned, in degrees clockwise; never upside down. */
export interface PlacedName extends Point {
  name: string;
  turn: number;
}

const MOST_NAMES = 40;
/** Where along its street a name is tried, as shares of the room that it leaves there: the middle first. */
const TRIED = [0.5, 0.25, 0.75, 0, 1];

/** What is shorter has no direction. */
const SHORTEST_PX = 0.01;

interface Part {
  from: Point;
  to: Point;
  length: number;
}

/** What of a straight line lies on the picture (Liang and Barsky), from left to right; null: nothing. */
function onPicture(a: Point, b: Point, { width, height }: NamePicture): Part | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [begin, end] = [0, 1];
  for (const [step, room] of [
    [-dx, a.x],
    [dx, width - a.x],
    [-dy, a.y],
    [dy, height - a.y],
  ] as const) {
    if (step === 0 && room < 0) return null;
    if (step < 0) begin = Math.max(begin, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (begin >= end) return null;
  const at = (share: number) => ({ x: a.x + share * dx, y: a.y + share * dy });
  const [from, to] = dx >= 0 ? [at(begin), at(end)] : [at(end), at(begin)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length < SHORTEST_PX ? null : { from, to, length };
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
function partsByName(lines: Iterable<NamedLine>, picture: NamePicture): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const { name, line } of lines)
    for (const [index, start] of line.entries()) {
      const end = line[index + 1];
      const part = end ? onPicture(start, end, picture) : null;
      if (part) found.set(name, [...(found.get(name) ?? []), part]);
    }
  return found;
}

const longestOf = (parts: readonly Part[]) =>
  parts.reduce((longest, part) => (part.length > longest.length ? part : longest));

/** Where a name may stand along a straight stretch, the best place first; nowhere where it is too long for it. */
function placesAlong(name: string, { from, to, length }: Part, { widthOf }: NamePicture): PlacedName[] {
  const room = 1 - widthOf(name) / length;
  if (room <= 0) return [];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return TRIED.map((tried) => {
    const share = (1 - room) / 2 + tried * room;
    return { name, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, turn };
  });
}

/** Each name once, along the longest straight part of its street, where there is room for it; the longest first. */
export function placeLineNames(lines: Iterable<NamedLine>, picture: NamePicture): PlacedName[] {
  const { apart, isFree = () => true } = picture;
  const placed: PlacedName[] = [];
  const keepsApart = (at: Point) => placed.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= apart);
  const streets = [...partsByName(lines, picture)]
    .map(([name, parts]) => ({ name, stretch: goneOn(longestOf(parts), parts) }))
    .sort((a, b) => b.stretch.length - a.stretch.length);
  for (const { name, stretch } of streets) {
    if (placed.length >= MOST_NAMES) break;
    const place = placesAlong(name, stretch, picture).find((at) => keepsApart(at) && isFree(at));
    if (place) placed.push(place);
  }
  return placed;
}
