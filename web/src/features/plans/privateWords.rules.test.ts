import { expect, test } from 'vitest';
import { privateWords } from './privateWords.rules.ts';

test('RUL-47 a private plan is said to be seen by two wherever the partner sees it, for both of them', () => {
  expect(privateWords({ is_own: true, seen_by_partner: false })).toBe('Only you');
  expect(privateWords({ is_own: true, seen_by_partner: true })).toBe('Only you two');
  expect(privateWords({ is_own: false, seen_by_partner: false })).toBe('Only you two');
});
