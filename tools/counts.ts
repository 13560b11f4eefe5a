/** How many tests ended how. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: VitestTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

/** A file that could not be loaded has no tests to fail. */
function brokenFiles({ testResults }: VitestReport): VitestFile[] {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
}

/** An error outside of tests fails none, and the report does not know of it; the code that Vitest ended with does. */
export function countVitest(report: VitestReport, exitCode: number | null): Counts {
  const failed = report.numFailedTests + brokenFiles(report).length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const LINES_OF_A_FAILURE = 12;

const shortened = (message = '') => message.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');

/** What failed and why, to be read again where thousands of lines later a run ends. */
export function failedInVitest(report: VitestReport): string[] {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${shortened(failureMessages[0])}`),
  );
  return [...brokenFiles(report).map(({ name, message }) => `${name}\n${shortened(message)}`), ...tests];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * How many browser tests of a run may pass only when they are tried again. Playwright names them: a machine with too
 * much to do delays one now and then, but more than some two of a hundred are a fault of the product or of the tests.
 */
const MOST_TRIED_AGAIN = 8;

export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const forgiven = stats.flaky <= MOST_TRIED_AGAIN ? stats.flaky : 0;
  const failed = stats.unexpected + stats.flaky - forgiven;
  return {
    passed: stats.expected + forgiven,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The counts of the last line of a run; null where there is no such line. */
export function readSummary(output: string): Counts | null {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(last) ?? [];
  return passed ? { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) } : null;
}

/** A run without a single test proves nothing. */
export function succeeded({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0;
}
