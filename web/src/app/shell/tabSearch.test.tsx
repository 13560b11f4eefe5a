import { beforeEach, expect, test } from 'vitest';
import { forgetPersonalData } from '../../lib/personalData.ts';
import { tabSearch, watchTabSearch } from './tabSearch.ts';

type Router = Parameters<typeof watchTabSearch>[0];

/** A router that goes where it is sent. */
function begin(): (pathname: string, search?: object) => void {
  const listeners: (() => void)[] = [];
  const router = {
    state: { location: { pathname: '/auth', search: {} } },
    subscribe: (_: string, listener: () => void) => listeners.push(listener),
  };
  watchTabSearch(router as unknown as Router);
  return (pathname, search = {}) => {
    for (const listener of listeners) listener();
    router.state = { location: { pathname, search } };
  };
}

beforeEach(() => tabSearch.setState(() => ({})));

test('what a tab showed when it was left is remembered until it shows its first part again', () => {
  const go = begin();
  go('/profile', { tab: 'reviews', q: 'x' });
  go('/map', { q: 'coffee' });
  go('/profile');
  expect(tabSearch.state).toMatchObject({ profile: { tab: 'reviews' }, map: undefined });
  go('/place/1');
  expect(tabSearch.state.profile).toBeUndefined();
});

test.each(['signed out', 'ran out'] as const)('it goes with a session that has %s', (occasion) => {
  const go = begin();
  go('/saved', { tab: 'plans' });
  go('/map');
  expect(tabSearch.state.saved).toEqual({ tab: 'plans' });
  forgetPersonalData(occasion);
  expect(tabSearch.state).toEqual({});
});
