import { attack, type Outcome } from '../../../server/test/hostile/attack.ts';
import { PROCEDURES } from '../../../server/test/hostile/procedures.ts';
import { hostileWorld, type World, withoutLimits } from '../../../server/test/hostile/world.ts';
import type { Bench } from '../bench.ts';
import { type BenchDatabase, benchDeps, openBenchDatabase } from '../database.ts';
import { WorkerProcess } from '../workerProcess.ts';
import { count } from './count.ts';
import type { NodeRequest } from './node.ts';
import { noteProgress, type Row, readProgress } from './progress.ts';

/** Inputs of each procedure in all: as three kinds of callers, in two protocols. */
const INPUTS = 10_000;
const WAYS = 6;
/** Refusals for want of time or room are no findings, but they hide what lies behind them: at most one in a hundred. */
const MOST_REFUSED = 0.01;
/** The node runs out of memory beyond its heap, and may not take more in all. */
const HEAP_MB = 256;
const MOST_MEMORY_MB = 640;
const SEED = 8;
const MEGABYTE = 1024 * 1024;

async function run(options: Record<string, string>): Promise<string | null> {
  const inputs = Math.max(1, Math.ceil(Number(options.inputs ?? INPUTS) / WAYS));
  const rows = await readProgress(inputs, options.resume !== undefined);
  const done = new Set(rows.map(({ name }) => name));
  const left = PROCEDURES.filter(({ name }) => !done.has(name));
  for (const row of rows) show(row);
  if (left.length > 0) rows.push(...(await attackAll(left, inputs)));
  return report(PROCEDURES.flatMap(({ name }) => rows.filter((row) => row.name === name)));
}

async function attackAll(procedures: typeof PROCEDURES, inputs: number): Promise<Row[]> {
  // Nothing is kept: what a write waits for is not what is asked here.
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  const database = await openBenchDatabase('hostile', { fresh: true, settings });
  const node = new WorkerProcess(import.meta.resolve('./node.ts'), [`--max-old-space-size=${HEAP_MB}`]);
  try {
    return await attackNode(procedures, inputs, database, node);
  } finally {
    await node.end();
    await database.stop();
  }
}

async function attackNode(
  procedures: typeof PROCEDURES,
  inputs: number,
  database: BenchDatabase,
  node: WorkerProcess,
): Promise<Row[]> {
  const ask = <Reply>(request: NodeRequest) => node.ask<Reply>(request);
  const { port } = await ask<{ port: number }>({ kind: 'start', databaseUrl: database.url });
  const world: World = await hostileWorld(withoutLimits(benchDeps(database)));
  const rows: Row[] = [];
  for (const procedure of procedures) {
    const began = performance.now();
    const site = `http://127.0.0.1:${port}`;
    const outcome = await attack(procedure, { site, ...world, inputs, seed: SEED });
    const { most } = await ask<{ most: number }>({ kind: 'memory' });
    const row = { name: procedure.name, outcome, memory: most };
    await noteProgress(inputs, row);
    rows.push(row);
    show(row, performance.now() - began);
  }
  return rows;
}

const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);

function show({ name, outcome, memory }: Row, ms?: number): void {
  const time = ms === undefined ? 'before' : `${Math.round(ms / 1000)} s`;
  console.log(`${line(name, outcome)} ${time}, ${megabytes(memory)} MB`);
  for (const fault of outcome.faults.slice(0, 3)) console.log(`    ${fault}`);
}

const line = (name: string, outcome: Outcome) => {
  const { total, ok, refused, limited, busy, failed } = count(outcome);
  return `| ${name} | ${total} | ${ok} | ${refused} | ${limited} | ${busy} | ${failed} | ${outcome.faults.length} |`;
};

/** The table; null when something was found, which the lines above then tell. */
function report(rows: readonly Row[]): string | null {
  const counts = rows.map(({ outcome }) => count(outcome));
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  const late = counts.reduce((sum, { limited, busy }) => sum + limited + busy, 0);
  const faults = rows.reduce((sum, { outcome }) => sum + outcome.faults.length, 0);
  const memory = megabytes(Math.max(...rows.map((row) => row.memory)));
  console.log(
    `${all} requests: ${failed} × 500, ${faults} faults in all, ${late} refused for now; at most ${memory} MB`,
  );
  if (faults > 0 || late > all * MOST_REFUSED || memory > MOST_MEMORY_MB) return null;
  return [
    '# Hostile inputs',
    '',
    `Inputs generated from the schemas of the contract, valid ones, ones spoilt in one place and nonsense, with a list of what broke something somewhere once, sent to every procedure as a visitor, a member and an admin, under /rpc and /api. Of ${all} requests ${failed} were answered with a fault and none with anything of the server's inside; ${late} were refused for now; the node that answered them, whose heap is limited to ${HEAP_MB} MB, never had more than ${memory} MB in all.`,
    '',
    '| Procedure | Requests | 2xx | other 4xx | 429 | 503 | other 5xx | Faults |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map(({ name, outcome }) => line(name, outcome)),
  ].join('\n');
}

export const bench: Bench = { usage: 'hostile [--inputs 10000] [--resume]', run };
