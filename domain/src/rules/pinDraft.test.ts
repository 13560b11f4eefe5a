import { expect, test } from 'vitest';
import { pinDraftProblem, subcategoriesOf } from './pinDraft.ts';

const draft = {
  title: 'The last dune',
  category: 'Outdoor' as const,
  subcategory: 'Beach',
  address: null,
  at: { latitude: 37.75, longitude: -122.5 },
  is_public: true,
  is_prive: false,
};

test('a pin with a title, a category and a point is complete, and one with an address alone is', () => {
  expect(pinDraftProblem(draft)).toBeNull();
  expect(pinDraftProblem({ ...draft, at: null, address: '1 Great Highway' })).toBeNull();
});

test.each([
  ['PIN-06 a category', { category: null }, 'category_required'],
  ['PIN-07 a title', { title: '  ' }, 'title_required'],
  ['KEY-18 a subcategory of its category', { subcategory: 'Pub' }, 'subcategory_unknown'],
  ['a point or an address', { at: null, address: ' ' }, 'position_required'],
  ['RUL-13 one switch at most', { is_prive: true }, 'public_and_prive'],
] as const)('%s is needed', (_what, part, problem) => {
  expect(pinDraftProblem({ ...draft, ...part })).toBe(problem);
});

test('KEY-18 the subcategories are those of the category', () => {
  expect(subcategoriesOf('Cafe')).toContain('Brunch Spot');
  expect(subcategoriesOf(null)).toEqual([]);
});
