import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runBrowserTests } from './browserTests.ts';
import { addCounts, type Counts, NO_TESTS, succeeded, summaryLine } from './counts.ts';
import { ROOT } from './sourceFiles.ts';
import { ONE_FAILURE, runVitest } from './vitestRun.ts';
import { ensureWebBuilt } from './webBuild.ts';

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
