import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

const FILE = path.join(ROOT, '.data/bench/citations.jsonl');

/** What an interrupted run had seen; otherwise begins anew. */
export async function readSeen(resume: boolean): Promise<Seen[]> {
  const text = resume ? await readFile(FILE, 'utf8').catch(() => '') : '';
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, text);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): Seen => JSON.parse(line));
}

export const noteSeen = (row: Seen): Promise<void> => appendFile(FILE, `${JSON.stringify(row)}\n`);

/** What was seen counts as long as neither the mutation nor the file of the test changes. */
export const keyOf = ({ takes: _takes, mended: _mended, ...what }: Mutation): string =>
  createHash('sha256')
    .update(JSON.stringify(what))
    .update(readFileSync(path.join(ROOT, what.test)))
    .digest('hex');
