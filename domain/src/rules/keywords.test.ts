import { expect, test } from 'vitest';
import { keywordMatch } from './keywords.ts';

const categories = (query: string) => keywordMatch(query)?.categories;

test('KEY-01 bar, drink and cocktail mean Bar', () => {
  for (const query of ['bar', 'drinks', 'a cocktail']) expect(categories(query)).toEqual(['Bar']);
});

test('KEY-02 restaurant, dinner and romantic mean Restaurant', () => {
  for (const query of ['Restaurants', 'dinner', 'romantic'])
    expect(categories(query)).toEqual(['Restaurant']);
});

test('KEY-03 cafe, coffee and cozy mean Cafe', () => {
  for (const query of ['cafe', 'COFFEE', 'cozy place']) expect(categories(query)).toEqual(['Cafe']);
});

test('KEY-04 dessert, sweet and ice cream mean the four dessert categories', () => {
  for (const query of ['dessert', 'sweets', 'ice cream']) {
    expect(categories(query)).toEqual(['Dessert', 'Ice Cream Shop', 'Bakery', 'Ice Cream']);
  }
});

test('KEY-05 RUL-59 activity and experience mean Activity, and Experience as well', () => {
  for (const query of ['activities', 'experience'])
    expect(categories(query)).toEqual(['Activity', 'Experience']);
});

test('KEY-06 brunch asks for brunch tags, names, subcategories or the category', () => {
  expect(keywordMatch('brunch')).toMatchObject({ categories: ['Brunch'], feature: 'brunch' });
});

test('KEY-07 outdoor and patio ask for rooftop or garden tags or outdoor seating', () => {
  for (const query of ['outdoor', 'patios']) expect(keywordMatch(query)?.feature).toBe('outdoor');
});

test('KEY-08 music, concert, show, performance, venue and entertainment mean Entertainment', () => {
  for (const query of ['music', 'concerts', 'show', 'performance', 'venue', 'entertainment']) {
    expect(categories(query)).toEqual(['Entertainment']);
  }
});

test('KEY-09 any other query is plain text; a keyword inside a word does not count', () => {
  for (const query of ['sushi', 'barbecue', 'showa', 'embarcadero']) expect(keywordMatch(query)).toBeNull();
});

test('KEY-10 only the exact query restaurant keeps restaurants alone', () => {
  expect(keywordMatch(' Restaurant ')?.onlyRestaurants).toBe(true);
  expect(keywordMatch('restaurants')?.onlyRestaurants).toBe(false);
});

test('RUL-59 the rules are tried in order, the first match wins', () => {
  expect(categories('coffee bar')).toEqual(['Bar']);
});
