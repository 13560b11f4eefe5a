import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './results.ts';

const pathOf = (name: string) => path.join(ROOT, `.data/bench/${name}.jsonl`);

/** Rows of an interrupted run of a bench, one on each line; without `resume` it begins anew. */
export async function readProgressFile<Row>(name: string, resume: boolean): Promise<Row[]> {
  const file = pathOf(name);
  const text = resume ? await readFile(file, 'utf8').catch(() => '') : '';
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line));
}

export const noteProgressRow = (name: string, row: unknown): Promise<void> =>
  appendFile(pathOf(name), `${JSON.stringify(row)}\n`);
