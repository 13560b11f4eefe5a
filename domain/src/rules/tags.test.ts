import { expect, test } from 'vitest';
import { MOODS } from './moods.ts';
import { addTag, FILTER_TAGS, matchesAllTags, sortTags } from './tags.ts';

test('MOOD-01 MOOD-02 MOOD-03 there are 18 filter tags in four groups, each mapped to moods', () => {
  expect(FILTER_TAGS).toHaveLength(18);
  expect(new Set(FILTER_TAGS.map((tag) => tag.group))).toEqual(
    new Set(['activity', 'environment', 'occasion', 'time']),
  );
  for (const { moods } of FILTER_TAGS) {
    expect(moods.length).toBeGreaterThan(0);
    expect(moods.every((mood) => MOODS.includes(mood))).toBe(true);
  }
});

test('PLAN-20 tags are listed alphabetically, whatever their case', () => {
  expect(sortTags(['wine', 'Birthday', 'anniversary'])).toEqual(['anniversary', 'Birthday', 'wine']);
});

test('PLAN-16 PLAN-17 a plan matches when every selected tag is part of one of its tags, ignoring case', () => {
  expect(matchesAllTags(['Late Night', 'natural wine'], ['night', 'WINE'])).toBe(true);
  expect(matchesAllTags(['Late Night'], ['night', 'wine'])).toBe(false);
});

test('PCRE-26 a tag of spaces is not added', () => {
  expect(addTag(['wine'], '   ')).toEqual(['wine']);
});

test('PCRE-27 a tag is added once', () => {
  expect(addTag(['wine'], ' Wine ')).toEqual(['wine']);
  expect(addTag(['wine'], ' candles ')).toEqual(['wine', 'candles']);
});
