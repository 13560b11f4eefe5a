import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '../../../server/test/hostile/attack.ts';
import { ROOT } from '../results.ts';

/** Beside the folder of the database, which every run empties. */
const FILE = path.join(ROOT, '.data/bench/hostile.jsonl');

export interface Row {
  name: string;
  outcome: Outcome;
  /** The most memory the node had until then, in bytes. */
  memory: number;
}

interface Line {
  inputs: number;
  name: string;
  statuses: [status: number, times: number][];
  faults: string[];
  memory: number;
}

/** What an interrupted run with as many inputs had finished; otherwise begins anew. */
export async function readProgress(inputs: number, resume: boolean): Promise<Row[]> {
  const text = resume ? await readFile(FILE, 'utf8').catch(() => '') : '';
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line));
  const kept = lines.filter((line) => line.inputs === inputs);
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return kept.map(({ name, statuses, faults, memory }) => ({
    name,
    memory,
    outcome: { statuses: new Map(statuses), faults },
  }));
}

export function noteProgress(inputs: number, { name, outcome, memory }: Row): Promise<void> {
  const { statuses, faults } = outcome;
  const line: Line = { inputs, name, statuses: [...statuses], faults: faults.slice(0, 20), memory };
  return appendFile(FILE, `${JSON.stringify(line)}\n`);
}
