import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, wordsOfCell } from './csvCell.ts';

test.each([
  ['=HYPERLINK("https://evil.example","Prize")', `"'=HYPERLINK(""https://evil.example"",""Prize"")"`],
  ['+1 415 555 0100', "'+1 415 555 0100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ["O'Neill, -ish", `"O'Neill, -ish"`],
  ['Bar', 'Bar'],
])('RUL-123 no spreadsheet takes %s for a formula', (words, cell) => {
  expect(csvCell(words)).toBe(cell);
});

test('RUL-123 whatever is written is read as it was', () => {
  const marks = fc.string({ unit: fc.constantFrom("'", '=', '-', '\t', 'a', '"', ',', ' ') });
  const unquoted = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
  fc.assert(
    fc.property(fc.oneof(marks, fc.string()), (words) => {
      const cell = unquoted(csvCell(words));
      expect(wordsOfCell(cell)).toBe(words);
      expect(cell).not.toMatch(/^[=+\-@\t]/);
    }),
  );
});
