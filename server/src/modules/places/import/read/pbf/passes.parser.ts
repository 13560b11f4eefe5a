import type { Reading } from '../fileScan.runtime.ts';
import { type Blob, orDamaged, readBlobs } from './blobs.parser.ts';
import { type Block, kindsOf, readBlock } from './block.parser.ts';
import { readHeader } from './header.parser.ts';

/** A PBF file that is read several times; what each block holds is remembered from the first time. */
export class PbfPasses {
  readonly #path: string;
  readonly #reading: Reading;
  readonly #kinds: number[] = [];

  constructor(path: string, reading: Reading) {
    this.#path = path;
    this.#reading = reading;
  }

  /** Every block that can hold objects of `kind`, in the order of the file. Counts every byte as progress. */
  async *blocks(kind: number): AsyncGenerator<Block, void, undefined> {
    const mayHold = (index: number) => ((this.#kinds[index] ?? kind) & kind) !== 0;
    for await (const blob of readBlobs(this.#path, mayHold)) {
      this.#reading.step(blob.bytes);
      if (blob.data === null) continue;
      const block = orDamaged(blob.index, () => this.#open(blob, blob.data ?? new Uint8Array()));
      if (block && (kindsOf(block) & kind) !== 0) yield block;
    }
  }

  #open(blob: Blob, data: Uint8Array): Block | null {
    if (blob.type === 'OSMHeader' && this.#kinds[blob.index] === undefined) this.#readHeader(data);
    const block = blob.type === 'OSMData' ? readBlock(data) : null;
    this.#kinds[blob.index] = block ? kindsOf(block) : 0;
    return block;
  }

  #readHeader(data: Uint8Array): void {
    const { box, date } = readHeader(data);
    this.#reading.area.named = box;
    if (date !== null) this.#reading.stateDate(date);
  }
}
