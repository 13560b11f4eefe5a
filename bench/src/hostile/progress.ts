import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '../../../server/test/hostile/attack.ts';
import { ROOT } from '../results.ts';

/** Beside the folder of the database, which every run empties. */
const fileOf = (part: string) => path.join(ROOT, `.data/bench/hostile-${part}.jsonl`);

export interface Row {
  name: string;
  outcome: Outcome;
  /** The most memory the node had until then, in bytes. */
  memory: number;
  /** How long it took. */
  ms: number;
}

interface Line {
  inputs: number;
  name: string;
  statuses: [status: number, times: number][];
  faults: string[];
  memory: number;
  ms: number;
}

/** What an interrupted run with as many inputs had finished; otherwise begins anew. */
export async function readProgress(part: string, inputs: number, resume: boolean): Promise<Row[]> {
  const text = resume ? await readFile(fileOf(part), 'utf8').catch(() => '') : '';
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line));
  const kept = lines.filter((line) => line.inputs === inputs);
  await mkdir(path.dirname(fileOf(part)), { recursive: true });
  await writeFile(fileOf(part), kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return kept.map(({ name, statuses, faults, memory, ms }) => ({
    name,
    memory,
    ms,
    outcome: { statuses: new Map(statuses), faults },
  }));
}

export function noteProgress(
  part: string,
  inputs: number,
  { name, outcome, memory, ms }: Row,
): Promise<void> {
  const { statuses, faults } = outcome;
  const line: Line = { inputs, name, statuses: [...statuses], faults: faults.slice(0, 20), memory, ms };
  return appendFile(fileOf(part), `${JSON.stringify(line)}\n`);
}
