import type { PlanCard } from '@liora/domain/contract/planCards';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { PlansHere } from './PlaceNeighbourhood.tsx';

const plans = Array.from({ length: 6 }, (_, n) => ({
  id: `p${n}`,
  title: `Plan ${n}`,
  tags: [],
  stops: [],
  is_public: true,
  creator: { user_id: 'nora', username: 'nora', profile_photo_url: null },
})) as unknown as PlanCard[];

test('FIX-25 the plans of a place say how many they are of, where there are more, and lead to all of them', async () => {
  const view = await withApp(<PlansHere placeId="bar" plans={plans} total={6} />);
  expect(screen.queryByText(/most liked/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
  await view.change(<PlansHere placeId="bar" plans={plans} total={14} />);
  expect(screen.getByText('The 6 most liked of 14')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all 14 plans' }).getAttribute('href')).toBe(
    '/place/bar/plans',
  );
  await view.change(<PlansHere placeId="bar" plans={plans} total={101} />);
  expect(screen.getByText('The 6 most liked of more than 100')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all plans' })).toBeDefined();
});
