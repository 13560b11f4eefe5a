import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { KIND_WORDS_OF_LANGUAGES } from '@liora/domain/rules/kindWordsOfLanguages';
import { MOODS } from '@liora/domain/rules/moods';
import { PLACE_KINDS } from '@liora/domain/rules/placeWords';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { features } from './understand/features.runtime.ts';
import { understand } from './understand/understand.rules.ts';

const database = await testDatabase();
afterAll(() => database.close());
const codes = await features(database.searchPool);

test('KEY-18 every category, subcategory, mood and kind that words stand for has a code in the index', () => {
  const kinds = [
    ...CATEGORY_NAMES,
    ...CATEGORY_NAMES.flatMap((name) => [...CATEGORIES[name]]),
    ...PLACE_KINDS,
  ];
  expect(kinds.filter((kind) => codes.kind(kind) === undefined)).toEqual([]);
  expect(MOODS.filter((mood) => codes.mood(mood) === undefined)).toEqual([]);
});

test('FIX-35 words of every language are understood as they are written', () => {
  const lost = Object.entries(KIND_WORDS_OF_LANGUAGES).flatMap(([kind, words]) =>
    words.split(', ').filter((word) => !understand(word).kinds?.kinds.includes(kind)),
  );
  expect(lost).toEqual([]);
  expect(Object.keys(KIND_WORDS_OF_LANGUAGES).filter((kind) => !PLACE_KINDS.includes(kind))).toEqual([]);
});
