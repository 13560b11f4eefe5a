import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Counts, countVitest, failedInVitest, flakyInVitest } from './counts.ts';
import { ROOT } from './sourceFiles.ts';

export const ONE_FAILURE: Counts = { passed: 0, failed: 1, skipped: 0 };

/** How many tests ended how, and the names of those that failed, or failed at first. */
interface VitestRun {
  counts: Counts;
  failed: string[];
  flaky: string[];
}

/** Runs Vitest with `args` before everybody's eyes. */
export async function runVitest(args: string[] = [], env: Record<string, string> = {}): Promise<VitestRun> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-report-'));
  const file = path.join(folder, 'vitest.json');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  try {
    const child = spawn(
      process.execPath,
      [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, ...env },
      },
    );
    const [code] = await once(child, 'close');
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      counts: countVitest(report, code),
      failed: failedInVitest(report),
      flaky: flakyInVitest(report),
    };
  } catch (error) {
    console.error(error);
    return { counts: ONE_FAILURE, failed: [String(error)], flaky: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
