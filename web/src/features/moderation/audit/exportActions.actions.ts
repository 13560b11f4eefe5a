import type { ActionFileFormat } from '@liora/domain/rules/adminActions';
import { client } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import type { ActionFilter } from './actionFilter.rules.ts';

const TYPES = { csv: 'text/csv;charset=utf-8', jsonl: 'application/x-ndjson' };

/** Fetches the whole list piece by piece and hands it to the browser's downloads; answers what the file is called. */
export async function exportActions(
  filter: ActionFilter,
  format: ActionFileFormat,
  now: Date,
): Promise<string> {
  const pieces: string[] = [];
  let cursor: string | undefined;
  do {
    const piece = await client.moderation.exportActions({ ...filter, format, cursor });
    pieces.push(piece.text);
    cursor = piece.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const name = `liora-actions-${now.toISOString().slice(0, 10)}.${format}`;
  saveFile(new Blob(pieces, { type: TYPES[format] }), name);
  return name;
}
