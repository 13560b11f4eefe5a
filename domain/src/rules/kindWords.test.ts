import { expect, test } from 'vitest';
import { kindWords, shortKind } from './kindWords.ts';

const kind = (category: string, subcategory: string | null) => kindWords({ category, subcategory });

test('a place is called what people would call it', () => {
  expect(kind('Bar', 'Wine Bar')).toBe('Wine bar');
  expect(kind('Restaurant', 'Italian')).toBe('Italian restaurant');
  expect(kind('Restaurant', 'Fine Dining')).toBe('Fine dining');
  expect(kind('Restaurant', 'Casual')).toBe('Casual restaurant');
  expect(kind('Restaurant', 'Korean BBQ')).toBe('Korean BBQ');
  expect(kind('Outdoor', null)).toBe('Outdoor');
});

test('in a list the kitchen alone is enough', () => {
  expect(shortKind({ category: 'Restaurant', subcategory: 'Italian' })).toBe('Italian');
});

test('FIX-68 a place without a subcategory is called what its source calls it', () => {
  const bookshop = { category: 'Experience', subcategory: null, types: ['Experience', 'Bookshop'] };
  expect(kindWords(bookshop)).toBe('Bookshop');
  expect(shortKind({ ...bookshop, types: ['art_gallery'] })).toBe('Art gallery');
  expect(kindWords({ ...bookshop, types: ['experience'] })).toBe('Experience');
});
