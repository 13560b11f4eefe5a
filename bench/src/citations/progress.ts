import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noteProgressRow, readProgressFile } from '../progressFile.ts';
import { ROOT } from '../results.ts';
import type { Mutation } from './mutation.ts';
import type { Outcome } from './outcome.ts';

/** One mutation and how its test ended without it and with it. */
export interface Seen {
  key: string;
  id: string;
  commit: string;
  without: Outcome;
  mutated: Outcome;
}

const NAME = 'citations';

/** What an interrupted run had seen; otherwise begins anew. */
export const readSeen = (resume: boolean): Promise<Seen[]> => readProgressFile(NAME, resume);

export const noteSeen = (row: Seen): Promise<void> => noteProgressRow(NAME, row);

/** What was seen counts as long as neither the mutation nor the file of the test changes. */
export const keyOf = ({ takes: _takes, mended: _mended, ...what }: Mutation): string =>
  createHash('sha256')
    .update(JSON.stringify(what))
    .update(readFileSync(path.join(ROOT, what.test)))
    .digest('hex');
