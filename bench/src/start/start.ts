import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/src/http/freePort.ts';
import { BUILT_SERVER, ensureServerBuilt } from '../../../tools/serverBuild.ts';
import type { Bench } from '../bench.ts';
import { ROOT, table } from '../results.ts';
import { percentiles } from '../search/measure.ts';

const ROUNDS = 9;
const MOST_MS = 1000;

interface Contender {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** What it says when it is through; without it, its end is. */
  says?: string;
}

async function contenders(folder: string): Promise<Contender[]> {
  const cache = { NODE_COMPILE_CACHE: path.join(folder, 'code') };
  const liora = {
    LIORA_DATA_DIR: path.join(folder, 'data'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    ...cache,
  };
  const says = 'Liora is ready';
  return [
    { name: 'an empty program', args: ['-e', '0'], env: {} },
    { name: 'Liora as built', args: [BUILT_SERVER], env: liora, says },
    { name: 'Liora from its sources', args: ['server/src/main.ts'], env: liora, says },
  ];
}

async function untilItSays(child: ChildProcess, words: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes(words)) resolve();
    });
    child.once('exit', () => reject(new Error(`It did not start:\n${output}`)));
  });
}

/** Milliseconds from starting the process until it serves. */
async function timeOf({ args, env, says }: Contender): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  if (says) await untilItSays(child, says);
  else await ended;
  const took = performance.now() - start;
  child.kill('SIGTERM');
  await ended;
  return took;
}

async function measure(all: readonly Contender[]): Promise<Map<Contender, number>> {
  const times = new Map<Contender, number[]>(all.map((contender) => [contender, []]));
  // The first start makes the database and the compile cache.
  for (const contender of all) await timeOf(contender);
  for (let round = 0; round < ROUNDS; round++)
    for (const contender of all) times.get(contender)?.push(await timeOf(contender));
  return new Map([...times].map(([contender, values]) => [contender, percentiles(values).p50]));
}

function report(medians: ReadonlyMap<Contender, number>): string {
  const [[, bare] = [undefined, 1], built] = [...medians];
  const rows = [...medians].map(([{ name }, ms]) => [name, ms.toFixed(0), `${(ms / bare).toFixed(1)} ×`]);
  const ms = built?.[1] ?? 0;
  return `# Start

A second start, from its process until it says that it serves: embedded PostgreSQL, migrations, demo city, jobs. Median of ${ROUNDS}, in turns. Load of the machine ${loadavg()[0]?.toFixed(1)}.

${table(['', 'ms', 'against an empty program'], rows)}

Goal: a second start within ${MOST_MS} ms: ${ms <= MOST_MS ? 'met' : '**not met**'} (${ms.toFixed(0)} ms).
`;
}

async function run(): Promise<string> {
  await ensureServerBuilt();
  const folder = await mkdtemp(path.join(tmpdir(), 'liora-bench-start-'));
  await chmod(folder, 0o755);
  try {
    const text = report(await measure(await contenders(folder)));
    console.log(text);
    return text;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = { usage: 'npm run bench -- start', run };
