import type { CheckedRow } from '@liora/domain/contract/savedImport';
import { LIST_BODY_KB, SAVED_BATCH_MAX } from '@liora/domain/limits';
import type { Category } from '@liora/domain/rules/categories';
import { type ImportRow, joinRows } from './importRows.rules.ts';

/** A row with what the dry run says of it. */
export interface Checked extends ImportRow {
  id: string;
  check: CheckedRow;
}

/** What becomes of new places, and of those that the free plan has no room for. */
export type Choice = { kind: 'pin'; category: Category } | { kind: 'wait' };
export type Fate = 'save' | 'pin' | 'wait' | 'nothing';

/** Rows that are the same place of ours are one. */
export function joinFound(rows: readonly Checked[]): Checked[] {
  const byPlace = new Map<string, Checked>();
  for (const row of rows) {
    const key = row.check.outcome === 'found' ? `place ${row.check.place.id}` : `row ${row.id}`;
    const before = byPlace.get(key);
    byPlace.set(key, before ? joinRows(before, row) : row);
  }
  return [...byPlace.values()];
}

/** What becomes of each row. Nothing is guessed: what has no point waits. */
export function fatesOf(
  rows: readonly Checked[],
  room: number | null,
  choice: Choice['kind'],
): Map<string, Fate> {
  let left = room ?? Number.POSITIVE_INFINITY;
  const unplaced = ({ at }: Checked): Fate => (choice === 'pin' && at ? 'pin' : 'wait');
  return new Map(
    rows.map((row) => {
      if (row.check.outcome === 'saved') return [row.id, 'nothing'];
      if (row.check.outcome === 'found' && left-- > 0) return [row.id, 'save'];
      return [row.id, unplaced(row)];
    }),
  );
}

export function countsOf(fates: ReadonlyMap<string, Fate>): Record<Fate, number> {
  const counts = { save: 0, pin: 0, wait: 0, nothing: 0 };
  for (const fate of fates.values()) counts[fate] += 1;
  return counts;
}

/** Rows as the server takes them. */
export function rowsToSend(rows: readonly Checked[], room: number | null, choice: Choice) {
  const fates = fatesOf(rows, room, choice.kind);
  return rows.flatMap(({ id, check, isCut: _cut, ...row }) => {
    const fate = fates.get(id);
    if (fate === 'save' && check.outcome === 'found')
      return { ...row, as: { kind: 'save' as const, place_id: check.place.id } };
    if (fate === 'pin' && choice.kind === 'pin') return { ...row, as: choice };
    return fate === 'wait' ? { ...row, as: { kind: 'wait' as const } } : [];
  });
}
export type Sent = ReturnType<typeof rowsToSend>[number];

/** With room for what a call wraps around its rows. */
const MAX_BYTES = LIST_BODY_KB * 1024 * 0.9;

/** As many rows to a call as it takes: by their number and by their length. */
export function inBatches<Row>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  const encoder = new TextEncoder();
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    if (bytes + size > MAX_BYTES || (batches.at(-1)?.length ?? 0) >= SAVED_BATCH_MAX) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(row);
    bytes += size;
  }
  return batches;
}
