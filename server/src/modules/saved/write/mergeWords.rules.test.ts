import type { SavedWords } from '@liora/domain/contract/savedWords';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeWords } from './mergeWords.rules.ts';

const words: fc.Arbitrary<SavedWords> = fc.record({
  mark: fc.constantFrom(null, 'idea', 'want', 'been'),
  note: fc.constantFrom(null, 'By the window', 'At the bar'),
});

test('without a change elsewhere everything that was typed is stored, and nothing else is touched', () => {
  fc.assert(
    fc.property(words, words, (was, typed) => {
      const change = mergeWords(was, typed, was);
      expect({ ...was, ...change }).toEqual(typed);
    }),
  );
});

test('either everything of both is there, or it is refused: nobody’s words are lost', () => {
  fc.assert(
    fc.property(words, words, words, (was, typed, now) => {
      const change = mergeWords(was, typed, now);
      for (const field of ['mark', 'note'] as const) {
        if (change === null) continue;
        const stored = { ...now, ...change }[field];
        if (typed[field] !== was[field]) expect(stored).toBe(typed[field]);
        else expect(stored).toBe(now[field]);
      }
      if (change === null) expect(now).not.toEqual(was);
    }),
  );
});

test('no words are no note', () => {
  expect(
    mergeWords({ mark: null, note: null }, { note: '' }, { mark: 'want', note: 'By the window' }),
  ).toEqual({});
});
