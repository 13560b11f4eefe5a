import { expect, test } from 'vitest';
import { planCountLabel } from './planCount.ts';

test.each([
  [0, '0'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
])('FIX-70 a list of %i plans says %s', (count, label) => expect(planCountLabel(count)).toBe(label));
