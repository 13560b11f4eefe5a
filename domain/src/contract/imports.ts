import * as z from 'zod';
import {
  IMPORT_FILE_NAME_MAX_CHARS,
  IMPORT_FILES_LISTED,
  IMPORT_RUNS_PAGE_SIZE,
  IMPORT_SAMPLE_EACH,
} from '../limits.ts';
import { IMPORT_FIELDS, IMPORT_STATES } from '../rules/importRuns.ts';
import { cursor, text } from './common.ts';
import { adminErrors } from './errors.ts';
import { read, write } from './procedure.ts';

const count = z.number().int();

const importRun = z.object({
  id: count,
  /** Name of its file. */
  file: z.string(),
  /** Null until the file was read. */
  source: z.enum(['osm', 'overture']).nullable(),
  /** Day of the data. */
  source_date: z.string().nullable(),
  state: z.enum(IMPORT_STATES),
  started_at: z.string(),
  applied_at: z.string().nullable(),
  rolled_back_at: z.string().nullable(),
  /** While it is worked on: bytes while it reads, places while it writes. */
  progress: z.object({ done: count, total: count }).nullable(),
  /** What it changes, or has changed; null until the file was read. */
  counts: z
    .object({
      added: count,
      changed: count,
      closed: count,
      /** Missing from the file and left as they are, being far too many at once. */
      not_closed: count,
      unchanged: count,
      /** Of the file, for one reason or another no places for a date. */
      refused: count,
      /** Opening hours that nobody understood, kept as written. */
      hours_unread: count,
    })
    .nullable(),
  /** Why it failed or stopped, by a word of the product. */
  failure: z.string().nullable(),
  /** What became of its records. */
  rolled_back: z.object({ restored: count, removed: count, hidden: count, kept: count }).nullable(),
  may: z.object({ apply: z.boolean(), stop: z.boolean(), roll_back: z.boolean() }),
});
export type ImportRun = z.infer<typeof importRun>;

const sampledPlace = z.object({
  kind: z.enum(['added', 'changed', 'closed']),
  name: z.string(),
  address: z.string().nullable(),
  category: z.string(),
  fields: z.array(
    z.object({
      field: z.enum(IMPORT_FIELDS),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type SampledPlace = z.infer<typeof sampledPlace>;

const importPreview = z.object({
  sample: z.array(sampledPlace).max(3 * IMPORT_SAMPLE_EACH),
  /** Facts of these places that people corrected, which stay. */
  corrected: count,
  /** Places to be closed that somebody saved, planned or wrote about. */
  closed_in_use: count,
});
export type ImportPreview = z.infer<typeof importPreview>;

const importFile = z.object({ name: z.string(), bytes: count, changed_at: z.string() });
export type ImportFile = z.infer<typeof importFile>;

const byId = z.object({ id: z.int().positive().max(Number.MAX_SAFE_INTEGER) });

/** The run, or why it was not begun: another one is at work, there is no such file, or it stands otherwise by now. */
const begun = z.object({
  id: count.nullable(),
  refused: z.enum(['busy', 'no_file', 'not_possible']).nullable(),
});
export type ImportBegun = z.infer<typeof begun>;

const onRun = (path: `/${string}`) => write(path).errors(adminErrors()).input(byId).output(begun);

/** Imports of places, for admins alone; anybody else is told NOT_FOUND (RUL-95). */
export const importsContract = {
  /** What could be imported, and what was, newest first, page after page. */
  list: read('/imports')
    .errors(adminErrors())
    .input(z.object({ cursor: cursor.optional() }))
    .output(
      z.object({
        /** 'unset': the operator has named none. */
        folder: z.enum(['unset', 'unreadable', 'ready']),
        files: z.array(importFile).max(IMPORT_FILES_LISTED),
        runs: z.array(importRun).max(IMPORT_RUNS_PAGE_SIZE),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** One of them, with some places of each kind of change for the check by eye. */
  get: read('/imports/run')
    .errors(adminErrors())
    .input(byId)
    .output(z.object({ run: importRun, preview: importPreview.nullable() })),
  /** Reads a file of the operator's folder and compares it; nothing of places changes. */
  dryRun: write('/imports/dry-run')
    .errors(adminErrors())
    .input(z.object({ file: text(IMPORT_FILE_NAME_MAX_CHARS).min(1) }))
    .output(begun),
  /** Writes what a dry run has shown. */
  apply: onRun('/imports/apply'),
  /** Makes places what they were before the newest import that wrote. */
  rollBack: onRun('/imports/roll-back'),
  /** Stops what is at work; what is written by then is whole. */
  stop: onRun('/imports/stop'),
};
