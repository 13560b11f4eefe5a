import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runBrowserTests } from './browserTests.ts';
import { addCounts, type Counts, countVitest, NO_TESTS, succeeded, summaryLine } from './counts.ts';
import { ROOT } from './sourceFiles.ts';
import { ensureWebBuilt } from './webBuild.ts';

const ONE_FAILURE: Counts = { passed: 0, failed: 1, skipped: 0 };

function runVitest(): Counts {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-report-'));
  const report = path.join(folder, 'vitest.json');
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  try {
    spawnSync(
      process.execPath,
      [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        cwd: ROOT,
        stdio: 'inherit',
      },
    );
    return countVitest(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(error);
    return ONE_FAILURE;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What needs no product to run comes first: it fails within seconds. */
function runChecks(): Counts {
  const { status } = spawnSync(process.execPath, [path.join(ROOT, 'tools/check.ts')], { stdio: 'inherit' });
  return status === 0 ? NO_TESTS : ONE_FAILURE;
}

const checks = runChecks();
await ensureWebBuilt();
const unit = runVitest();
const browser = await runBrowserTests([]).catch((error: unknown) => {
  console.error(error);
  return ONE_FAILURE;
});
const counts = [checks, unit, browser].reduce(addCounts);
console.log(`\n${summaryLine(counts)}`);
process.exit(succeeded(counts) ? 0 : 1);
