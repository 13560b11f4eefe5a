import { PbfReader } from 'pbf';
import type { Tags } from '../osmTags.rules.ts';
import { type Block, interestingTags, NODES, RELATIONS, WAYS } from './block.parser.ts';

interface OsmObject {
  id: number;
  /** Null when none of its keys was asked for. */
  tags: Tags | null;
  /** Seconds since 1970, null when the file does not say. */
  changed: number | null;
}

export interface OsmNode extends OsmObject {
  lat: number;
  lng: number;
}

export interface OsmWay extends OsmObject {
  refs: number[];
}

export interface OsmMember {
  type: 'node' | 'way' | 'relation';
  id: number;
  role: string;
}

export interface OsmRelation extends OsmObject {
  members: OsmMember[];
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const;

interface RawObject {
  id: number;
  keys: number[];
  values: number[];
  /** Of a node: latitude and longitude. Of a way: nodes. Of a relation: members. As differences, except for a node. */
  numbers: number[];
  roles: number[];
  types: number[];
  /** In steps of the block. */
  changed: number | null;
}

type FieldReader = (field: number, raw: RawObject, pbf: PbfReader) => void;

export function* nodesOf(block: Block, wanted: ReadonlySet<string>): Generator<OsmNode> {
  for (const group of block.groups) {
    if (group.field === DENSE_FIELD) yield* denseNodes(block, group.bytes, wanted);
  }
  for (const raw of rawObjects(block, NODES, nodeField)) {
    const [lat = 0, lng = 0] = raw.numbers;
    yield { ...common(block, raw, wanted), lat: block.lat(lat), lng: block.lng(lng) };
  }
}

export function* waysOf(block: Block, wanted: ReadonlySet<string>): Generator<OsmWay> {
  for (const raw of rawObjects(block, WAYS, wayField))
    yield { ...common(block, raw, wanted), refs: runningSums(raw.numbers) };
}

export function* relationsOf(block: Block, wanted: ReadonlySet<string>): Generator<OsmRelation> {
  for (const raw of rawObjects(block, RELATIONS, relationField)) {
    const members = runningSums(raw.numbers).map((id, i) => ({
      type: MEMBER_TYPES[raw.types[i] ?? 0] ?? 'relation',
      id,
      role: block.strings.text(raw.roles[i] ?? 0),
    }));
    yield { ...common(block, raw, wanted), members };
  }
}

const DENSE_FIELD = 2;

function* rawObjects(block: Block, kind: number, readField: FieldReader): Generator<RawObject> {
  for (const group of block.groups) {
    if (group.kind !== kind || group.field === DENSE_FIELD) continue;
    const pbf = new PbfReader(group.bytes);
    while (pbf.nextField() !== 0)
      yield pbf.readMessage(readField, {
        id: 0,
        keys: [],
        values: [],
        numbers: [],
        roles: [],
        types: [],
        changed: null,
      });
  }
}

function common(block: Block, raw: RawObject, wanted: ReadonlySet<string>): OsmObject {
  return {
    id: raw.id,
    tags: interestingTags(block, raw.keys, raw.values, wanted),
    changed: raw.changed === null ? null : raw.changed * block.secondsPerStep,
  };
}

const nodeField: FieldReader = (field, raw, pbf) => {
  if (field === 1) raw.id = pbf.readSVarint();
  else if (field === 8) raw.numbers[0] = pbf.readSVarint();
  else if (field === 9) raw.numbers[1] = pbf.readSVarint();
  else commonField(field, raw, pbf);
};

const wayField: FieldReader = (field, raw, pbf) => {
  if (field === 1) raw.id = pbf.readVarint(true);
  else if (field === 8) pbf.readPackedSVarint(raw.numbers);
  else commonField(field, raw, pbf);
};

const relationField: FieldReader = (field, raw, pbf) => {
  if (field === 1) raw.id = pbf.readVarint(true);
  else if (field === 8) pbf.readPackedVarint(raw.roles);
  else if (field === 9) pbf.readPackedSVarint(raw.numbers);
  else if (field === 10) pbf.readPackedVarint(raw.types);
  else commonField(field, raw, pbf);
};

const commonField: FieldReader = (field, raw, pbf) => {
  if (field === 2) pbf.readPackedVarint(raw.keys);
  else if (field === 3) pbf.readPackedVarint(raw.values);
  else if (field === 4) pbf.readMessage(infoField, raw);
};

const infoField: FieldReader = (field, raw, pbf) => {
  if (field === 2) raw.changed = pbf.readVarint(true);
};

/** References are stored as differences to the one before. */
function runningSums(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}

interface Dense {
  ids: number[];
  lats: number[];
  lngs: number[];
  /** Keys and values of all nodes in a row, 0 after each node. */
  keysValues: number[];
  changed: number[];
}

function* denseNodes(block: Block, bytes: Uint8Array, wanted: ReadonlySet<string>): Generator<OsmNode> {
  const pbf = new PbfReader(bytes);
  while (pbf.nextField() !== 0) {
    const empty: Dense = { ids: [], lats: [], lngs: [], keysValues: [], changed: [] };
    const dense = pbf.readMessage(denseField, empty);
    let [id, lat, lng, changed, at] = [0, 0, 0, 0, 0];
    for (const [i, difference] of dense.ids.entries()) {
      id += difference;
      lat += dense.lats[i] ?? 0;
      lng += dense.lngs[i] ?? 0;
      changed += dense.changed[i] ?? 0;
      const end = endOfNode(dense.keysValues, at);
      const tags = end > at ? denseTags(block, dense.keysValues.slice(at, end), wanted) : null;
      at = end + 1;
      yield {
        id,
        lat: block.lat(lat),
        lng: block.lng(lng),
        tags,
        changed: dense.changed.length > 0 ? changed * block.secondsPerStep : null,
      };
    }
  }
}

function denseField(field: number, dense: Dense, pbf: PbfReader): void {
  if (field === 1) pbf.readPackedSVarint(dense.ids);
  else if (field === 5)
    pbf.readMessage((info, { changed }, inner) => {
      if (info === 2) inner.readPackedSVarint(changed);
    }, dense);
  else if (field === 8) pbf.readPackedSVarint(dense.lats);
  else if (field === 9) pbf.readPackedSVarint(dense.lngs);
  else if (field === 10) pbf.readPackedVarint(dense.keysValues);
}

function endOfNode(keysValues: readonly number[], from: number): number {
  const end = keysValues.indexOf(0, from);
  return end < 0 ? keysValues.length : end;
}

function denseTags(block: Block, pairs: readonly number[], wanted: ReadonlySet<string>): Tags | null {
  const keys = pairs.filter((_, i) => i % 2 === 0);
  const values = pairs.filter((_, i) => i % 2 === 1);
  return interestingTags(block, keys, values, wanted);
}
