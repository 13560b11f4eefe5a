import { DECISION_REASON_MAX_CHARS } from '@liora/domain/limits';
import { expect, test } from 'vitest';
import { answered, EMPTY_DRAFT, ownWordsMax, reasonOf } from './reason.rules.ts';

const REASONS = ['It is spam', 'It harasses somebody'];

test.each([
  [2, '', 'It harasses somebody'],
  [null, ' Third time. ', 'Third time.'],
  [1, 'Third time.', 'It is spam\nThird time.'],
  [null, '  ', null],
])('NAV-24 the ready reason %s and the words "%s" are sent as %o', (ready, own, reason) => {
  expect(reasonOf({ ready, own }, REASONS)).toBe(reason);
});

test('NAV-24 the longest that can be written fits what the server takes', () => {
  const own = 'x'.repeat(ownWordsMax(REASONS));
  expect(reasonOf({ ready: 2, own }, REASONS)).toHaveLength(DECISION_REASON_MAX_CHARS);
});

test('NAV-24 the other answer keeps what was written and forgets a reason that is not its own', () => {
  const draft = { ...EMPTY_DRAFT, answer: 'no' as const, ready: 2, own: 'Third time.' };
  expect(answered(draft, 'yes')).toEqual({ ...draft, answer: 'yes', ready: null });
  expect(answered(draft, 'no')).toEqual(draft);
});
