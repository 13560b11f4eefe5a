import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded.ts';
import { LONG_FORM, reportFault } from './faultsReport.ts';

const ROUNDS = LONG_FORM ? 20 : 4;
const WRITING_MS = 500;

const dataDir = await mkdtemp(path.join(os.tmpdir(), `liora-test-${process.pid}-`));
await chmod(dataDir, 0o755);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function childrenOf(pid: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = processes.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // gone already, with its parent
  }
}

/** Lets a process write, kills it and its whole PostgreSQL in the middle, returns what was acknowledged. */
async function writeUntilKilled(round: number): Promise<string[]> {
  const script = path.join(import.meta.dirname, 'writer.ts');
  const writer = spawn(process.execPath, [script, dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  writer.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await expect.poll(() => output.split('\n').length).toBeGreaterThan(2);
  await sleep(WRITING_MS);
  const postmaster = Number(/^postmaster (\d+)$/m.exec(output)?.[1]);
  const everything = [writer.pid ?? 0, postmaster, ...childrenOf(postmaster)];
  for (const pid of everything) killNow(pid);
  await once(writer, 'close');
  // The last line may have been cut in the middle.
  return output.split('\n').slice(1, -1);
}

async function writtenRows(): Promise<Set<string>> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from written');
  await client.end();
  await postgres.stop();
  return new Set(rows.map(({ id }) => id));
}

test('kill -9 of everything in a stream of writes loses none that was acknowledged', async () => {
  const acknowledged: string[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const before = acknowledged.length;
    acknowledged.push(...(await writeUntilKilled(round)));
    expect(acknowledged.length, `round ${round} wrote something`).toBeGreaterThan(before);
    const kept = await writtenRows();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  }
  reportFault({
    'what was done': `everything is killed with -9, ${ROUNDS} times`,
    'acknowledged writes': acknowledged.length,
    lost: 0,
  });
}, 600_000);
