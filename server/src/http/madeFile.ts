import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { ProductError } from '../rpc/errors.ts';

/** A file that was made for one reader. */
export interface MadeFile {
  body: ReadableStream;
  bytes: number;
}

/**
 * Makes a file on the disk before any of it is sent, so that a slow reader holds no connection and nobody else's turn; it is
 * gone from the disk before it is read.
 */
export async function madeFile(write: (sink: Writable) => Promise<void>): Promise<MadeFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'liora-copy-'));
  try {
    const file = path.join(folder, 'copy');
    await write(createWriteStream(file, { mode: 0o600 }));
    const handle = await open(file);
    const { size } = await handle.stat();
    return { body: Readable.toWeb(handle.createReadStream()) as ReadableStream, bytes: size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs at most so many at once on this node. @throws BUSY */
export function limitConcurrency(most: number): <Made>(make: () => Promise<Made>) => Promise<Made> {
  let underWay = 0;
  return async (make) => {
    if (underWay >= most) throw new ProductError('BUSY');
    underWay += 1;
    try {
      return await make();
    } finally {
      underWay -= 1;
    }
  };
}
