import { expect, test } from 'vitest';
import { folderProblem, installDifference } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  server: { version: '0.1.0' },
  'node_modules/@liora/server': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/other-system': { version: '1.0.0', optional: true },
};

test('what is installed as the lock file says is left alone', () => {
  expect(installDifference(wanted, { 'node_modules/pg': { version: '8.0.0' } })).toBeUndefined();
});

test('FIX-83 a workspace that node_modules does not lead to is missing', () => {
  const installed = { 'node_modules/pg': { version: '8.0.0' } };
  expect(installDifference(wanted, installed, { isThere: () => false })).toBe(
    'node_modules/@liora/server is missing',
  );
});

test('FIX-88 what only builds may be missing where nothing has to be built', () => {
  const packages = {
    ...wanted,
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/seldom': { version: '1.0.0', devOptional: true },
  };
  const pruned = { 'node_modules/pg': { version: '8.0.0' } };
  expect(installDifference(packages, pruned, { toRun: true })).toBeUndefined();
  expect(installDifference(packages, {}, { toRun: true })).toContain('node_modules/pg');
  expect(installDifference(packages, pruned)).toContain('node_modules/vite');
});

test('a missing or outdated package is installed, and named', () => {
  expect(installDifference(wanted, {})).toBe('node_modules/pg should be 8.0.0, is missing');
  expect(installDifference(wanted, { 'node_modules/pg': { version: '7.0.0' } })).toContain('is 7.0.0');
});

test('FIX-83 a folder that nothing can be built in is told in a sentence', () => {
  const readOnly = () => {
    throw new Error('EROFS');
  };
  expect(folderProblem('/home/me/liora', () => {})).toBeUndefined();
  expect(folderProblem('/home/me/c#/liora', () => {})).toContain('move or rename it');
  expect(folderProblem('/home/me/liora', readOnly)).toContain('where this account may not write');
});
