import { expect, test } from 'vitest';
import { CATEGORY_NAMES, categoryNamed } from './categories.ts';
import { CATEGORIES } from './subcategories.ts';

test('KEY-18 the categories are exactly seven', () => {
  expect(CATEGORY_NAMES).toEqual([
    'Restaurant',
    'Bar',
    'Cafe',
    'Dessert',
    'Entertainment',
    'Experience',
    'Outdoor',
  ]);
});

test('KEY-11 KEY-12 KEY-13 KEY-14 KEY-15 KEY-16 KEY-17 each has its fixed subcategories', () => {
  expect(CATEGORY_NAMES.map((name) => CATEGORIES[name].length)).toEqual([13, 8, 5, 8, 8, 8, 8]);
  expect(CATEGORIES.Bar).toContain('Dive Bar');
  expect(CATEGORIES.Dessert).toContain('Frozen Yogurt');
  expect(CATEGORIES.Experience).toContain('Escape Room');
});

test('a category is recognised in any letter case', () => {
  expect(categoryNamed(' outdoor ')).toBe('Outdoor');
  expect(categoryNamed('nowhere')).toBeNull();
});
