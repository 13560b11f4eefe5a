import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/** OpenStreetMap objects for a test, written as a real PBF file. */
export interface TestNode {
  id: number;
  lat: number;
  lng: number;
  tags?: Record<string, string>;
}
interface TestWay {
  id: number;
  refs: number[];
  tags?: Record<string, string>;
}
interface TestRelation {
  id: number;
  members: { type: 'node' | 'way' | 'relation'; id: number; role?: string }[];
  tags?: Record<string, string>;
}
export interface TestExtract {
  nodes?: TestNode[];
  ways?: TestWay[];
  relations?: TestRelation[];
  /** south, west, north, east; by default the file names no box. */
  box?: readonly [number, number, number, number];
  /** Day of the data; by default the file does not say. */
  date?: string;
  requires?: string[];
  /** Nodes one by one instead of packed densely. */
  plainNodes?: boolean;
  /** When each object was changed; by default the file keeps no history. */
  changed?: string;
  packed?: 'zlib' | 'raw' | 'lz4';
}

const MEMBER_TYPES = ['node', 'way', 'relation'];

/** The bytes of a file with one block per kind of object, as osmium writes it. */
export function pbfFile(extract: TestExtract): Buffer {
  const { nodes = [], ways = [], relations = [], packed = 'zlib' } = extract;
  const blocks = [
    nodes.length > 0 ? block((strings) => nodeGroup(nodes, extract, strings)) : null,
    ways.length > 0 ? block((strings) => wayGroup(ways, strings)) : null,
    relations.length > 0 ? block((strings) => relationGroup(relations, strings)) : null,
  ];
  const blobs = blocks.flatMap((data) => (data ? [blob('OSMData', data, packed)] : []));
  return Buffer.concat([blob('OSMHeader', header(extract), packed), ...blobs]);
}

function blob(type: string, data: Uint8Array, packed: TestExtract['packed']): Buffer {
  const body = new PbfWriter();
  if (packed === 'raw') body.writeBytesField(1, data);
  else if (packed === 'lz4') body.writeBytesField(6, data);
  else {
    body.writeVarintField(2, data.length);
    body.writeBytesField(3, deflateSync(data));
  }
  const bytes = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, bytes.length);
  const headBytes = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(headBytes.length);
  return Buffer.concat([length, headBytes, bytes]);
}

function header({ box, date, requires = [] }: TestExtract): Uint8Array {
  const pbf = new PbfWriter();
  if (box) {
    const [south, west, north, east] = box.map((degrees) => Math.round(degrees * 1e9));
    const corners = [west, east, north, south];
    pbf.writeMessage(
      1,
      (_, out) => {
        for (const [i, at] of corners.entries()) out.writeSVarintField(i + 1, at ?? 0);
      },
      null,
    );
  }
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes', ...requires]) pbf.writeStringField(4, feature);
  if (date) pbf.writeVarintField(32, Date.parse(`${date}T12:00:00Z`) / 1000);
  return pbf.finish();
}

class Strings {
  readonly list = [''];

  index(text: string): number {
    const known = this.list.indexOf(text);
    if (known >= 0) return known;
    return this.list.push(text) - 1;
  }

  keys = (tags: Record<string, string> = {}) => Object.keys(tags).map((key) => this.index(key));
  values = (tags: Record<string, string> = {}) => Object.values(tags).map((value) => this.index(value));
}

type Group = (pbf: PbfWriter) => void;

function block(group: (strings: Strings) => Group): Uint8Array {
  const strings = new Strings();
  const groupWriter = new PbfWriter();
  group(strings)(groupWriter);
  const groupBytes = groupWriter.finish();
  const pbf = new PbfWriter();
  pbf.writeMessage(
    1,
    (list, out) => {
      for (const text of list) out.writeBytesField(1, Buffer.from(text));
    },
    strings.list,
  );
  pbf.writeBytesField(2, groupBytes);
  return pbf.finish();
}

const steps = (degrees: number) => Math.round(degrees * 1e7);
const differences = (numbers: readonly number[]) => numbers.map((n, i) => n - (numbers[i - 1] ?? 0));

function nodeGroup(
  nodes: readonly TestNode[],
  { plainNodes, changed }: TestExtract,
  strings: Strings,
): Group {
  if (plainNodes) {
    return (pbf) => {
      for (const node of nodes) pbf.writeMessage(1, (_, out) => plainNode(node, strings, out), null);
    };
  }
  const keysValues = nodes.flatMap(({ tags = {} }) => [
    ...Object.entries(tags).flatMap(([key, value]) => [strings.index(key), strings.index(value)]),
    0,
  ]);
  const times = nodes.map(() => Date.parse(changed ?? '') / 1000);
  return (pbf) =>
    pbf.writeMessage(
      2,
      (_, out) => {
        out.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
        if (changed)
          out.writeMessage(5, (_info, info) => info.writePackedSVarint(2, differences(times)), null);
        out.writePackedSVarint(8, differences(nodes.map(({ lat }) => steps(lat))));
        out.writePackedSVarint(9, differences(nodes.map(({ lng }) => steps(lng))));
        out.writePackedVarint(10, keysValues);
      },
      null,
    );
}

function plainNode({ id, lat, lng, tags }: TestNode, strings: Strings, out: PbfWriter): void {
  out.writeSVarintField(1, id);
  out.writePackedVarint(2, strings.keys(tags));
  out.writePackedVarint(3, strings.values(tags));
  out.writeSVarintField(8, steps(lat));
  out.writeSVarintField(9, steps(lng));
}

function wayGroup(ways: readonly TestWay[], strings: Strings): Group {
  return (pbf) => {
    for (const { id, refs, tags } of ways)
      pbf.writeMessage(
        3,
        (_, out) => {
          out.writeVarintField(1, id);
          out.writePackedVarint(2, strings.keys(tags));
          out.writePackedVarint(3, strings.values(tags));
          out.writePackedSVarint(8, differences(refs));
        },
        null,
      );
  };
}

function relationGroup(relations: readonly TestRelation[], strings: Strings): Group {
  return (pbf) => {
    for (const { id, members, tags } of relations)
      pbf.writeMessage(
        4,
        (_, out) => {
          out.writeVarintField(1, id);
          out.writePackedVarint(2, strings.keys(tags));
          out.writePackedVarint(3, strings.values(tags));
          out.writePackedVarint(
            8,
            members.map(({ role = '' }) => strings.index(role)),
          );
          out.writePackedSVarint(9, differences(members.map((member) => member.id)));
          out.writePackedVarint(
            10,
            members.map(({ type }) => MEMBER_TYPES.indexOf(type)),
          );
        },
        null,
      );
  };
}
