import type { ImportFormat } from '@liora/domain/rules/savedPlaces';
import { client } from '../../../lib/api.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { retrying } from '../../../lib/retry.ts';
import type { Unread } from '../files/listFile.types.ts';
import { readFile } from '../files/readFile.actions.ts';
import { type Checked, inBatches, joinFound, type Sent } from './importPlan.rules.ts';
import { toImportRows } from './importRows.rules.ts';

/** What is under way, and how far it is: from 0 to 1, null while nobody knows. */
export interface Working {
  kind: 'reading' | 'checking';
  share: number | null;
}

export interface DryRun {
  rows: Checked[];
  unread: Unread[];
  room: number | null;
  format: ImportFormat | null;
}

/** Reads a file on the device and asks what each of its rows would be. Nothing is changed. */
export async function dryRun(file: File, signal: AbortSignal, tell: (now: Working) => void): Promise<DryRun> {
  tell({ kind: 'reading', share: null });
  const {
    rows: read,
    unread,
    format,
  } = await readFile(file, signal, (share) => tell({ kind: 'reading', share }));
  const rows = toImportRows(read);
  const checked: Checked[] = [];
  let room: number | null = null;
  for (const batch of inBatches(rows)) {
    tell({ kind: 'checking', share: checked.length / rows.length });
    const asked = batch.map(({ name, address, at, place_id }) => ({ name, address, at, place_id }));
    const answer = await client.saved.checkRows({ rows: asked }, { signal });
    room = answer.room;
    for (const [index, row] of batch.entries()) {
      const check = answer.rows[index];
      if (check) checked.push({ ...row, id: String(checked.length), check });
    }
  }
  return { rows: joinFound(checked), unread, room, format };
}

/** What is under way, or was: where it stopped it can be taken up again. */
export interface Import {
  id: string;
  format: ImportFormat | null;
  /** Each is one request, however often it is sent. */
  batches: readonly { request_id: string; rows: readonly Sent[] }[];
  /** So many batches are there. */
  done: number;
  added: { saves: number; pins: number; waiting: number };
}

export const newImport = (rows: readonly Sent[], format: ImportFormat | null): Import => ({
  id: newRequestId(),
  format,
  batches: inBatches(rows).map((batch) => ({ request_id: newRequestId(), rows: batch })),
  done: 0,
  added: { saves: 0, pins: 0, waiting: 0 },
});

/** Sends what is left of an import, batch by batch; tells after each how far it is. */
export async function sendImport(
  begun: Import,
  signal: AbortSignal,
  onStep: (now: Import) => void,
): Promise<Import> {
  let now = begun;
  for (const { request_id, rows } of begun.batches.slice(begun.done)) {
    signal.throwIfAborted();
    // Once sent, a batch is waited for: given up half-way nobody would know whether it is there.
    const call = { import_id: now.id, format: now.format, rows: [...rows], request_id };
    const { total } = await retrying(() => client.saved.importRows(call));
    now = { ...now, done: now.done + 1, added: total };
    onStep(now);
  }
  return now;
}

/** Takes an import back, however long it is; how many of its rows are kept because they were changed since. */
export async function undoImport(id: string): Promise<number> {
  for (;;) {
    const { kept, left } = await client.saved.undoImport({ import_id: id });
    if (!left) return kept;
  }
}
