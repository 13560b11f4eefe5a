import { stat } from 'node:fs/promises';
import type { LatLng } from '@liora/domain/rules/distance';
import { asyncBufferFromFile, type FileMetaData, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { z } from 'zod';
import { overtureDate, overturePlace } from '../classify/overturePlace.rules.ts';
import { type ImportedPlace, isPosition } from '../importedPlace.types.ts';
import { FileProblem } from './fileProblem.errors.ts';
import type { PlaceStream, Reading } from './fileScan.runtime.ts';
import { OVERTURE_COLUMNS, OVERTURE_ESSENTIALS, overtureRecord } from './overtureRecord.parser.ts';

/** Rows that are unpacked at once: a row group of a country would not fit into memory. */
const ROWS_AT_ONCE = 5000;

const point = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number(), z.number()]).rest(z.number()),
});

/** The places of an Overture Parquet file (theme places, type place). */
export async function* readOvertureParquet(path: string, reading: Reading): PlaceStream {
  const bytes = (await stat(path)).size;
  reading.progress.begin(bytes, 'bytes');
  const file = await asyncBufferFromFile(path);
  const metadata = await readMetadata(path, file);
  const columns = columnsOf(metadata);
  const rows = Number(metadata.num_rows);
  for (let rowStart = 0; rowStart < rows; rowStart += ROWS_AT_ONCE) {
    const rowEnd = Math.min(rows, rowStart + ROWS_AT_ONCE);
    const records = await readRows({ file, metadata, columns, compressors, rowStart, rowEnd });
    for (const record of records) yield* place(reading, record);
    reading.saw('records', records.length);
    reading.step((bytes * (rowEnd - rowStart)) / rows);
  }
}

async function readMetadata(path: string, file: Awaited<ReturnType<typeof asyncBufferFromFile>>) {
  const tail = Buffer.from(await file.slice(file.byteLength - 4)).toString('latin1');
  if (tail !== 'PAR1') throw new FileProblem('truncated', `${file.byteLength} bytes`);
  try {
    return await parquetMetadataAsync(file);
  } catch {
    throw new FileProblem('damaged', path);
  }
}

async function readRows(options: Parameters<typeof parquetReadObjects>[0]) {
  try {
    return await parquetReadObjects(options);
  } catch {
    throw new FileProblem('damaged', `rows from ${options.rowStart}`);
  }
}

function columnsOf({ schema }: FileMetaData): string[] {
  const names = new Set(schema.map(({ name }) => name));
  if (!OVERTURE_ESSENTIALS.every((name) => names.has(name))) throw new FileProblem('not_overture');
  return OVERTURE_COLUMNS.filter((name) => names.has(name));
}

function* place(reading: Reading, row: Record<string, unknown>): Generator<ImportedPlace> {
  const record = overtureRecord.safeParse(row);
  if (!record.success) {
    reading.skip('bad_record');
    return;
  }
  const position = positionOf(row.geometry);
  if (position && isPosition(position)) reading.covers(position);
  reading.newest(overtureDate(record.data));
  const found = overturePlace(record.data, position, reading.settings);
  if (found === 'no_position' || found === 'bad_position') reading.cannotPlace(record.data.id, found);
  else if (typeof found === 'string') reading.skip(found);
  else if (found) yield found;
}

/** Decoded by the reader when the file says that it is a geometry, else well-known binary. */
function positionOf(geometry: unknown): LatLng | null {
  if (geometry instanceof Uint8Array) return wkbPoint(geometry);
  const found = point.safeParse(geometry);
  return found.success ? { lat: found.data.coordinates[1], lng: found.data.coordinates[0] } : null;
}

/** OGC well-known binary: byte order, type (1 = point), x, y. */
function wkbPoint(bytes: Uint8Array): LatLng | null {
  if (bytes.length < 21) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint8(0) === 1;
  if ((view.getUint32(1, little) & 0xff) !== 1) return null;
  return { lat: view.getFloat64(13, little), lng: view.getFloat64(5, little) };
}
