import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './sourceFiles.ts';

/** Not the time limit of the browser's own question for a position, which the product sets. */
const LIMIT = /(?:(?<![\w_])timeout|(?:test|hook)Timeout): ([\d_]+)(?!.*maximumAge)/g;
/** A step that `toPass` tries again may be short. */
const ONE_TRY_MS = 1_000;
const SLOW_MACHINE_MS = 60_000;

test('FIX-85 no test gives up before a slow machine is done: limits are for what hangs', () => {
  const tests = sourceFiles().filter((file) =>
    /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\/|vitest[\w.]*\.ts$/.test(file),
  );
  const short = tests.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(LIMIT)]
      .map(([words, number = '']) => ({ file, words, ms: Number(number.replaceAll('_', '')) }))
      .filter(({ ms }) => ms > ONE_TRY_MS && ms < SLOW_MACHINE_MS)
      .map(({ words }) => `${file}: ${words}`),
  );
  expect(short).toEqual([]);
});

test('FIX-85 no browser test gives itself less time than all have', () => {
  const hurried = sourceFiles().filter(
    (file) =>
      /^e2e\/.*\.spec\.ts$/.test(file) &&
      /test\.setTimeout\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(hurried).toEqual([]);
});
