import { expect, test } from 'vitest';
import { isBarrel, nameProblems, placeProblems } from './layout.ts';

test('a module holds the known kinds of files of a known area', () => {
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
