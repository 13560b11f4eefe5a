import type { Me } from '@liora/domain/contract/accounts';
import type { PlanCard } from '@liora/domain/contract/planCards';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { MeContext } from '../../accounts/MeProvider.tsx';
import { noting } from '../../places/testing/noting.ts';
import { samplePlaces } from '../../places/testing/sampleBrowse.ts';
import { EMPTY_DRAFT } from '../../plans/create/draft.forms.ts';
import { storeDraft } from '../../plans/create/draft.store.ts';
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

test('FIX-68 what waits for its reader stands right after the first row, not below everything', async () => {
  storeDraft({
    user_id: 'nora',
    request_id: '00000000-0000-4000-8000-000000000000',
    draft: { ...EMPTY_DRAFT, title: 'Friday' },
  });
  const home = {
    plans: [samplePlan('a')],
    planTotal: 1,
    worthADate: samplePlaces(1),
    loved: [],
    openNear: [],
    newPins: [],
    curators: [],
  };
  await withApp(
    <MeContext value={{ user_id: 'nora' } as Me}>
      <HomeRows home={home} at={new Date('2026-05-15T17:00:00Z')} area="" located={false} chosen={false} />
    </MeContext>,
  );
  await screen.findByRole('heading', { name: 'Pick up where you left off' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Worth a date', 'Pick up where you left off', 'Date plans']);
});
