import type { TriedPlace } from '@liora/domain/contract/searchMappings';
import { expect, test } from 'vitest';
import { leavingOf, moveOf } from './tried.rules.ts';
import { NEW_WORD, problemsOf, wordsOf } from './wordDraft.rules.ts';

const place = (other: number | null): TriedPlace => ({
  id: 'bar',
  name: 'Bar',
  category: 'Bar',
  subcategory: null,
  types: [],
  locality: null,
  miles: 1,
  mapped_by: null,
  other,
});

test('SRCH-26 what moved is told by its places, and what is new or leaves by a word', () => {
  expect(moveOf(place(5), 2)).toEqual({ kind: 'up', by: 3 });
  expect(moveOf(place(1), 2)).toEqual({ kind: 'down', by: 1 });
  expect(moveOf(place(2), 2)).toEqual({ kind: 'stays' });
  expect(moveOf(place(null), 2)).toEqual({ kind: 'new' });
  expect(leavingOf(place(null))).toEqual({ kind: 'left' });
  expect(leavingOf(place(9))).toEqual({ kind: 'stays' });
});

test('ENT-17 a draft says what of it cannot be stored', () => {
  expect(problemsOf(NEW_WORD)).toEqual(['term']);
  expect(problemsOf({ ...NEW_WORD, term: '!?', relevance: '101' })).toEqual(['term', 'relevance']);
  expect(wordsOf({ ...NEW_WORD, term: 'x', relevance: '' })).toBeNull();
  expect(wordsOf({ ...NEW_WORD, term: ' Café ', relevance: '7,5' })).toEqual({
    term: 'Café',
    confidence: 'medium',
    relevance: 7.5,
    place_ids: [],
  });
});
