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

/**
 * How many tests of either kind may pass only when they are tried again. They are named at the end of a run: a machine
 * with too much to do delays one of a thousand now and then, but more are a fault of the product or of the tests.
 */
const MOST_TRIED_AGAIN = 8;

/** Of `flaky` tests: those that count as passed. */
const forgivenOf = (flaky: number) => (flaky <= MOST_TRIED_AGAIN ? flaky : 0);

/** A test that passed although it has failed before. */
const isFlaky = ({ status, failureMessages }: VitestTest) =>
  status === 'passed' && failureMessages.length > 0;

function namedTests(report: VitestReport, which: (test: VitestTest) => boolean): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(which)
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${shortened(failureMessages[0])}`),
  );
}

/** What passed only when it was tried again, and why it failed before. */
export const flakyInVitest = (report: VitestReport): string[] => namedTests(report, isFlaky);

/** An error outside of tests fails none, and the report does not know of it; the code that Vitest ended with does. */
export function countVitest(report: VitestReport, exitCode: number | null): Counts {
  const flaky = flakyInVitest(report).length;
  const refused = flaky - forgivenOf(flaky);
  const failed = report.numFailedTests + brokenFiles(report).length + refused;
  return {
    passed: report.numPassedTests - refused,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const LINES_OF_A_FAILURE = 12;

const shortened = (message = '') => message.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');

/** What failed and why, to be read again where thousands of lines later a run ends. */
export function failedInVitest(report: VitestReport): string[] {
  const files = brokenFiles(report).map(({ name, message }) => `${name}\n${shortened(message)}`);
  return [...files, ...namedTests(report, ({ status }) => status === 'failed')];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const forgiven = forgivenOf(stats.flaky);
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
