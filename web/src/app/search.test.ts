import { PLAN_MAX_TAGS } from '@liora/domain/limits';
import { expect, test } from 'vitest';
import { plansListOptions } from '../features/plans/plans.queries.ts';
import { plansSearch } from './search.ts';

const maya = '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11';

test('an address of the plans names tags and a person', () => {
  expect(plansSearch({ tags: ['Evening'], by: maya })).toEqual({ tags: ['Evening'], by: maya });
});

test('a person who is no user id is left out: the list of everybody still opens', () => {
  for (const by of ['maya', 7, `${maya} or true`, [maya]]) {
    expect(plansSearch({ tags: ['Evening'], by })).toEqual({ tags: ['Evening'] });
  }
});

test('PLAN-16 every tag that an address may name is asked for; one with more of them is no list of tags', () => {
  const tags = Array.from({ length: PLAN_MAX_TAGS }, (_, i) => `tag ${i}`);
  const named = plansSearch({ tags }).tags ?? [];
  expect(named).toEqual(tags);
  const [, asked] = plansListOptions(undefined, named).queryKey;
  expect(JSON.stringify(asked)).toContain(JSON.stringify(tags));
  expect(plansSearch({ tags: [...tags, 'one more'] })).toEqual({});
});
