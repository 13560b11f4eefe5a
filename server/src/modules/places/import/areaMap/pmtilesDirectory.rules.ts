import { gunzipSync, gzipSync } from 'node:zlib';
import { PbfReader, PbfWriter } from 'pbf';

/** Tiles in a row, by the number of the first on the curve of Hilbert, that are the same bytes of the archive. */
export interface TileEntry {
  id: number;
  /** 0: an entry of a directory further down. */
  run: number;
  offset: number;
  length: number;
}

/** A directory of PMTiles, version 3: columns of ids (as differences), runs, lengths and offsets. */
function directoryBytes(entries: readonly TileEntry[]): Buffer {
  const out = new PbfWriter();
  out.writeVarint(entries.length);
  let before = 0;
  for (const { id } of entries) {
    out.writeVarint(id - before);
    before = id;
  }
  for (const { run } of entries) out.writeVarint(run);
  for (const { length } of entries) out.writeVarint(length);
  let end = -1;
  for (const { offset, length } of entries) {
    // 0: right behind the one before.
    out.writeVarint(offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return gzipSync(out.finish());
}

export function directoryEntries(packed: Uint8Array): TileEntry[] {
  const pbf = new PbfReader(gunzipSync(packed));
  const entries: TileEntry[] = Array.from({ length: pbf.readVarint() }, () => ({
    ...{ id: 0, run: 0, offset: 0, length: 0 },
  }));
  let id = 0;
  for (const entry of entries) {
    id += pbf.readVarint();
    entry.id = id;
  }
  for (const entry of entries) entry.run = pbf.readVarint();
  for (const entry of entries) entry.length = pbf.readVarint();
  let end = 0;
  for (const entry of entries) {
    const offset = pbf.readVarint();
    entry.offset = offset === 0 ? end : offset - 1;
    end = entry.offset + entry.length;
  }
  return entries;
}

/** Entries in order, those that follow one another with the same bytes as one. */
export function withRuns(entries: readonly TileEntry[]): TileEntry[] {
  const found: TileEntry[] = [];
  for (const entry of entries.toSorted((a, b) => a.id - b.id)) {
    const last = found.at(-1);
    if (last && last.offset === entry.offset && last.id + last.run === entry.id) last.run += entry.run;
    else found.push({ ...entry });
  }
  return found;
}

/** One directory where it has room, else a root that leads to leaves; a leaf is twice as long until the root has room. */
export function directories(
  entries: readonly TileEntry[],
  rootMaxBytes: number,
): { root: Buffer; leaves: Buffer } {
  const whole = directoryBytes(entries);
  if (whole.length <= rootMaxBytes) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 4096; ; size *= 2) {
    const leaves: Buffer[] = [];
    const links: TileEntry[] = [];
    let offset = 0;
    for (let first = 0; first < entries.length; first += size) {
      const leaf = directoryBytes(entries.slice(first, first + size));
      links.push({ id: entries[first]?.id ?? 0, run: 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directoryBytes(links);
    if (root.length <= rootMaxBytes) return { root, leaves: Buffer.concat(leaves) };
  }
}
