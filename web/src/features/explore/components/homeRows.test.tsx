import type { PlanCard } from '@liora/domain/contract/planCards';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { noting } from '../../places/testing/noting.ts';
import { samplePlaces } from '../../places/testing/sampleBrowse.ts';
import { HomeRows } from './HomeRows.tsx';

const samplePlan = (id: string): PlanCard => ({
  id,
  title: `Plan ${id}`,
  theme: null,
  location_name: 'Oltrarno',
  tags: [],
  stops: [],
  is_public: true,
  is_prive: false,
  under_review: false,
  seen_by_partner: false,
  creator: { user_id: 'nora', username: 'nora', profile_photo_url: null },
  like_count: 3,
  save_count: 0,
  user_has_liked: false,
  user_has_saved: false,
  is_own: false,
  created_at: '2026-05-15T17:00:00Z',
  distance_miles: null,
});

test('FIX-72 cards of the first screen are drawn once, whatever else of it turns out to be the reader’s own', async () => {
  const places = noting(samplePlaces(4), 'vibeTags');
  const plans = noting(['a', 'b'].map(samplePlan), 'location_name');
  const home = {
    plans: plans.noted,
    planTotal: 2,
    worthADate: places.noted,
    loved: [],
    openNear: [],
    newPins: [],
    curators: [],
  };
  const rows = (located: boolean, at: Date) => (
    <HomeRows home={home} at={at} area="Oltrarno" located={located} chosen={false} />
  );
  const view = await withApp(rows(false, new Date('2026-05-15T17:00:00Z')));
  expect(new Set(places.read()).size).toBe(4);
  expect(new Set(plans.read()).size).toBe(2);
  await view.change(rows(true, new Date('2026-05-15T17:15:00Z')));
  expect(view.container.textContent).toContain('near you');
  expect([...places.read(), ...plans.read()]).toEqual([]);
});
