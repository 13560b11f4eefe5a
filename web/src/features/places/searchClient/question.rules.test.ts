import { expect, test } from 'vitest';
import { cacheKey } from './question.rules.ts';
import { question } from './testing/engine.ts';

const at = (latitude: number, longitude: number, radiusMiles?: number) =>
  cacheKey(question('wine', { origin: { latitude, longitude }, radiusMiles }));

test('SRCH-13 the key of an answer has whole degrees', () => {
  expect(at(37.51, -122.4)).toBe(at(38.49, -121.51));
  expect(at(37.49, -122.4)).not.toBe(at(37.51, -122.4));
  expect(at(-0.2, 0.4)).toBe(at(0.2, -0.4));
});

test('SRCH-14 the key of an answer has whole miles; without a radius it is ten', () => {
  expect(at(37, -122, 9.6)).toBe(at(37, -122, 10.4));
  expect(at(37, -122)).toBe(at(37, -122, 10));
  expect(at(37, -122, 10.5)).not.toBe(at(37, -122, 10));
});

test('RUL-60 query, every filter, the time, the user and what they are entitled to are part of the key', () => {
  const anna = { userId: 'anna', member: false };
  const keys = [
    question('wine'),
    question('jazz'),
    question('wine', { category: 'Bar' }),
    question('wine', { moods: ['serene'] }),
    question('wine', { dietary: ['vegan'] }),
    question('wine', { price: [1] }),
    question('wine', { outdoor: true }),
    question('wine', { openAt: '2026-05-01T03:00:00Z' }),
    question('wine', { at: '2026-05-01T03:00:00Z' }),
    question('wine', { sort: 'score' }),
    question('wine', { subcategory: 'Wine Bar' }),
    question('wine', { literal: true }),
    question('wine', {}, anna),
    question('wine', {}, { ...anna, member: true }),
    question('wine', {}, { userId: 'bea', member: false }),
  ].map(cacheKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the order in which filters were set makes no other key', () => {
  const one = { category: 'Bar', outdoor: true } as const;
  const other = { outdoor: true, category: 'Bar' } as const;
  expect(cacheKey(question('wine', one))).toBe(cacheKey(question('wine', other)));
});
