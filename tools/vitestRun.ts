import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Counts, countVitest } from './counts.ts';
import { ROOT } from './sourceFiles.ts';

export const ONE_FAILURE: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Runs Vitest with `args` before everybody's eyes; how many tests ended how. */
export async function runVitest(args: string[] = [], env: Record<string, string> = {}): Promise<Counts> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-report-'));
  const report = path.join(folder, 'vitest.json');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  try {
    const child = spawn(
      process.execPath,
      [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, ...env },
      },
    );
    await once(child, 'close');
    return countVitest(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(error);
    return ONE_FAILURE;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
