import { writeFile } from 'node:fs/promises';
import { PbfWriter } from 'pbf';

export interface DrawnFeature {
  layer: string;
  properties: Readonly<Record<string, string>>;
  type: 'line' | 'area';
  /** From 0 to 4096 across a tile. */
  points: readonly (readonly [x: number, y: number])[];
}

const TYPES = { line: 2, area: 3 } as const;
const EXTENT = 4096;
const [MOVE, LINE, CLOSE] = [1, 2, 7];
const command = (id: number, count: number) => (id & 7) | (count << 3);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function geometry({ points, type }: DrawnFeature): number[] {
  let [x, y] = [0, 0];
  const steps = points.map(([nextX, nextY]) => {
    const step = [zigzag(nextX - x), zigzag(nextY - y)];
    [x, y] = [nextX, nextY];
    return step;
  });
  const [first = [], ...others] = steps;
  const close = type === 'area' ? [command(CLOSE, 1)] : [];
  return [command(MOVE, 1), ...first, command(LINE, others.length), ...others.flat(), ...close];
}

/** A vector tile (version 2.1 of its specification) with these features. */
export function smallTile(features: readonly DrawnFeature[]): Uint8Array {
  const tile = new PbfWriter();
  for (const layer of new Set(features.map((feature) => feature.layer))) {
    const words: string[] = [];
    const indexOf = (word: string) => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1);
    tile.writeMessage(
      3,
      (_: null, pbf) => {
        pbf.writeStringField(1, layer);
        for (const feature of features.filter((one) => one.layer === layer))
          pbf.writeMessage(
            2,
            (__: null, inner) => {
              const tags = Object.entries(feature.properties).flatMap((pair) => pair.map(indexOf));
              inner.writePackedVarint(2, tags);
              inner.writeVarintField(3, TYPES[feature.type]);
              inner.writePackedVarint(4, geometry(feature));
            },
            null,
          );
        // Keys and values are one list here, each under the same number.
        for (const word of words) pbf.writeStringField(3, word);
        for (const word of words)
          pbf.writeMessage(4, (value: string, inner) => inner.writeStringField(1, value), word);
        pbf.writeVarintField(5, EXTENT);
        pbf.writeVarintField(15, 2);
      },
      null,
    );
  }
  return tile.finish();
}

const HEADER_BYTES = 127;
const NOT_COMPRESSED = 1;
const VECTOR = 1;

/** A PMTiles archive (version 3) with this one tile of zoom 0 to `maxZoom` wherever one asks. */
export async function writeSmallArchive(file: string, tile: Uint8Array, maxZoom: number): Promise<void> {
  const tiles = (4 ** (maxZoom + 1) - 1) / 3;
  const directory = new PbfWriter();
  // One entry: its first tile, how many in a row are the same, its length, and its offset plus one.
  for (const value of [1, 0, tiles, tile.length, 1]) directory.writeVarint(value);
  const root = directory.finish();
  const metadata = new TextEncoder().encode('{}');
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  new Uint8Array(header.buffer).set(new TextEncoder().encode('PMTiles'));
  header.setUint8(7, 3);
  const metadataAt = HEADER_BYTES + root.length;
  const dataAt = metadataAt + metadata.length;
  const sections = [HEADER_BYTES, root.length, metadataAt, metadata.length, dataAt, 0, dataAt, tile.length];
  for (const [index, value] of [...sections, tiles, 1, 1].entries())
    header.setBigUint64(8 + index * 8, BigInt(value), true);
  for (const [at, value] of [NOT_COMPRESSED, NOT_COMPRESSED, NOT_COMPRESSED, VECTOR, 0, maxZoom].entries())
    header.setUint8(96 + at, value);
  await writeFile(file, Buffer.concat([new Uint8Array(header.buffer), root, metadata, tile]));
}
