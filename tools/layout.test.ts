import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isBarrel, nameProblems, placeProblems, SERVER_KINDS, WEB_KINDS } from './layout.ts';
import { ROOT } from './sourceFiles.ts';

test('FIX-51 a module holds the known kinds of files of a known area', () => {
  expect(placeProblems('server/src/modules/plans/plans.queries.ts')).toEqual([]);
  expect(placeProblems('server/src/modules/plans/planContent.service.test.ts')).toEqual([]);
  expect(placeProblems('server/src/modules/plans/plans.helpers.ts')[0]).toContain('no file kind ".helpers"');
  expect(placeProblems('web/src/features/gadgets/gadgets.hooks.ts')[0]).toContain('no area "gadgets"');
  expect(placeProblems('web/src/features/plans/plans.queries.ts')).toEqual([]);
});

test('a file is named by what is in it', () => {
  expect(nameProblems('web/src/lib/utils.ts')).toHaveLength(1);
  expect(nameProblems('server/src/modules/plans/index.ts')).toHaveLength(1);
  expect(nameProblems('domain/src/contract/index.ts')).toEqual([]);
});

test('a file that only passes on exports is a barrel, one with words of its own is not', () => {
  expect(isBarrel("export * from './a.ts';\nexport { b, c } from './b.ts';\n")).toBe(true);
  expect(isBarrel("import type { A } from './a.ts';\nexport type { A } from './a.ts';\n")).toBe(true);
  expect(isBarrel("export const text = { from: 'from here' };\n")).toBe(false);
  expect(isBarrel("export { a } from './a.ts';\nexport const b = 1;\n")).toBe(false);
});

test('FIX-51 the architecture says of every kind of file what it holds', () => {
  const document = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const [server = '', web = ''] = document.split('| Web | What it holds |');
  const undescribed = (kinds: Set<string>, text: string) =>
    [...kinds].filter((kind) => kind !== 'test' && !text.includes(`\`${kind}\``));
  expect(undescribed(SERVER_KINDS, server)).toEqual([]);
  expect(undescribed(WEB_KINDS, web)).toEqual([]);
});
