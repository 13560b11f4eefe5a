import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../results.ts';

/** What was found in one procedure. */
export interface Scanned {
  name: string;
  parameters: number;
  findings: string[];
}

const FILE = path.join(ROOT, '.data/bench/sqlmap.jsonl');

/** What an interrupted run had scanned; otherwise begins anew. */
export async function readScanned(resume: boolean): Promise<Scanned[]> {
  const text = resume ? await readFile(FILE, 'utf8').catch(() => '') : '';
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, text);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): Scanned => JSON.parse(line));
}

export const noteScanned = (row: Scanned): Promise<void> => appendFile(FILE, `${JSON.stringify(row)}\n`);
