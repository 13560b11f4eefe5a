import * as z from 'zod';
import {
  CATEGORY_NAME_MAX_CHARS,
  LIST_BODY_KB,
  LIST_IMPORTS_PAGE_SIZE,
  LIST_NAME_MAX_CHARS,
  PIN_ADDRESS_MAX_CHARS,
  SAVED_BATCH_MAX,
  SAVED_CATEGORIES_PER_PLACE,
  SAVED_NOTE_MAX_CHARS,
  WAITING_PAGE_SIZE,
} from '../limits.ts';
import { CATEGORY_NAMES } from '../rules/categories.ts';
import { IMPORT_FORMATS, SAVED_MARKS } from '../rules/savedPlaces.ts';
import { cursor, line, origin, paragraphs, placeId, requestId } from './common.ts';
import { errors } from './errors.ts';
import { read, readByBody, write } from './procedure.ts';

const isNamed = (text: string) => text !== '';
const name = line(LIST_NAME_MAX_CHARS).refine(isNamed, 'no name');
const words = {
  note: paragraphs(SAVED_NOTE_MAX_CHARS).nullable().default(null),
  mark: z.enum(SAVED_MARKS).nullable().default(null),
  categories: z
    .array(line(CATEGORY_NAME_MAX_CHARS).refine(isNamed, 'no name'))
    .max(SAVED_CATEGORIES_PER_PLACE)
    .default([]),
  /** When it was saved where it comes from. */
  saved_at: z.iso.datetime({ offset: true }).nullable().default(null),
};

/** A place as somebody's own file tells it: what is known of where it is, and nothing else. */
const listRow = z.object({
  name,
  address: line(PIN_ADDRESS_MAX_CHARS).nullable().default(null),
  at: origin.nullable().default(null),
  /** Our own id, in files that we have written. */
  place_id: placeId.nullable().default(null),
});
export type ListedRow = z.output<typeof listRow>;

const pinCategory = z.enum(CATEGORY_NAMES);

/** A row with what is to become of it. */
const importedRow = listRow.extend({
  ...words,
  as: z.discriminatedUnion('kind', [
    /** Saves the place that was found. */
    z.object({ kind: z.literal('save'), place_id: placeId }),
    /** A private pin where the row says; it asks for a category (PIN-06). */
    z.object({ kind: z.literal('pin'), category: pinCategory }),
    /** Waits to be placed. */
    z.object({ kind: z.literal('wait') }),
  ]),
});
export type ImportedRow = z.output<typeof importedRow>;

/** What a row would be: found by name and distance, here already, new, or nowhere. */
export const checkedRow = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('found'),
    place: z.object({ id: z.string(), name: z.string(), category: z.string() }),
    /** From the point of the row; null without one. */
    metres: z.number().int().nullable(),
  }),
  z.object({ outcome: z.literal('saved') }),
  z.object({ outcome: z.literal('new') }),
  z.object({ outcome: z.literal('no_coordinates') }),
]);
export type CheckedRow = z.infer<typeof checkedRow>;

export const waitingRow = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string().nullable(),
  at: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  note: z.string().nullable(),
  mark: z.enum(SAVED_MARKS).nullable(),
  categories: z.array(z.string()),
  saved_at: z.string().nullable(),
});
export type WaitingRow = z.infer<typeof waitingRow>;

const counts = z.object({ saves: z.number().int(), pins: z.number().int(), waiting: z.number().int() });
export type ImportCounts = z.infer<typeof counts>;

/** An import that can still be taken back, or was. */
export const pastImport = z.object({
  id: z.uuid(),
  /** Null: nobody noted it. */
  format: z.enum(IMPORT_FORMATS).nullable(),
  /** Rows that were sent. */
  rows: z.number().int(),
  created_at: z.string(),
  /** What it added. */
  added: counts,
  /** How much of that still waits to be placed. */
  waiting: z.number().int(),
  /** Taken back as far as it could be; `undoable` then says whether some of it is left to be. */
  undone_at: z.string().nullable(),
  undoable: z.boolean(),
});
export type PastImport = z.infer<typeof pastImport>;
const listOf = <Row extends z.ZodType>(row: Row) => z.array(row).min(1).max(SAVED_BATCH_MAX);
const addingErrors = errors(
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'SAVED_LIMIT',
  'TOO_MANY_CATEGORIES',
  'POSITION_REQUIRED',
);

/** Lists that people import. The files stay on their device: rows come, at most 500 a call. */
export const savedImportContract = {
  /** What each row would be; nothing is changed. POST: where somebody has been stands in no address. */
  checkRows: readByBody('/saved/import/check', LIST_BODY_KB)
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ rows: listOf(listRow) }))
    .output(
      z.object({
        rows: z.array(checkedRow),
        /** How many more places the person may save; null without a limit. */
        room: z.number().int().nullable(),
      }),
    ),
  /**
   * Does what each row says, all of them or none; the same rows again add nothing. Answers with what was added, and what the
   * whole import has added by now: the answer of an earlier call may have got lost.
   */
  importRows: write('/saved/imports/{import_id}/rows', { bodyKb: LIST_BODY_KB })
    .errors({ ...addingErrors, ...errors('RATE_LIMITED', 'WAITING_FULL', 'IMPORT_UNDONE') })
    .input(
      z.object({
        import_id: z.uuid(),
        format: z.enum(IMPORT_FORMATS).nullable().default(null),
        rows: listOf(importedRow),
        request_id: requestId,
      }),
    )
    .output(counts.extend({ total: counts })),
  /** Imports of the last thirty days, the newest first. */
  imports: read('/saved/imports')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ cursor: cursor.optional() }))
    .output(
      z.object({
        imports: z.array(pastImport).max(LIST_IMPORTS_PAGE_SIZE),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** Takes back all that an import of the last thirty days added; what the person has changed since is kept, and counted. */
  undoImport: write('/saved/imports/{import_id}/undo')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ import_id: z.uuid() }))
    .output(
      z.object({
        removed: counts,
        kept: z.number().int(),
        /** There is more: ask again. */
        left: z.boolean(),
      }),
    ),
  /** What waits to be placed, the last imported first. */
  waiting: read('/saved/waiting')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ cursor: cursor.optional() }))
    .output(
      z.object({
        rows: z.array(waitingRow).max(WAITING_PAGE_SIZE),
        total: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    ),
  removeWaiting: write('/saved/waiting/remove')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ ids: listOf(z.uuid()) }))
    .output(z.object({ removed: z.number().int() })),
  /** Gives a row its place: saves one that was found, or makes a private pin of it. */
  placeWaiting: write('/saved/waiting/{id}/place')
    .errors(addingErrors)
    .input(
      z.object({
        id: z.uuid(),
        as: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('save'), place_id: placeId }),
          z.object({ kind: z.literal('pin'), category: pinCategory, at: origin }),
        ]),
      }),
    )
    .output(z.object({ place_id: z.string() })),
};
