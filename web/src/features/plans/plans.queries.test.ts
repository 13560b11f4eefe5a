import { expect, test } from 'vitest';
import { plansListOptions } from './plans.queries.ts';

const here = { latitude: 37.7793, longitude: -122.4193 };
const maya = '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11';

test('the plans of one person are a list of their own, kept apart from everybody’s', () => {
  const lists = [
    plansListOptions(here, []),
    plansListOptions(undefined, []),
    plansListOptions(undefined, [], maya),
  ];
  expect(new Set(lists.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(3);
});

test('PLAN-02 plans stay while others are fetched; that there are none is said only of the list it is true of', () => {
  const { placeholderData } = plansListOptions(here, []);
  const list = (plans: unknown[]) => ({ pages: [{ plans }], pageParams: [undefined] });
  const shownMeanwhile = placeholderData as (former: unknown) => unknown;
  expect(shownMeanwhile(list([{}]))).toEqual(list([{}]));
  expect(shownMeanwhile(list([]))).toBeUndefined();
  expect(shownMeanwhile(undefined)).toBeUndefined();
});
