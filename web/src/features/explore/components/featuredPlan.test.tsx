import type { PlanInFull } from '@liora/domain/contract/plans';
import { readAs } from '@liora/domain/i18n/testing/readAs';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { FeaturedPlan } from './FeaturedPlan.tsx';

type Stop = PlanInFull['places'][number];

const stop = (place_id: string, latitude: number | null): Stop =>
  ({
    place_id,
    name: place_id,
    latitude,
    longitude: latitude && -122.4,
    category: null,
    starts_at: null,
  }) as Stop;

const plan = (places: Stop[], is_prive = false) =>
  ({
    id: 'plan',
    title: 'An evening',
    theme: null,
    tags: [],
    stops: places,
    places,
    is_prive,
    creator: { user_id: 'nora', username: 'nora', profile_photo_url: null },
    like_count: 3,
    user_has_liked: false,
    user_has_saved: false,
  }) as unknown as PlanInFull;

async function shown(featured: PlanInFull): Promise<string> {
  readAs('en-US');
  const { container } = await withApp(<FeaturedPlan plan={featured} tonight />);
  return container.textContent ?? '';
}

test('PCARD-04 a featured plan that is Privé has the badge; others have none', async () => {
  const places = [stop('a', 37.77), stop('b', 37.78)];
  expect(await shown(plan(places, true))).toContain('Prive');
  expect(await shown(plan(places))).not.toContain('Prive');
});

test('RUL-53 how far it is on foot is told only where it is known and somebody would walk it', async () => {
  expect(await shown(plan([stop('a', 37.77), stop('b', 37.78)]))).toContain('0.7 mi on foot');
  expect(await shown(plan([stop('a', 37.77), stop('b', 38.2)]))).toContain('29.7 mi in all');
  const unknown = await shown(plan([stop('a', 37.77), stop('custom_b', null)]));
  expect(unknown).not.toMatch(/ mi\b/);
});
