import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Box } from '../read/coveredArea.rules.ts';
import type { Reading } from '../read/fileScan.runtime.ts';
import type { Tags } from '../read/osmTags.rules.ts';
import { NODES, RELATIONS, WAYS } from '../read/pbf/block.parser.ts';
import { NodePositions } from '../read/pbf/nodePositions.runtime.ts';
import { nodesOf, type OsmMember, relationsOf, waysOf } from '../read/pbf/objects.parser.ts';
import { PbfPasses } from '../read/pbf/passes.parser.ts';
import { closed } from './clip.rules.ts';
import { seaWithin } from './coast.rules.ts';
import type { MapFeature, Mark, Path } from './mapFeature.types.ts';
import { MapFeatures } from './mapFeatures.rules.ts';
import { MAP_KEYS } from './osmLayers.data.ts';
import { areaMarks, areaNames, isBuilding, isCoast, lineMarks, pointMarks } from './osmLayers.rules.ts';
import { type Polygon, polygonsOf } from './polygons.rules.ts';
import { boxInSquare, inSquare } from './worldSquare.rules.ts';

/** What a file shows of its area. */
export interface Ground {
  features: MapFeature[];
  area: Box;
  /** Whether there was room for the buildings. */
  hasBuildings: boolean;
}

interface AreaRelation {
  marks: Mark[];
  names: Mark[];
  members: OsmMember[];
}

interface DrawnWay {
  lines: Mark[];
  areas: Mark[];
  names: Mark[];
  refs: number[];
}

const PASSES = 3;
const WAYS_AT_ONCE = 5000;
const OCEAN: Mark = { layer: 'water', shape: 'area', tags: { class: 'ocean' }, from: 0 };

/**
 * Reads what the map of its area shows out of an OpenStreetMap file, in three passes as its places are read. Buildings
 * are left out where more than `mostPoints` would have to be held in memory with them, the map where even that does not do.
 * Null for a file that shows nothing.
 */
export async function readGround(
  path: string,
  reading: Reading,
  mostPoints: number,
): Promise<Ground | 'too_large' | null> {
  reading.progress.begin((await stat(path)).size * PASSES, 'bytes');
  const passes = new PbfPasses(path, reading);
  const relations = await readRelations(passes);
  const ways = new GroundWays(relations, mostPoints);
  for await (const block of passes.blocks(WAYS)) {
    for (const way of waysOf(block, MAP_KEYS)) ways.add(way.id, way.refs, way.tags);
    if (ways.areTooMany) return 'too_large';
  }
  const positions = new NodePositions();
  ways.needNodes(positions);
  positions.sort();
  const points: { marks: Mark[]; at: Path }[] = [];
  for await (const block of passes.blocks(NODES))
    for (const node of nodesOf(block, MAP_KEYS)) {
      reading.covers(node);
      positions.set(node.id, node.lat, node.lng);
      const marks = node.tags ? pointMarks(node.tags) : [];
      if (marks.length > 0) points.push({ marks, at: inSquare(node) });
    }
  reading.progress.end();
  const covered = reading.area.box();
  if (!covered) return null;
  const area = rounded(covered);
  const found = new MapFeatures(boxInSquare(area));
  for (const polygon of seaWithin(boxInSquare(area), ways.coastAt(positions))) found.area([OCEAN], [polygon]);
  for (const { marks, at } of points) found.point(marks, at);
  await ways.addTo(found, relations, positions);
  return { features: found.finish(), area, hasBuildings: ways.hasBuildings };
}

/** To the seven places that OpenStreetMap keeps. */
const rounded = ({ south, west, north, east }: Box): Box => {
  const [s, w, n, e] = [south, west, north, east].map((degrees) => Math.round(degrees * 1e7) / 1e7);
  return { south: s ?? south, west: w ?? west, north: n ?? north, east: e ?? east };
};

async function readRelations(passes: PbfPasses): Promise<AreaRelation[]> {
  const found: AreaRelation[] = [];
  for await (const block of passes.blocks(RELATIONS))
    for (const { tags, members } of relationsOf(block, MAP_KEYS)) {
      if (tags?.type !== 'multipolygon' && tags?.type !== 'boundary') continue;
      const [marks, names] = [areaMarks(tags), areaNames(tags)];
      if (marks.length > 0 || names.length > 0) found.push({ marks, names, members });
    }
  return found;
}

