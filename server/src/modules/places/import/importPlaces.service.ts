import { stat } from 'node:fs/promises';
import path from 'node:path';
import { IMPORT_GONE_AT_ONCE } from '@liora/domain/limits';
import type pg from 'pg';
import { type AreaMapReport, makeAreaMap } from './areaMap/areaMap.service.ts';
import type { ImportedPlace } from './importedPlace.types.ts';
import type { ImportSettings } from './importSettings.types.ts';
import { detectFormat, type FileFormat } from './read/fileFormat.parser.ts';
import { Interrupted, throwIfInterrupted } from './read/fileProblem.errors.ts';
import { type Progress, Reading } from './read/fileScan.runtime.ts';
import type { ImportReport } from './report.views.ts';
import {
  comparePlaces,
  countCompared,
  countGone,
  countNewer,
  findDisappeared,
} from './stage/compare.queries.ts';
import { carryIdentities } from './stage/identity.queries.ts';
import { type ImportPreview, previewChanges } from './stage/preview.queries.ts';
import { createStage, stagePlaces, stageSurroundings } from './stage/stage.queries.ts';
import {
  acquireImportLock,
  type Listed,
  listChanges,
  releaseImportLock,
} from './write/importRuns.queries.ts';
import { writePlaces } from './write/writePlaces.service.ts';

export interface ImportRequest {
  pool: pg.Pool;
  path: string;
  settings: ImportSettings;
  /** YYYY-MM-DD instead of the date that the file states. */
  sourceDate?: string | null;
  /** Count only, change nothing. */
  dryRun?: boolean;
  /** The file holds only some of the places of its ground: nothing is gone. */
  partial?: boolean;
  /** Mark as gone even if it is most of what was known. */
  acceptGone?: boolean;
  /** Name every place that is added, renamed or gone. */
  list?: boolean;
  /** Some places of each kind of change, for the check by eye. */
  preview?: boolean;
  /** Id of the run of an admin that this is. */
  run?: number;
  /** Where the map of the area of an OpenStreetMap file goes; left out, none is made. */
  areaMap?: { archive: string; progress: Progress; signal: AbortSignal | undefined };
  progress: Progress;
  signal?: AbortSignal;
  now: () => Date;
}

export interface ImportResult {
  /** Null where none was to be made. */
  areaMap: AreaMapOutcome | null;
  report: ImportReport;
  /** Every place that was added, renamed or is gone, where that was asked for. */
  changes: Listed[];
  preview: ImportPreview | null;
}

export type AreaMapOutcome =
  | (AreaMapReport & { seconds: number })
  | { outcome: 'stopped' }
  | { outcome: 'failed'; error: unknown };

/** Another import of the same source runs on this database. */
export class ImportRunning extends Error {}

const PLACES_AT_ONCE = 500;

/**
 * Imports a file of places. The whole file is read into tables of this session first, so an unreadable or truncated
 * file (FileProblem) and a stop while reading (Interrupted) change nothing. Then places are written, some hundred in
 * one transaction; a stop there leaves whole places, and the same import again does the rest. What disappeared is
 * marked last. Importing the same file twice changes nothing.
 */
export async function importPlaces(request: ImportRequest): Promise<ImportResult> {
  const format = await detectFormat(request.path);
  const client = await request.pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    if (!(await acquireImportLock(client, format.source))) throw new ImportRunning(format.source);
    return await importWith(client, format, request);
  } finally {
    await releaseImportLock(client).catch(() => undefined);
    // The session ends with its temporary tables and its settings.
    client.release(true);
  }
}

/** One import, from the first row that is read to the last that is written. */
interface ImportSession {
  /** Of one connection: it has the tables that the file is read into. */
  client: pg.ClientBase;
  format: FileFormat;
  request: ImportRequest;
  /** What the file held so far. */
  reading: Reading;
  startedAt: Date;
}

