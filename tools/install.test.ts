import { expect, test } from 'vitest';
import { installDifference } from './install.mjs';

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

test('a missing or outdated package is installed, and named', () => {
  expect(installDifference(wanted, {})).toBe('node_modules/pg should be 8.0.0, is missing');
  expect(installDifference(wanted, { 'node_modules/pg': { version: '7.0.0' } })).toContain('is 7.0.0');
});