/** The ways of a file that its map needs, by the numbers of their nodes. */
class GroundWays {
  hasBuildings = true;
  readonly #mostPoints: number;
  #ways: DrawnWay[] = [];
  #points = 0;
  readonly #coast: number[][] = [];
  readonly #needed: ReadonlySet<number>;
  readonly #members = new Map<number, number[]>();

  constructor(relations: readonly AreaRelation[], mostPoints: number) {
    this.#mostPoints = mostPoints;
    this.#needed = new Set(
      relations.flatMap(({ members }) => members.filter(({ type }) => type === 'way').map(({ id }) => id)),
    );
  }

  get areTooMany(): boolean {
    return this.#points > this.#mostPoints;
  }

  add(id: number, refs: number[], tags: Tags | null): void {
    const isMember = this.#needed.has(id);
    if (isMember) this.#members.set(id, refs);
    const isSea = tags !== null && isCoast(tags);
    if (isSea) this.#coast.push(refs);
    const way = tags && this.#drawn(refs, tags);
    if (way) this.#ways.push(way);
    if (isMember || isSea || way) this.#points += refs.length;
    if (this.areTooMany && this.hasBuildings) this.#leaveBuildingsOut();
  }

  #drawn(refs: number[], tags: Tags): DrawnWay | null {
    const isRing = refs.length > 3 && refs[0] === refs.at(-1);
    const areas = isRing ? areaMarks(tags).filter((mark) => this.hasBuildings || !isBuilding(mark)) : [];
    const way = { refs, areas, lines: lineMarks(tags, isRing), names: isRing ? areaNames(tags) : [] };
    return way.lines.length + way.areas.length + way.names.length > 0 ? way : null;
  }

  #leaveBuildingsOut(): void {
    this.hasBuildings = false;
    this.#points = [...this.#coast, ...this.#members.values()].reduce((sum, refs) => sum + refs.length, 0);
    this.#ways = this.#ways.filter((way) => {
      way.areas = way.areas.filter((mark) => !isBuilding(mark));
      const isLeft = way.lines.length + way.areas.length + way.names.length > 0;
      if (isLeft) this.#points += way.refs.length;
      return isLeft;
    });
  }

  needNodes(positions: NodePositions): void {
    const need = (refs: readonly number[]) => {
      for (const id of refs) positions.need(id);
    };
    for (const { refs } of this.#ways) need(refs);
    for (const refs of this.#members.values()) need(refs);
    for (const refs of this.#coast) need(refs);
  }

  coastAt(positions: NodePositions): Path[] {
    return this.#coast.map((refs) => pathOf(refs, positions));
  }

  /** In steps, between which others have their turn. A way is let go once it is added: a city has a million. */
  async addTo(
    found: MapFeatures,
    relations: readonly AreaRelation[],
    positions: NodePositions,
  ): Promise<void> {
    for (let way = this.#ways.pop(); way; way = this.#ways.pop()) {
      const path = pathOf(way.refs, positions);
      found.line(way.lines, path);
      const polygons: Polygon[] = closed(path) ? [[path]] : [];
      found.area(way.areas, polygons);
      found.names(way.names, polygons);
      if (this.#ways.length % WAYS_AT_ONCE === 0) await setImmediate();
    }
    const paths = (members: readonly OsmMember[], isInner: boolean) =>
      members
        .filter(({ type, role }) => type === 'way' && (role === 'inner') === isInner)
        .map(({ id }) => pathOf(this.#members.get(id) ?? [], positions));
    for (const { marks, names, members } of relations) {
      const shown = marks.filter((mark) => this.hasBuildings || !isBuilding(mark));
      const polygons = polygonsOf(paths(members, false), paths(members, true));
      found.area(shown, polygons);
      found.names(names, polygons);
    }
  }
}

/** At the edge of an extract some nodes are cut off. */
function pathOf(refs: readonly number[], positions: NodePositions): number[] {
  const path: number[] = [];
  for (const id of refs) {
    const position = positions.get(id);
    if (position) path.push(...inSquare(position));
  }
  return path;
}
