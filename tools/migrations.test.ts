import { expect, test } from 'vitest';
import { migrationProblems, parseChecksums, writeChecksums } from './migrations.ts';

const migration = (name: string, checksum: string) => ({ name, checksum, sql: '' });
const SUM = 'a'.repeat(64);
const noted = parseChecksums(`${SUM}  0001_first.sql\n`);

test('FIX-81 a landed migration that was changed or taken away fails the check', () => {
  expect(migrationProblems([migration('0001_first.sql', SUM)], noted)).toEqual([]);
  expect(migrationProblems([migration('0001_first.sql', 'b'.repeat(64))], noted)).toEqual([
    expect.stringContaining('0001_first.sql has changed'),
  ]);
  expect(migrationProblems([], noted)).toEqual([expect.stringContaining('landed migrations stay')]);
});

test('FIX-81 a new migration has to be noted', () => {
  const both = [migration('0001_first.sql', SUM), migration('0002_second.sql', SUM)];
  expect(migrationProblems(both, noted)).toEqual([expect.stringContaining('0002_second.sql is not noted')]);
});

test('checksums are written as sha256sum reads them, in order', () => {
  const text = `${SUM}  0001_first.sql\n${'b'.repeat(64)}  0002_second.sql\n`;
  expect(writeChecksums(new Map([...parseChecksums(text)].reverse()))).toBe(text);
});
