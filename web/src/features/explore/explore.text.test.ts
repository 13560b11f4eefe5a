import { expect, test } from 'vitest';
import { exploreText } from './explore.text.ts';

test('ENT-14 a curator is told by number of plans and likes, one of them in the singular', () => {
  expect(exploreText.plansAndLikes(7, 128)).toBe('7 plans · 128 likes');
  expect(exploreText.plansAndLikes(1, 1)).toBe('1 plan · 1 like');
  expect(exploreText.plansAndLikes(2, 0)).toBe('2 plans · 0 likes');
});
