import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gunzipSync } from 'node:zlib';
import { bytesToHeader, type Header } from 'pmtiles';
import { directoryEntries, type TileEntry } from './pmtilesDirectory.rules.ts';

const HEADER_BYTES = 127;
const unpack = promisify(gunzip);

/** An archive that was written here, with all its tiles: the reader of maps knows only how to ask for one. */
export class PmtilesReader {
  readonly entries: readonly TileEntry[];
  readonly metadata: unknown;
  readonly #file: FileHandle;
  readonly #header: Header;

  private constructor(file: FileHandle, found: { header: Header; entries: TileEntry[]; metadata: unknown }) {
    this.#file = file;
    this.#header = found.header;
    this.entries = found.entries;
    this.metadata = found.metadata;
  }

  /** Null where there is none yet. */
  static async open(path: string): Promise<PmtilesReader | null> {
    const file = await open(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) return null;
    try {
      const head = await bytesAt(file, 0, HEADER_BYTES);
      const header = bytesToHeader(new Uint8Array(head).buffer);
      const root = directoryEntries(
        await bytesAt(file, header.rootDirectoryOffset, header.rootDirectoryLength),
      );
      const entries: TileEntry[] = [];
      for (const entry of root) {
        if (entry.run > 0) entries.push(entry);
        else {
          const at = header.leafDirectoryOffset + entry.offset;
          for (const one of directoryEntries(await bytesAt(file, at, entry.length))) entries.push(one);
        }
      }
      const packed = await bytesAt(file, header.jsonMetadataOffset, header.jsonMetadataLength);
      return new PmtilesReader(file, {
        header,
        entries,
        metadata: JSON.parse(gunzipSync(packed).toString()),
      });
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** A tile as the archive holds it. */
  packed({ offset, length }: TileEntry): Promise<Buffer> {
    return bytesAt(this.#file, this.#header.tileDataOffset + offset, length);
  }

  async tile(entry: TileEntry): Promise<Uint8Array> {
    return unpack(await this.packed(entry));
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw new Error('The archive ends too early');
  return bytes;
}
