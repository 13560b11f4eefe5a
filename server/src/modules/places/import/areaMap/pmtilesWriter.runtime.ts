import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Box } from '../read/coveredArea.rules.ts';
import { directories, type TileEntry, withRuns } from './pmtilesDirectory.rules.ts';

const HEADER_BYTES = 127;
/** Readers fetch so much at once: header and root directory have to be in it. */
const HEAD_BYTES = 16_384;
const GZIP = 2;
const VECTOR_TILES = 1;
/** Degrees are stored as whole numbers. */
const DEGREE = 1e7;
const pack = promisify(gzip);

export interface ArchiveFacts {
  bounds: Box;
  minZoom: number;
  maxZoom: number;
  metadata: Record<string, unknown>;
}

/**
 * Writes an archive of vector tiles, version 3 of https://github.com/protomaps/PMTiles: header and root directory, tiles as
 * they come (equal ones once), then leaf directories and metadata. It is one only after `finish`.
 */
export class PmtilesWriter {
  readonly #file: FileHandle;
  readonly #entries: TileEntry[] = [];
  readonly #known = new Map<string, { offset: number; length: number }>();
  #bytes = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<PmtilesWriter> {
    return new PmtilesWriter(await open(path, 'wx'));
  }

  async add(id: number, tile: Uint8Array): Promise<void> {
    await this.addPacked(id, 1, await pack(tile));
  }

  /** `packed`: as another archive holds it, for `run` tiles in a row. */
  async addPacked(id: number, run: number, packed: Uint8Array): Promise<void> {
    const hash = createHash('sha1').update(packed).digest('base64');
    let place = this.#known.get(hash);
    if (!place) {
      place = { offset: this.#bytes, length: packed.length };
      await this.#write(packed, HEAD_BYTES + this.#bytes);
      this.#bytes += packed.length;
      this.#known.set(hash, place);
    }
    this.#entries.push({ id, run, ...place });
  }

  /** How many tiles it holds, and how large it is. */
  async finish(facts: ArchiveFacts): Promise<{ tiles: number; bytes: number }> {
    const entries = withRuns(this.#entries);
    const tiles = entries.reduce((sum, { run }) => sum + run, 0);
    const { root, leaves } = directories(entries, HEAD_BYTES - HEADER_BYTES);
    const metadata = gzipSync(JSON.stringify(facts.metadata));
    const leavesAt = HEAD_BYTES + this.#bytes;
    const sections = [
      [HEADER_BYTES, root.length],
      [leavesAt + leaves.length, metadata.length],
      [leavesAt, leaves.length],
      [HEAD_BYTES, this.#bytes],
      [tiles, entries.length],
      [this.#known.size],
    ].flat();
    await this.#write(leaves, leavesAt);
    await this.#write(metadata, leavesAt + leaves.length);
    await this.#write(header(sections, facts), 0);
    await this.#write(root, HEADER_BYTES);
    await this.#file.sync();
    await this.close();
    return { tiles, bytes: leavesAt + leaves.length + metadata.length };
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #write(bytes: Uint8Array, at: number): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, at + done);
      done += bytesWritten;
    }
  }
}

function header(numbers: readonly number[], { bounds, minZoom, maxZoom }: ArchiveFacts): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 0, 'latin1');
  bytes.writeUInt8(3, 7);
  for (const [index, value] of numbers.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  // Not clustered: tiles lie as they were made.
  for (const [index, value] of [0, GZIP, GZIP, VECTOR_TILES, minZoom, maxZoom].entries())
    bytes.writeUInt8(value, 96 + index);
  const { west, south, east, north } = bounds;
  const corners = [west, south, east, north];
  for (const [index, degrees] of corners.entries())
    bytes.writeInt32LE(Math.round(degrees * DEGREE), 102 + 4 * index);
  bytes.writeUInt8(minZoom, 118);
  bytes.writeInt32LE(Math.round(((west + east) / 2) * DEGREE), 119);
  bytes.writeInt32LE(Math.round(((south + north) / 2) * DEGREE), 123);
  return bytes;
}
