import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { succeeded, summaryLine } from './counts.ts';
import { runVitest } from './vitestRun.ts';

// The tests that break things, in the long form; `npm test` runs them in a short one.
const folder = mkdtempSync(path.join(os.tmpdir(), 'liora-faults-'));
const report = path.join(folder, 'faults.jsonl');
try {
  // One file after another: the seconds to recover are those of the fault, not of another test.
  const args = ['--project', 'server', '--no-file-parallelism', 'server/test/faults/'];
  const { counts } = await runVitest(args, { LIORA_FAULTS_REPORT: report });
  if (existsSync(report)) {
    const rows = readFileSync(report, 'utf8').trim().split('\n');
    console.table(rows.map((row) => JSON.parse(row)));
  }
  console.log(`\n${summaryLine(counts)}`);
  process.exitCode = succeeded(counts) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
