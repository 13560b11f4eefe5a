import { expect, test } from 'vitest';
import { moduleStateProblems } from './personalState.ts';

const rules = 'web/src/features/plans/plans.rules.ts';
const store = 'web/src/features/plans/plans.store.ts';

test.each([
  'let shown: Plan | null = null;',
  'export let count = 0;',
  'const fresher = new Map<string, Page>();',
  'const running = new Set<string>();',
  'export const kept: Plan[] = [];',
  'const shown = createStore<Plan | null>(null);',
  'export const searches: SearchClient = createSearchClient({',
])('FIX-46 a module of a feature keeps nothing outside Query and a store: %s', (line) => {
  expect(moduleStateProblems(rules, `${line}\n`)).toHaveLength(1);
  expect(moduleStateProblems(store, `${line}\n`)[0]).toContain('forget');
  expect(moduleStateProblems(store, `${line}\nforgetOn(['signed out'], clear);\n`)).toEqual([]);
});

test('FIX-46 tables, and what a function keeps for its own run, are nobody’s', () => {
  const table =
    "const NO_KITCHENS = new Set(['Casual']);\nfunction f() {\n  let n = 0;\n  const m = new Map();\n}\n";
  expect(moduleStateProblems(rules, table)).toEqual([]);
  expect(moduleStateProblems('web/src/ui/toast.ts', 'let count = 0;\n')).toEqual([]);
  expect(
    moduleStateProblems('web/src/features/plans/plans.rules.test.ts', 'let client: QueryClient;\n'),
  ).toEqual([]);
});

test('FIX-45 no store of listeners is written anew', () => {
  expect(
    moduleStateProblems(store, 'const listeners = new Set<() => void>();\nforgetOn([], f);\n'),
  ).toHaveLength(1);
});
