import { PbfReader } from 'pbf';
import type { Tags } from '../osmTags.rules.ts';

/** Kinds of content of a block, as bits. */
export const NODES = 1;
export const WAYS = 2;
export const RELATIONS = 4;
const KIND_OF_FIELD: Readonly<Record<number, number>> = { 1: NODES, 2: NODES, 3: WAYS, 4: RELATIONS };

/** A block of OpenStreetMap objects, with its strings still as bytes. */
export interface Block {
  groups: { kind: number; field: number; bytes: Uint8Array }[];
  strings: StringTable;
  /** Degrees from a stored number, rounded to the seven places that OpenStreetMap keeps. */
  lat(value: number): number;
  lng(value: number): number;
  /** Seconds in one step of a stored time. */
  secondsPerStep: number;
}

class StringTable {
  readonly #bytes: readonly Uint8Array[];
  readonly #texts: (string | undefined)[] = [];
  readonly #asked: (boolean | undefined)[] = [];

  constructor(bytes: readonly Uint8Array[]) {
    this.#bytes = bytes;
  }

  text(index: number): string {
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const bytes = this.#bytes[index];
    if (!bytes) throw new RangeError('no such string');
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    this.#texts[index] = text;
    return text;
  }

  /** Whether the string is one of `keys`, remembered: most objects share few keys. */
  isIn(index: number, keys: ReadonlySet<string>): boolean {
    const known = this.#asked[index];
    if (known !== undefined) return known;
    const answer = keys.has(this.text(index));
    this.#asked[index] = answer;
    return answer;
  }
}

export function readBlock(data: Uint8Array): Block {
  const strings: Uint8Array[] = [];
  const groups: Block['groups'] = [];
  const scale = { granularity: 100, latOffset: 0, lngOffset: 0, dateGranularity: 1000 };
  new PbfReader(data).readFields((field, found, pbf) => {
    if (field === 1) pbf.readMessage((_, list, inner) => list.push(inner.readBytes()), strings);
    else if (field === 2) groups.push(...splitGroup(pbf.readBytes()));
    else if (field === 17) found.granularity = pbf.readVarint();
    else if (field === 18) found.dateGranularity = pbf.readVarint();
    else if (field === 19) found.latOffset = pbf.readVarint(true);
    else if (field === 20) found.lngOffset = pbf.readVarint(true);
  }, scale);
  return {
    groups,
    strings: new StringTable(strings),
    lat: (value) => degrees(scale.latOffset + scale.granularity * value),
    lng: (value) => degrees(scale.lngOffset + scale.granularity * value),
    secondsPerStep: scale.dateGranularity / 1000,
  };
}

const degrees = (nano: number) => Math.round(nano / 100) / 1e7;

/** A group is a list of objects, nearly always of one kind: each run of one kind becomes one piece. */
function splitGroup(bytes: Uint8Array): Block['groups'] {
  const runs: { kind: number; field: number; start: number; end: number }[] = [];
  const pbf = new PbfReader(bytes);
  for (let start = 0, field = pbf.nextField(); field !== 0; start = pbf.pos, field = pbf.nextField()) {
    pbf.skip(pbf.type);
    const last = runs.at(-1);
    if (last?.field === field) last.end = pbf.pos;
    else runs.push({ kind: KIND_OF_FIELD[field] ?? 0, field, start, end: pbf.pos });
  }
  return runs.map(({ kind, field, start, end }) => ({ kind, field, bytes: bytes.subarray(start, end) }));
}

/** Bits of everything that the block holds. */
export function kindsOf(block: Block): number {
  return block.groups.reduce((bits, { kind }) => bits | kind, 0);
}

/** The tags of an object when one of its keys is in `keys`, else null: most objects are of no interest. */
export function interestingTags(
  { strings }: Block,
  keys: readonly number[],
  values: readonly number[],
  wanted: ReadonlySet<string>,
): Tags | null {
  if (!keys.some((key) => strings.isIn(key, wanted))) return null;
  return Object.fromEntries(keys.map((key, i) => [strings.text(key), strings.text(values[i] ?? 0)]));
}
