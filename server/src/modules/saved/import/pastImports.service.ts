import type { PastImport } from '@liora/domain/contract/savedImport';
import { DAY_MS } from '@liora/domain/durations';
import { LIST_IMPORT_STORED_DAYS, LIST_IMPORTS_PAGE_SIZE } from '@liora/domain/limits';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { type ImportRecord, newestImports } from './pastImports.queries.ts';

/** What the caller imported within the days in which it can be taken back. */
export async function listImports(
  { deps, viewer }: SignedInCaller,
  { cursor }: { cursor?: string | undefined },
): Promise<{ imports: PastImport[]; nextCursor: string | null }> {
  const since = new Date(deps.now().getTime() - LIST_IMPORT_STORED_DAYS * DAY_MS);
  const after = readTimeCursor(cursor);
  const limit = LIST_IMPORTS_PAGE_SIZE + 1;
  const found = await newestImports(deps.db, viewer.userId, { since, after, limit });
  const { page, nextCursor } = pageFrom(found, LIST_IMPORTS_PAGE_SIZE);
  return { imports: page.map(toPastImport), nextCursor };
}

const toPastImport = (record: ImportRecord): PastImport => ({
  id: record.id,
  format: record.format,
  rows: record.rows,
  created_at: record.created_at.toISOString(),
  added: { saves: record.saves, pins: record.pins, waiting: record.waits },
  waiting: record.waiting,
  undone_at: record.undone_at?.toISOString() ?? null,
  undoable: record.open > 0,
});