async function importWith(
  client: pg.ClientBase,
  format: FileFormat,
  request: ImportRequest,
): Promise<ImportResult> {
  const startedAt = request.now();
  const reading = new Reading(request.settings, request.progress, request.signal);
  const session: ImportSession = { client, format, request, reading, startedAt };
  await createStage(client);
  await readIntoStage(session);
  const report = await compare(session);
  const changes = request.list ? await listChanges(client) : [];
  const preview = request.preview ? await previewChanges(client, report) : null;
  if (!request.dryRun) await writePlaces(client, request, report, startedAt);
  report.seconds = secondsSince(startedAt, request);
  return { report, changes, preview, areaMap: await areaMapAfter(request, report) };
}

/** The places stay whatever becomes of their map. */
async function areaMapAfter(request: ImportRequest, report: ImportReport): Promise<AreaMapOutcome | null> {
  const isOfAll = report.format === 'osm-pbf' && !request.partial;
  if (!request.areaMap || request.dryRun || report.stoppedAfter !== null || !isOfAll) return null;
  const { path: file, settings, now, areaMap } = request;
  const startedAt = now();
  try {
    const made = await makeAreaMap({ path: file, settings, ...areaMap });
    return { ...made, seconds: secondsSince(startedAt, request) };
  } catch (error) {
    if (error instanceof Interrupted) return { outcome: 'stopped' };
    return { outcome: 'failed', error };
  }
}

async function readIntoStage({ client, format, request, reading }: ImportSession): Promise<void> {
  let batch: ImportedPlace[] = [];
  const flush = async () => {
    const repeated = await stagePlaces(client, format.source, batch);
    for (let i = 0; i < repeated; i++) reading.skip('repeated');
    batch = [];
  };
  try {
    for await (const place of format.read(request.path, reading)) {
      batch.push(place);
      if (batch.length >= PLACES_AT_ONCE) await flush();
    }
    await flush();
  } finally {
    request.progress.end();
  }
  throwIfInterrupted(request.signal);
  await stageSurroundings(client, reading.keptAsIs, reading.area.squares);
}

/** Compares what was read with what is stored; what would be written is the report. */
async function compare(session: ImportSession): Promise<ImportReport> {
  const { client, format, request, reading, startedAt } = session;
  const sourceDate = request.sourceDate ?? reading.dataDate ?? (await changedOn(request.path));
  await comparePlaces(client, format.source);
  const area = reading.area.box();
  const gone = await compareGone(session, area);
  const compared = await countCompared(client);
  const {
    added = 0,
    changed = 0,
    carried = 0,
    returned = 0,
    refreshed = 0,
    unchanged = 0,
  } = compared.statuses;
  return {
    file: path.basename(request.path),
    format: format.name,
    source: format.source,
    sourceDate,
    area,
    read: Object.fromEntries(reading.seen),
    places: added + changed + carried + returned + refreshed + unchanged,
    byCategory: compared.byCategory,
    hours: compared.hours,
    ...{ added, changed, carried, returned, refreshed, unchanged },
    renamed: compared.renamed,
    moved: compared.moved,
    ...gone,
    newerBefore: await countNewer(client, format.source, sourceDate),
    skipped: Object.fromEntries(reading.skipped),
    incomplete: reading.incomplete,
    dryRun: request.dryRun ?? false,
    stoppedAfter: null,
    seconds: secondsSince(startedAt, request),
  };
}

/**
 * How many stored places the file no longer has. When they are many, and more than half of what was known of its ground, the file
 * is taken for incomplete: they are withheld unless the request accepts that.
 */
async function compareGone(
  { client, format, request }: ImportSession,
  area: ImportReport['area'],
): Promise<Pick<ImportReport, 'gone' | 'goneWithheld'>> {
  const known = request.partial ? 0 : await findDisappeared(client, format.source, area);
  await carryIdentities(client, format.source);
  const missing = await countGone(client);
  const isPlausible = request.acceptGone || missing <= IMPORT_GONE_AT_ONCE || missing * 2 <= known;
  return isPlausible ? { gone: missing, goneWithheld: 0 } : { gone: 0, goneWithheld: missing };
}

/** The day on which a file that states none was written. */
async function changedOn(file: string): Promise<string> {
  return (await stat(file)).mtime.toISOString().slice(0, 10);
}

const secondsSince = (start: Date, { now }: ImportRequest) => (now().getTime() - start.getTime()) / 1000;
