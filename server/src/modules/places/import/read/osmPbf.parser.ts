import { stat } from 'node:fs/promises';
import type { LatLng } from '@liora/domain/rules/distance';
import { OSM_KEYS } from '../classify/osmKind.rules.ts';
import { osmPlace } from '../classify/osmPlace.rules.ts';
import { isPosition } from '../importedPlace.types.ts';
import type { PlaceStream, Reading } from './fileScan.runtime.ts';
import { average, joinRings, type Line, pointOfLine, pointOfRings } from './geometry.rules.ts';
import { NODES, RELATIONS, WAYS } from './pbf/block.parser.ts';
import { type Candidate, candidate } from './pbf/candidates.rules.ts';
import { NodePositions } from './pbf/nodePositions.runtime.ts';
import { nodesOf, type OsmMember, relationsOf, waysOf } from './pbf/objects.parser.ts';
import { PbfPasses } from './pbf/passes.parser.ts';

type WayCandidate = Candidate & { refs: number[] };
type RelationCandidate = Candidate & { members: OsmMember[] };

const PASSES = 3;
const AREA_TYPES = new Set(['multipolygon', 'boundary']);

/**
 * The places of an OpenStreetMap PBF file. Objects refer to what comes before them in the file, so it is read three
 * times: relations say which ways they need, ways which nodes, then nodes give the positions. Memory holds the places
 * that are ways or relations and the nodes they need, nothing else.
 */
export async function* readOsmPbf(path: string, reading: Reading): PlaceStream {
  reading.progress.begin((await stat(path)).size * PASSES, 'bytes');
  const passes = new PbfPasses(path, reading);
  const relations = await findRelations(passes, reading);
  const neededWays = new Set(relations.flatMap(({ members }) => idsOf(members, 'way')));
  const { ways, members } = await findWays(passes, reading, neededWays);
  const positions = new NodePositions();
  for (const refs of members.values()) for (const id of refs) positions.need(id);
  for (const { refs } of ways) for (const id of refs) positions.need(id);
  for (const relation of relations) for (const id of idsOf(relation.members, 'node')) positions.need(id);
  positions.sort();
  yield* nodePlaces(passes, reading, positions);
  for (const way of ways) {
    if (lacksPoints(way.refs, positions)) reading.incomplete++;
    yield* placed(reading, way, pointOfLine(known(way.refs, positions)));
  }
  for (const relation of relations) {
    if (lacksMembers(relation, members, positions)) reading.incomplete++;
    yield* placed(reading, relation, pointOfRelation(relation, members, positions));
  }
}

const lacksPoints = (refs: readonly number[], positions: NodePositions) =>
  refs.some((id) => !positions.get(id));

const lacksMembers = (
  { members }: RelationCandidate,
  ways: ReadonlyMap<number, number[]>,
  positions: NodePositions,
) =>
  lacksPoints(idsOf(members, 'node'), positions) ||
  idsOf(members, 'way').some((id) => !ways.has(id) || lacksPoints(ways.get(id) ?? [], positions));

async function findRelations(passes: PbfPasses, reading: Reading): Promise<RelationCandidate[]> {
  const found: RelationCandidate[] = [];
  for await (const block of passes.blocks(RELATIONS)) {
    for (const relation of relationsOf(block, OSM_KEYS)) {
      reading.saw('relations');
      const place = candidate(reading, `relation/${relation.id}`, relation);
      if (place) found.push({ ...place, members: relation.members });
    }
  }
  return found;
}

async function findWays(passes: PbfPasses, reading: Reading, needed: ReadonlySet<number>) {
  const ways: WayCandidate[] = [];
  const members = new Map<number, number[]>();
  for await (const block of passes.blocks(WAYS)) {
    for (const way of waysOf(block, OSM_KEYS)) {
      reading.saw('ways');
      if (needed.has(way.id)) members.set(way.id, way.refs);
      const place = candidate(reading, `way/${way.id}`, way);
      if (place) ways.push({ ...place, refs: way.refs });
    }
  }
  return { ways, members };
}

async function* nodePlaces(passes: PbfPasses, reading: Reading, positions: NodePositions): PlaceStream {
  for await (const block of passes.blocks(NODES)) {
    const found: [Candidate, LatLng][] = [];
    for (const node of nodesOf(block, OSM_KEYS)) {
      reading.saw('nodes');
      reading.covers(node);
      positions.set(node.id, node.lat, node.lng);
      const place = candidate(reading, `node/${node.id}`, node);
      if (place) found.push([place, node]);
    }
    for (const [place, position] of found) yield* placed(reading, place, position);
  }
}

async function* placed(reading: Reading, found: Candidate, position: LatLng | null): PlaceStream {
  if (!position || !isPosition(position)) {
    reading.cannotPlace(found.sourceId, position ? 'bad_position' : 'no_position');
    return;
  }
  if (found.changed !== null) reading.changedOn(found.changed);
  const divisions = await reading.divisionsAt(found.tags, position);
  yield osmPlace(found.sourceId, found.tags, found.judged, position, reading.settings, divisions);
}

const idsOf = (members: readonly OsmMember[], type: OsmMember['type']) =>
  members.filter((member) => member.type === type).map(({ id }) => id);

/** The nodes of a way that the file has: at the edge of an extract some are cut off. */
function known(refs: readonly number[], positions: NodePositions): Line {
  return refs.flatMap((id) => positions.get(id) ?? []);
}

function pointOfRelation(
  { tags, members }: RelationCandidate,
  refs: ReadonlyMap<number, number[]>,
  positions: NodePositions,
): LatLng | null {
  const line = (id: number) => known(refs.get(id) ?? [], positions);
  if (AREA_TYPES.has(tags.type ?? '')) {
    const outer = idsOf(
      members.filter(({ role }) => role !== 'inner'),
      'way',
    ).map(line);
    const rings = joinRings(outer);
    return rings.length > 0 ? pointOfRings(rings) : average(outer.flat());
  }
  const points = [
    ...known(idsOf(members, 'node'), positions),
    ...idsOf(members, 'way').flatMap((id) => pointOfLine(line(id)) ?? []),
  ];
  return average(points);
}
