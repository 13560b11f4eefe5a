import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { PbfReader } from 'pbf';
import { FileProblem } from '../fileProblem.errors.ts';

/** One compressed piece of an OpenStreetMap PBF file. Format: https://wiki.openstreetmap.org/wiki/PBF_Format */
export interface Blob {
  type: string;
  /** Position among the blobs of the file, from 0. */
  index: number;
  /** Size in the file with everything around it. */
  bytes: number;
  /** Null when nobody wanted it. */
  data: Uint8Array | null;
}

const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;

const inflate = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.inflate);
const zstd = promisify<Uint8Array, Buffer>(zlib.zstdDecompress);

/** Reads the blobs of a file one after another; only those that are `wanted` are read and unpacked. */
export async function* readBlobs(
  path: string,
  wanted: (index: number) => boolean = () => true,
): AsyncGenerator<Blob, void, undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let at = 0;
    for (let index = 0; at < size; index++) {
      const headerBytes = (await readExactly(file, at, 4)).readUInt32BE();
      if (headerBytes === 0 || headerBytes > MAX_HEADER_BYTES)
        throw new FileProblem('damaged', `at byte ${at}`);
      const { type, dataBytes } = blobHeader(await readExactly(file, at + 4, headerBytes), at);
      const dataAt = at + 4 + headerBytes;
      if (dataAt + dataBytes > size) throw new FileProblem('truncated', `${size} bytes`);
      const packed = wanted(index) ? await readExactly(file, dataAt, dataBytes) : null;
      const data = packed && (await unpack(packed, at));
      yield { type, index, bytes: 4 + headerBytes + dataBytes, data };
      at = dataAt + dataBytes;
    }
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, at + filled);
    if (bytesRead === 0) throw new FileProblem('truncated', `${at + filled} bytes`);
    filled += bytesRead;
  }
  return buffer;
}

function blobHeader(bytes: Uint8Array, at: number): { type: string; dataBytes: number } {
  const header = orDamaged(at, () =>
    new PbfReader(bytes).readFields(
      (field, found, pbf) => {
        if (field === 1) found.type = pbf.readString();
        else if (field === 3) found.dataBytes = pbf.readVarint();
      },
      { type: '', dataBytes: -1 },
    ),
  );
  if (header.type === '' || header.dataBytes < 0 || header.dataBytes > MAX_BLOB_BYTES)
    throw new FileProblem('damaged', `at byte ${at}`);
  return header;
}

async function unpack(bytes: Uint8Array, at: number): Promise<Uint8Array> {
  const { raw, zlibData, zstdData } = orDamaged(at, () =>
    new PbfReader(bytes).readFields(
      (field, found, pbf) => {
        if (field === 1) found.raw = pbf.readBytes();
        else if (field === 3) found.zlibData = pbf.readBytes();
        else if (field === 7) found.zstdData = pbf.readBytes();
      },
      { raw: null, zlibData: null, zstdData: null } as Record<string, Uint8Array | null>,
    ),
  );
  if (raw) return raw;
  try {
    if (zlibData) return await inflate(zlibData, { maxOutputLength: MAX_BLOB_BYTES });
    if (zstdData) return await zstd(zstdData);
  } catch {
    throw new FileProblem('damaged', `at byte ${at}`);
  }
  throw new FileProblem('unknown_compression', `at byte ${at}`);
}

/** The reader of protocol buffers meets nonsense with any kind of error. */
export function orDamaged<Result>(at: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem('damaged', `at byte ${at}`);
  }
}
