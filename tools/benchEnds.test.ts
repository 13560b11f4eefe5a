import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { isAlive } from '../server/src/processes.ts';
import { CHILD_ENV } from '../server/test/product.ts';
import { ROOT } from './sourceFiles.ts';

/** One database for both ends. Where PostgreSQL's own account may go, wherever the checkout lies. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-bench-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs a line that starts something of the benches, prints its process number and goes on. */
async function startIn(line: string): Promise<{ bench: ChildProcess; pid: number }> {
  const bench = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${line}; setInterval(() => {}, 1000);`],
    {
      cwd: ROOT,
      env: { ...process.env, ...CHILD_ENV },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  started.push(bench);
  const [words] = await once(bench.stdout ?? bench, 'data');
  return { bench, pid: Number(String(words)) };
}

test.each(['SIGKILL', 'SIGINT'] as const)(
  'FIX-87 a bench that ends by %s leaves neither its PostgreSQL nor its Chromium running',
  async (signal) => {
    const browser = await startIn(
      "const { startChromium } = await import('./bench/src/web/chromium.ts'); console.log((await startChromium()).pid)",
    );
    const database = await startIn(
      `const { openBenchDatabase } = await import('./bench/src/database.ts');
       await openBenchDatabase('ends', { fresh: false, folder: '${folder}' }); console.log(process.pid)`,
    );
    const pidFile = path.join(folder, 'ends/postgres/postmaster.pid');
    const postgres = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    expect([isAlive(browser.pid), isAlive(postgres)]).toEqual([true, true]);
    for (const { bench } of [browser, database]) {
      bench.kill(signal);
      await once(bench, 'exit');
    }
    await expect
      .poll(() => [isAlive(browser.pid), isAlive(postgres), existsSync(pidFile)])
      .toEqual([false, false, false]);
  },
);
