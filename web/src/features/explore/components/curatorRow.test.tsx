import type { TopCurator } from '@liora/domain/contract/plans';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import CuratorRow from './CuratorRow.tsx';

const curator = (membership_tier: TopCurator['membership_tier']): TopCurator => ({
  user_id: membership_tier,
  username: membership_tier,
  profile_photo_url: null,
  bio: null,
  total_date_plans: 1,
  total_likes: 1,
  membership_tier,
});

test('RUL-01 ENT-14 Privé is whose tier is Privé, and nobody else', async () => {
  await withApp(<CuratorRow curators={(['free', 'prive', 'premium'] as const).map(curator)} />);
  const marked = screen.getAllByText('Prive').map((badge) => badge.closest('a')?.textContent);
  expect(marked).toEqual([expect.stringMatching(/prive1 plan/)]);
});
