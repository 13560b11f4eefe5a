import { expect, test } from 'vitest';
import { addCounts, countPlaywright, countVitest, readSummary, succeeded, summaryLine } from './counts.ts';

const vitest = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

test('both kinds of tests are one line', () => {
  const counts = addCounts(countVitest(vitest), countPlaywright(playwright));
  expect(summaryLine(counts)).toBe('5 passed, 0 failed, 3 skipped');
  expect(succeeded(counts)).toBe(true);
});

test('a test file that cannot be loaded is a failure', () => {
  const broken = { ...vitest, success: false, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(broken).failed).toBe(1);
});

test('an error outside of every test is a failure', () => {
  expect(countVitest({ ...vitest, success: false }).failed).toBe(1);
  expect(countPlaywright({ ...playwright, errors: ['no tests could be read'] }).failed).toBe(1);
});

test('a test that passes only at the second try has failed', () => {
  expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }).failed).toBe(1);
});

test('a run without tests has not succeeded', () => {
  expect(succeeded({ passed: 0, failed: 0, skipped: 4 })).toBe(false);
});

test('a stage that runs as a process of its own is counted by its last line', () => {
  const counts = { passed: 5, failed: 1, skipped: 3 };
  expect(readSummary(`a test\n\n${summaryLine(counts)}\n`)).toEqual(counts);
  expect(readSummary('1 passed, 0 failed, 0 skipped\nkilled')).toBeNull();
});
