import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { startQuery } from '../features/accounts/accounts.queries.ts';
import { forgetPersonalData } from '../lib/personalData.ts';
import { watchLastTab } from './lastTab.ts';

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
    state: { location: { pathname: '/auth' } },
    subscribe: (event: string, listener: () => void) => {
      listeners.set(event, listener);
    },
  };
  watchLastTab(queries, router as unknown as Router);
  /** `arrives`: whether they stay until it is there. */
  const go = (pathname: string, arrives = true) => {
    listeners.get('onBeforeLoad')?.();
    router.state = { location: { pathname } };
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

test('a tab that is left before it is there is remembered, too', () => {
  const { go } = begin(true);
  go('/saved', false);
  go('/place/1');
  expect(stored()).toBe('/saved');
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
  go('/saved');
  expect(stored()).toBe('/saved');
  forgetPersonalData(occasion);
  expect(stored()).toBeNull();
});
