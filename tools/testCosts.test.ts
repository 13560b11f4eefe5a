import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './sourceFiles.ts';

/** A page that is loaded costs half a second of a processor, a browser for one more person a second. Two people who ask and answer each other need both. */
// What two people do takes a page of each.
const MOST_LOADS_PER_TEST = 1.8;

const specs = sourceFiles()
  .filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
const total = (words: RegExp) => specs.reduce((sum, { text }) => sum + count(text, words), 0);
const withWords = (words: RegExp) => specs.filter(({ text }) => words.test(text)).map(({ file }) => file);

test('FIX-75 people of the browser tests are signed in without the form, where signing up is not the matter', () => {
  expect(withWords(/signUpAccount\(|signUpByForm\(|Confirm password/)).toEqual([
    'e2e/accounts.spec.ts',
    'e2e/invitations.spec.ts',
    'e2e/peoplesPlaces.spec.ts',
    'e2e/security.spec.ts',
    'e2e/story.spec.ts',
  ]);
  expect(withWords(/fillPassword\(|getByLabel\('Password', \{ exact: true \}\)/)).toEqual([
    'e2e/accounts.spec.ts',
    'e2e/company.spec.ts',
    'e2e/connection.spec.ts',
    'e2e/membership.spec.ts',
    'e2e/otherOrigin.spec.ts',
    'e2e/peoplesPlaces.spec.ts',
    'e2e/security.spec.ts',
    'e2e/settings.spec.ts',
  ]);
});

test('FIX-75 browser tests load few pages: what needs none is a test of the server or of a component', () => {
  const tests = total(/^\s*test\(/gm);
  expect(tests).toBeGreaterThan(100);
  expect(total(/\.(?:goto|reload)\(|anotherPerson\(/g) / tests).toBeLessThan(MOST_LOADS_PER_TEST);
});

test('FIX-75 no browser test films or traces itself, and none sleeps but to see that something stays', () => {
  const config = readFileSync(path.join(ROOT, 'e2e/playwright.config.ts'), 'utf8');
  expect(config).not.toMatch(/video:|trace:|slowMo/);
  expect(total(/waitForTimeout\(/g)).toBeLessThanOrEqual(1);
});

test('FIX-75 axe describes what is wrong alone: with all that passes a look takes five times as long', () => {
  const looks = sourceFiles().filter(
    (file) =>
      file.startsWith('e2e/') && readFileSync(path.join(ROOT, file), 'utf8').includes('new AxeBuilder'),
  );
  expect(looks).toEqual(['e2e/fixtures/axe.ts']);
  expect(readFileSync(path.join(ROOT, 'e2e/fixtures/axe.ts'), 'utf8')).toMatch(
    /resultTypes: \['violations'\] };[\s\S]*\.options\(VIOLATIONS_ALONE\)/,
  );
});
