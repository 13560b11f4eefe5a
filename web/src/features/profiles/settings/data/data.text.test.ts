import { RETAINED_KINDS, type RetainedKind } from '@liora/domain/rules/ownData';
import { expect, test } from 'vitest';
import { dataText } from './data.text.ts';

test('RUL-92 what is kept of a deleted account is said to be without a name exactly where it is', () => {
  const kept = Object.entries(dataText.keptList) as Array<[RetainedKind, string]>;
  expect(kept.map(([kind]) => kind)).toEqual(Object.keys(RETAINED_KINDS));
  for (const [kind, words] of kept)
    expect(words.endsWith('without your name'), words).toBe(RETAINED_KINDS[kind] === 'without a name');
});

test('POL-07 purchases are said to be kept for as long as they are', () => {
  expect(dataText.keptList.purchases).toBe('Purchases, for 7 years, as the law on accounts asks');
});
