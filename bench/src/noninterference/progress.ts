import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../results.ts';

/** Beside the folders of the databases, which every run empties. */
const FILE = path.join(ROOT, '.data/bench/noninterference.jsonl');

/** Pairs that were told and found alike. */
export interface Part {
  seed: number;
  /** Of which couple on. */
  first: number;
  pairs: number;
  ms: number;
}

/** What an interrupted run with the same seed had finished; otherwise begins anew. */
export async function readProgress(seed: number, resume: boolean): Promise<Part[]> {
  const text = resume ? await readFile(FILE, 'utf8').catch(() => '') : '';
  const parts = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Part => JSON.parse(line))
    .filter((part) => part.seed === seed);
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, parts.map((part) => `${JSON.stringify(part)}\n`).join(''));
  return parts;
}

export const noteProgress = (part: Part): Promise<void> => appendFile(FILE, `${JSON.stringify(part)}\n`);
