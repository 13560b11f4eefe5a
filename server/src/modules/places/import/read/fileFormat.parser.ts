import { open } from 'node:fs/promises';
import type { SourceName } from '../importedPlace.types.ts';
import { FileProblem } from './fileProblem.errors.ts';
import type { PlaceStream, Reading } from './fileScan.runtime.ts';
import { readOsmGeojson } from './osmGeojson.parser.ts';
import { readOsmPbf } from './osmPbf.parser.ts';
import { readOvertureParquet } from './overtureParquet.parser.ts';

export interface FileFormat {
  name: 'osm-pbf' | 'osm-geojson' | 'overture-parquet';
  source: SourceName;
  read(path: string, reading: Reading): PlaceStream;
}

const HEAD_BYTES = 64 * 1024;

/** What the file is, by its first bytes: names lie. Throws FileProblem for anything that cannot be imported. */
export async function detectFormat(path: string): Promise<FileFormat> {
  const head = await readHead(path);
  if (head.length === 0) throw new FileProblem('empty');
  if (isPbf(head)) return { name: 'osm-pbf', source: 'osm', read: readOsmPbf };
  const start = head.toString('latin1', 0, 4);
  if (start === 'PAR1') return { name: 'overture-parquet', source: 'overture', read: readOvertureParquet };
  if (start.startsWith('\x1f\x8b')) throw new FileProblem('gzip');
  if (start.startsWith('PK')) throw new FileProblem('zip');
  return detectText(head.toString('utf8'));
}

function detectText(head: string): FileFormat {
  // A GeoJSON sequence may begin each object with the record separator (RFC 8142).
  const text = head.replaceAll('\x1e', ' ').trim();
  if (text.startsWith('<')) throw new FileProblem('xml');
  if (!text.startsWith('{')) throw new FileProblem('unknown_format');
  const level = /^\{[^{[]*"type"\s*:\s*"Feature"/.test(text) ? SEQUENCE : COLLECTION;
  if (level === COLLECTION && !/"FeatureCollection"/.test(text)) throw new FileProblem('not_geojson');
  return {
    name: 'osm-geojson',
    source: 'osm',
    read: (path, reading) => readOsmGeojson(path, level, reading),
  };
}

/** Brackets open around each feature. */
const SEQUENCE = 0;
const COLLECTION = 2;

/** The length of the first header, then a header that names its type. */
function isPbf(head: Buffer): boolean {
  return (
    head.length > 14 &&
    head.readUInt32BE() < 64 * 1024 &&
    head.toString('latin1', 4, 64).includes('OSMHeader')
  );
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FileProblem('not_found', path) : error;
  });
  try {
    if ((await file.stat()).isDirectory()) throw new FileProblem('not_a_file', path);
    const buffer = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
