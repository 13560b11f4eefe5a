import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Citation, titlePattern } from './draw.ts';
import { ABSENT, type Outcome, outcomeOf } from './outcome.ts';
import { runNode } from './runNode.ts';
import { SCRATCH } from './scratch.ts';

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** What a call was refused with, compared with what was expected, keeps the name of the refusal. */
const ASSERTION =
  /AssertionError|^Error: Property failed|^(?:\w*Error|error): (?:expected |promise resolved .* instead of rejecting)|TestingLibraryElementError|Snapshot .* mismatched/;
const REPORT = path.join(SCRATCH, '.data/vitest.json');

/** Runs these tests alone, all in one run, and says of each how it ended. */
export async function runVitestTests(citations: readonly Citation[]): Promise<Outcome[]> {
  rmSync(REPORT, { force: true });
  await runNode([
    'node_modules/vitest/vitest.mjs',
    ...['run', '--retry=0', '--reporter=json', `--outputFile=${REPORT}`],
    ...new Set(citations.map(({ test }) => test)),
    ...['-t', [...new Set(citations.map(({ title }) => titlePattern(title)))].join('|')],
  ]);
  if (!existsSync(REPORT)) return citations.map(() => ({ ended: 'broken', why: 'Vitest left no report' }));
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  return citations.map((citation) => read(report, citation));
}

function read({ testResults }: Report, { test, title }: Citation): Outcome {
  const file = testResults.find(({ name }) => name.endsWith(`/${test}`));
  if (!file) return ABSENT;
  const pattern = new RegExp(titlePattern(title));
  const ran = file.assertionResults.filter(
    ({ fullName, status }) => pattern.test(fullName) && (status === 'passed' || status === 'failed'),
  );
  if (ran.length === 0 && file.status === 'failed') return { ended: 'broken', why: file.message };
  const failures = ran.filter(({ status }) => status === 'failed').map((run) => run.failureMessages[0] ?? '');
  return outcomeOf(failures, ASSERTION, ran.length);
}
