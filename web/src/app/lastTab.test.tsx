import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { startQuery } from '../features/accounts/accounts.queries.ts';
import { forgetPersonalData } from '../lib/personalData.ts';
import { watchLastTab } from './lastTab.ts';
import { tabSearch } from './shell/tabSearch.ts';

type Router = Parameters<typeof watchLastTab>[1];

const stored = () => localStorage.getItem('liora.last-tab');

/** A router that goes where it is sent. */
function begin(signedIn: boolean) {
  const queries = new QueryClient();
  const sign = (into: boolean) =>
    queries.setQueryData(startQuery().queryKey, { me: into ? { user_id: '1' } : null } as never);
  sign(signedIn);
  const listeners = new Map<string, () => void>();
  const router = {
    state: { location: { pathname: '/auth', search: {} } },
    subscribe: (event: string, listener: () => void) => {
      listeners.set(event, listener);
    },
  };
  watchLastTab(queries, router as unknown as Router);
  /** `arrives`: whether they stay until it is there. */
  const go = (pathname: string, search: object = {}, arrives = true) => {
    listeners.get('onBeforeLoad')?.();
    router.state = { location: { pathname, search } };
    if (arrives) listeners.get('onResolved')?.();
  };
  return { go, sign };
}

beforeEach(() => {
  forgetPersonalData('signed out');
  localStorage.clear();
});

test('a tab is remembered from its own page on, not what lies beneath it', () => {
  const { go } = begin(true);
  go('/map');
  expect(stored()).toBe('/map');
  for (const beneath of ['/place/1', '/profile/settings', '/auth', '/curated-plans/x']) go(beneath);
  expect(stored()).toBe('/map');
  go('/saved');
  expect(stored()).toBe('/saved');
});

test('the part of a tab that is left before it is there is remembered, too', () => {
  const { go } = begin(true);
  go('/saved');
  go('/saved', { tab: 'plans' }, false);
  go('/map');
  expect(tabSearch.state.saved).toEqual({ tab: 'plans' });
});

test('nothing is remembered of a visitor, and of who signs in from then on', () => {
  const { go, sign } = begin(false);
  go('/map');
  expect(stored()).toBeNull();
  sign(true);
  expect(stored()).toBe('/map');
});

test.each(['signed out', 'ran out'] as const)('it goes with a session that has %s', (occasion) => {
  const { go } = begin(true);
  go('/saved', { tab: 'plans' });
  expect(tabSearch.state.saved).toEqual({ tab: 'plans' });
  forgetPersonalData(occasion);
  expect(stored()).toBeNull();
  expect(tabSearch.state).toEqual({});
});

test('what a tab showed is remembered until it shows its first part again', () => {
  const { go } = begin(true);
  go('/profile', { tab: 'reviews', q: 'x' });
  go('/map', { q: 'coffee' });
  expect(tabSearch.state).toMatchObject({ profile: { tab: 'reviews' }, map: undefined });
  go('/profile');
  expect(tabSearch.state.profile).toBeUndefined();
});
