import { expect, test } from 'vitest';
import { withPlanChanged } from './planCache.store.ts';

const plan = { id: 'a', like_count: 1, save_count: 0, user_has_liked: false, user_has_saved: false };
const like = (before: { like_count: number }) => ({
  like_count: before.like_count + 1,
  user_has_liked: true,
});

test('PLAN-25 a like changes the plan by one in every page and shelf that shows it', () => {
  const data = {
    pages: [{ plans: [plan, { ...plan, id: 'b' }], total: 2 }],
    featured: { ...plan, places: [] },
  };
  const after = withPlanChanged(data, 'a', like);
  expect(after.pages[0]?.plans.map((p) => p.like_count)).toEqual([2, 1]);
  expect(after.featured).toMatchObject({ like_count: 2, user_has_liked: true, places: [] });
});

test('data without the plan stays the very same object', () => {
  const data = { pages: [{ plans: [plan] }] };
  expect(withPlanChanged(data, 'zzz', like)).toBe(data);
});
