import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@liora/domain/durations';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import type { ImportedPlace } from '../importedPlace.types.ts';
import { type ImportRequest, importPlaces } from '../importPlaces.service.ts';
import type { ImportSettings } from '../importSettings.types.ts';
import { type Progress, Reading } from '../read/fileScan.runtime.ts';
import { pbfFile, type TestExtract } from './pbfWriter.ts';

export const NO_PROGRESS: Progress = { begin: () => {}, advance: () => {}, end: () => {} };

export const SETTINGS: ImportSettings = {
  timeZone: null,
  region: null,
  minConfidence: 0.5,
  firstDay: Date.UTC(2026, 2, 9) / DAY_MS,
};

/** A file that exists until the test ends. Its name says nothing about what it is. */
export async function testFile(content: Uint8Array | string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'places');
  await writeFile(file, content);
  return file;
}

export async function importFile(pool: pg.Pool, file: string, more: Partial<ImportRequest> = {}) {
  const request = { pool, path: file, settings: SETTINGS, progress: NO_PROGRESS, now: () => new Date() };
  return (await importPlaces({ ...request, ...more })).report;
}

export async function importExtract(pool: pg.Pool, extract: TestExtract, more: Partial<ImportRequest> = {}) {
  return importFile(pool, await testFile(pbfFile(extract)), more);
}

/** What a reader finds in a file, without a database. */
export async function readAll(
  read: (file: string, reading: Reading) => AsyncIterable<ImportedPlace>,
  file: string,
) {
  const reading = new Reading(SETTINGS, NO_PROGRESS);
  const places: ImportedPlace[] = [];
  for await (const place of read(file, reading)) places.push(place);
  return { places, reading };
}

export interface StoredPlace {
  place_id: string;
  name: string;
  id: string;
  category: string;
  gone: boolean;
  source_date: string;
  updated_at: Date;
}

/** Every imported place of both tables as it is shown, by id. */
export async function storedPlaces(pool: pg.Pool): Promise<Record<string, StoredPlace & { table: string }>> {
  const select = (table: string) =>
    `select '${table}' as table, place_id, name, id, category, gone_at is not null as gone, source_date, updated_at from shown_${table}`;
  const { rows } = await pool.query<StoredPlace & { table: string }>(
    `${select('venues')} union all ${select('restaurants')}`,
  );
  return Object.fromEntries(rows.map((row) => [row.place_id, row]));
}
