import { expect, test } from 'vitest';
import {
  addCounts,
  countPlaywright,
  countVitest,
  failedInVitest,
  flakyInVitest,
  readSummary,
  succeeded,
  summaryLine,
} from './counts.ts';

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: 'plans.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ fullName: 'a plan is shared', status: 'passed', failureMessages: [] }],
    },
  ],
};
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

test('both kinds of tests are one line', () => {
  const counts = addCounts(countVitest(vitest, 0), countPlaywright(playwright));
  expect(summaryLine(counts)).toBe('5 passed, 0 failed, 3 skipped');
  expect(succeeded(counts)).toBe(true);
});

test('a test file that cannot be loaded is a failure', () => {
  const file = { name: 'pins.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const broken = { ...vitest, testResults: [file, file] };
  expect(countVitest(broken, 1).failed).toBe(2);
  expect(failedInVitest(broken)[0]).toBe('pins.test.ts\nno such module');
});

test('what failed is named, with the first lines of why', () => {
  const test = {
    fullName: 'a pin is dropped',
    status: 'failed',
    failureMessages: [Array(99).fill('a line').join('\n')],
  };
  const file = { name: 'pins.test.ts', status: 'failed', message: '', assertionResults: [test] };
  const [failure, ...others] = failedInVitest({ ...vitest, testResults: [...vitest.testResults, file] });
  expect(failure).toMatch(/^pins\.test\.ts > a pin is dropped\na line\n/);
  expect(failure?.split('\n').length).toBeLessThan(20);
  expect(others).toEqual([]);
});

test('an error outside of every test is a failure', () => {
  expect(countVitest(vitest, 1).failed).toBe(1);
  expect(countVitest(vitest, null).failed).toBe(1);
  expect(countPlaywright({ ...playwright, errors: ['no tests could be read'] }).failed).toBe(1);
});

test('a few tests may pass only when tried again, and are named; more of them have failed', () => {
  const again = { fullName: 'a pin is dropped', status: 'passed', failureMessages: ['Error: too late'] };
  const tried = (flaky: number) => ({
    ...vitest,
    numPassedTests: 20,
    testResults: [
      { name: 'pins.test.ts', status: 'passed', message: '', assertionResults: Array(flaky).fill(again) },
    ],
  });
  expect(countVitest(tried(8), 0)).toMatchObject({ passed: 20, failed: 0 });
  expect(countVitest(tried(9), 0)).toMatchObject({ passed: 11, failed: 9 });
  expect(flakyInVitest(tried(1))).toEqual(['pins.test.ts > a pin is dropped\nError: too late']);
  expect(failedInVitest(tried(1))).toEqual([]);
});

test('a few browser tests may pass only when tried again; more of them have failed', () => {
  const tried = (flaky: number) => countPlaywright({ ...playwright, stats: { ...playwright.stats, flaky } });
  expect(tried(8)).toEqual({ passed: 10, failed: 0, skipped: 1 });
  expect(tried(9)).toEqual({ passed: 2, failed: 9, skipped: 1 });
});

test('a run without tests has not succeeded', () => {
  expect(succeeded({ passed: 0, failed: 0, skipped: 4 })).toBe(false);
});

test('a stage that runs as a process of its own is counted by its last line', () => {
  const counts = { passed: 5, failed: 1, skipped: 3 };
  expect(readSummary(`a test\n\n${summaryLine(counts)}\n`)).toEqual(counts);
  expect(readSummary('1 passed, 0 failed, 0 skipped\nkilled')).toBeNull();
});
