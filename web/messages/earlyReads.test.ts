import { expect, test } from 'vitest';
import { earlyReads } from './earlyReads.ts';

const early = (code: string) =>
  earlyReads('a.ts', `import { plansText as text } from './plans.text.ts';\n${code}`).length;

test('FIX-56 a text is read when it is said, not when its module is loaded', () => {
  expect(early('const TITLES = { a: text.title };')).toBe(1);
  expect(early('const { title } = text.nested;')).toBe(1);
  expect(early('const TITLES = { a: text.title } as const;')).toBe(1);
  expect(early('const titles = { a: () => text.title };')).toBe(0);
  expect(early('export function Title() { return text.title; }')).toBe(0);
  expect(early('type Key = typeof text.title;')).toBe(0);
});
