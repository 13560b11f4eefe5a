import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { tileIdToZxy } from 'pmtiles';
import { expect, test } from 'vitest';
import { mapFolder, openMap } from '../testing/areaMaps.ts';
import { directories, directoryEntries, withRuns } from './pmtilesDirectory.rules.ts';
import { PmtilesReader } from './pmtilesReader.runtime.ts';
import { PmtilesWriter } from './pmtilesWriter.runtime.ts';

const FACTS = {
  bounds: { west: 7, south: 43, east: 8, north: 44 },
  ...{ minZoom: 0, maxZoom: 14, metadata: { name: 'a test' } },
};
/** Different in their last bytes, so that none is like another. */
const tile = (number: number) => Buffer.from(`tile ${number}`);

async function written(ids: readonly number[], contentOf: (id: number) => Buffer) {
  const { archive } = await mapFolder();
  await mkdir(path.dirname(archive));
  const writer = await PmtilesWriter.create(archive);
  for (const id of ids) await writer.addPacked(id, 1, gzipSync(contentOf(id)));
  const sizes = await writer.finish(FACTS);
  return { archive, sizes, ...(await openMap(archive)) };
}

test('RUL-124 an archive of more tiles than its first directory has room for is read in leaves', async () => {
  // Far apart, so that differences take room.
  const ids = Array.from({ length: 9000 }, (_, index) => 30_000 + index * 9973 + ((index * index) % 7919));
  const { archive, reader, sizes } = await written(ids.toReversed(), tile);
  const header = await reader.getHeader();
  expect(header.leafDirectoryLength).toBeGreaterThan(0);
  expect(sizes.tiles).toBe(9000);
  for (const id of [ids[0], ids[4321], ids.at(-1)]) {
    const found = await reader.getZxy(...tileIdToZxy(id ?? 0));
    expect(Buffer.from(found?.data ?? new ArrayBuffer(0)).toString()).toBe(`tile ${id}`);
  }
  const [z, x, y] = tileIdToZxy(31_000);
  expect(await reader.getZxy(z, x, y)).toBeUndefined();
  const own = await PmtilesReader.open(archive);
  expect(own?.entries.map(({ id }) => id)).toEqual(ids);
  await own?.close();
});

test('RUL-124 equal tiles lie in an archive once, those in a row as one entry', async () => {
  const ids = [5, 6, 7, 9, 10];
  const { reader } = await written(ids, (id) => tile(id < 9 ? 1 : id));
  const header = await reader.getHeader();
  expect(header).toMatchObject({ numAddressedTiles: 5, numTileEntries: 3, numTileContents: 3 });
  for (const id of ids) {
    const found = await reader.getZxy(...tileIdToZxy(id));
    expect(Buffer.from(found?.data ?? new ArrayBuffer(0)).toString()).toBe(`tile ${id < 9 ? 1 : id}`);
  }
  expect(await reader.getMetadata()).toEqual({ name: 'a test' });
});

test('a directory is read as it was written', () => {
  const entries = withRuns([
    { id: 90, run: 1, offset: 10, length: 5 },
    { id: 3, run: 2, offset: 0, length: 10 },
    { id: 5, run: 1, offset: 0, length: 10 },
    { id: 91, run: 1, offset: 2 ** 33, length: 70_000 },
  ]);
  expect(entries).toHaveLength(3);
  expect(directoryEntries(directories(entries, 16_000).root)).toEqual(entries);
});
