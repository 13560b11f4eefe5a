import { expect, test } from 'vitest';
import { detectMoods, MOODS, moodScore } from './moods.ts';

test('MOOD-04 ENT-20 the mood types are magical, intimate, outdoorsy, lively, artsy and serene', () => {
  expect([...MOODS]).toEqual(['magical', 'intimate', 'outdoorsy', 'lively', 'artsy', 'serene']);
});

test('MOOD-06 a restaurant is intimate', () => {
  expect(detectMoods({ category: 'Restaurant' })).toEqual(['intimate']);
});

test('MOOD-07 a park is outdoorsy and serene', () => {
  expect(detectMoods({ category: 'Outdoor', subcategory: 'Park' })).toEqual(['outdoorsy', 'serene']);
});

test('MOOD-05 moods come from vibe tags, types, category and subcategory, as whole words in any case', () => {
  expect(detectMoods({ category: 'Bar', vibeTags: ['LIVE MUSIC'], types: ['Rooftop'] })).toEqual([
    'magical',
    'lively',
  ]);
  expect(detectMoods({ category: 'Experience', subcategory: 'Gallery' })).toEqual(['artsy']);
  expect(detectMoods({ category: 'Dessert', subcategory: 'Barista school' })).toEqual(['magical']);
});

test('RUL-56 a wine bar is intimate, not lively: the phrase hides the shorter word', () => {
  expect(detectMoods({ category: 'Place', subcategory: 'Wine Bar' })).toEqual(['intimate']);
});

test('RUL-56 a tag equal to a mood gives that mood', () => {
  expect(detectMoods({ category: 'Cafe', vibeTags: ['artsy'] })).toEqual(['artsy', 'serene']);
});

test('MOOD-08 MOOD-09 MOOD-10 without a match a restaurant is intimate, a pin magical, anything else serene', () => {
  expect(detectMoods({ category: 'restaurant ', types: [] })).toEqual(['intimate']);
  expect(detectMoods({ category: 'Somewhere', isPin: true })).toEqual(['magical']);
  expect(detectMoods({ category: 'Somewhere' })).toEqual(['serene']);
});

test('MOOD-11 the score is the fraction of selected moods that match', () => {
  expect(moodScore(['serene', 'artsy'], ['serene', 'lively'])).toBe(0.5);
  expect(moodScore(['serene'], ['serene'])).toBe(1);
  expect(moodScore(['serene'], [])).toBe(0);
});
