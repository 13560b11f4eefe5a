import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageIn } from './pageLanguage.ts';

const page = readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8');

test('RUL-110 a document names its language and says its own words in it', () => {
  expect(pageIn('en', page)).toBe(page);
  const german = pageIn('de', page);
  expect(german).toMatch(/<html lang="de"/);
  expect(german.match(/content="Orte und Pläne für zwei\. Wohin heute Abend\?"/g)).toHaveLength(2);
  expect(german).toContain('Liora braucht JavaScript');
  expect(german).not.toMatch(/Places and plans|needs JavaScript/);
});
