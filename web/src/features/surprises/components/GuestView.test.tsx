import type { AwaitedSurprise } from '@liora/domain/contract/surpriseFacts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { surprisesText } from '../surprises.text.ts';
import { GuestView } from './GuestView.tsx';

const NOTHING_OPEN = { neighborhood: null, stops: [], title: null };

const surprise = (more: Partial<AwaitedSurprise>): AwaitedSurprise => ({
  id: '0198f0a0-0000-7000-8000-000000000001',
  you: 'guest',
  from: { user_id: '0198f0a0-0000-7000-8000-000000000002', username: 'nora', profile_photo_url: null },
  starts_at: '2026-11-28T03:00:00Z',
  ends_at: '2026-11-28T06:00:00Z',
  time_zone: 'America/Los_Angeles',
  area_miles: 3,
  dress: null,
  notes: null,
  answer: 'accepted',
  is_called_off: false,
  is_over: false,
  invitation_code: 'code',
  opens: [{ what: 'everything', at: '2026-11-28T03:00:00Z' }],
  met: {},
  open: NOTHING_OPEN,
  ...more,
});

const shown = (more: Partial<AwaitedSurprise>) => withApp(<GuestView surprise={surprise(more)} />);
const open = () => screen.queryByRole('region', { name: surprisesText.openNow });

test('while nothing of it is open, it is told that it opens by itself', async () => {
  await shown({});
  expect(screen.getByText(surprisesText.closed)).toBeTruthy();
  expect(screen.getByText(surprisesText.opens)).toBeTruthy();
});

test('a surprise that is over tells the plan that its guest may see', async () => {
  const stop = { place_id: 'osm-1', name: 'Specs', address: '12 Saroyan Place' } as never;
  await shown({ is_over: true, open: { neighborhood: 'North Beach', stops: [stop], title: 'A late one' } });
  expect(screen.getByRole('heading', { name: 'A late one' })).toBeTruthy();
  expect(screen.getByText('Specs')).toBeTruthy();
  expect(screen.queryByText(surprisesText.ended)).toBeNull();
  expect(screen.queryByText(surprisesText.closed)).toBeNull();
});

test('one whose plan is its planner’s alone by now says so, in place of an empty list', async () => {
  await shown({ is_over: true });
  expect(screen.getByText(surprisesText.ended)).toBeTruthy();
  // 'Everything: open' would say the contrary.
  expect(screen.queryByText(surprisesText.opens)).toBeNull();
  expect(open()).toBeNull();
});

test('one that was called off shows no more than that', async () => {
  await shown({ is_called_off: true });
  expect(screen.getByText(surprisesText.calledOff)).toBeTruthy();
  expect(open()).toBeNull();
});

test('needs that are met are named, those of which nothing is said are not', async () => {
  await shown({ met: { diet: true } });
  expect(screen.getByText(surprisesText.met.diet)).toBeTruthy();
  expect(screen.queryByText(surprisesText.met.walk)).toBeNull();
});
