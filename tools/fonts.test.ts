import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sourceFiles.ts';

/** What a first visit fetches before any script runs. */
const BUDGET_KB = 67;

test('FIX-72 the fonts that the document asks for weigh at most 67 KB together', () => {
  const document = readFileSync(path.join(ROOT, 'web/index.html'), 'utf8');
  const fonts = [...document.matchAll(/rel="preload" href="(\/src[^"]+\.woff2)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + statSync(path.join(ROOT, 'web', file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGET_KB * 1000);
});
