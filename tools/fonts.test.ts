import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sourceFiles.ts';

/** What a first visit fetches before any script runs. */
const BUDGET_KB = 51;

test('FIX-72 the fonts that the document asks for weigh at most 51 KB together', () => {
  const document = readFileSync(path.join(ROOT, 'web/index.html'), 'utf8');
  const fonts = [...document.matchAll(/rel="preload" href="(\/src[^"]+\.woff2)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + statSync(path.join(ROOT, 'web', file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGET_KB * 1000);
});

/** The printable ones, up to the end of Latin Extended-A. */
const LETTERS = Array.from({ length: 0x180 - 0xa0 }, (_, i) => 0xa0 + i);

test('FIX-72 every letter stands in one file of its face: none is fetched for what another brings', () => {
  const upright = sheets('styles/fonts.css', 'map/mapFonts.css').filter(({ range }) => range !== '');
  const families = Map.groupBy(upright, ({ family }) => family);
  expect(families.size).toBe(3);
  for (const [family, faces] of families)
    for (const letter of LETTERS) {
      const files = faces.filter(({ range }) => contains(range, letter)).length;
      expect(files, `${family} U+${letter.toString(16)}`).toBe(1);
    }
});

function sheets(...files: string[]): { family: string; range: string }[] {
  const css = files.map((file) => readFileSync(path.join(ROOT, 'web/src', file), 'utf8')).join('');
  return (
    css.match(/@font-face \{[^}]+\}/g)?.map((face) => ({
      family: /font-family: "([^"]+)"/.exec(face)?.[1] ?? '',
      range: /unicode-range:([^;]+);/.exec(face)?.[1]?.trim() ?? '',
    })) ?? []
  );
}

/** `ranges` as a style sheet writes them. */
function contains(ranges: string, letter: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return first <= letter && letter <= last;
  });
}
