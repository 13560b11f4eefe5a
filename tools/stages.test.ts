import { expect, test } from 'vitest';
import { NO_TESTS } from './counts.ts';
import { runStages, timeTable } from './stages.ts';

test('FIX-75 the browser tests run beside the others: each row waits for nothing of the other', async () => {
  const begun: string[] = [];
  const both = Promise.withResolvers<void>();
  const stage = (name: string) => ({
    name,
    run: async () => {
      begun.push(name);
      if (begun.includes('tests') && begun.includes('browser')) both.resolve();
      if (name !== 'checks') await both.promise;
      return { ...NO_TESTS, passed: 1 };
    },
  });
  const { counts, table } = await runStages([[stage('checks'), stage('tests')], [stage('browser')]]);
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(begun.indexOf('checks')).toBeLessThan(begun.indexOf('tests'));
  expect(table.split('\n')).toHaveLength(4);
});

test('FIX-75 npm test says how long each stage took', () => {
  const ended = [
    { name: 'checks', seconds: 41.2 },
    { name: 'browser tests', seconds: 185 },
  ];
  expect(timeTable(ended, 190.4)).toBe(
    ['checks         0:41', 'browser tests  3:05', 'together       3:10'].join('\n'),
  );
});
