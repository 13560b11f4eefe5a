import type { Me } from '@liora/domain/contract/accounts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { startQuery } from '../../accounts/accounts.queries.ts';
import { forgetWithSession } from './placeSearches.store.ts';

const iris = { user_id: 'iris', member: false } as Me;

function watched() {
  const queries = new QueryClient();
  const answer = (me: Me | null) =>
    queries.setQueryData(startQuery().queryKey, (before) => ({ ...(before ?? NOTHING), me }));
  answer(null);
  const searches = { clear: vi.fn() };
  forgetWithSession(searches, queries);
  return { queries, answer, cleared: () => searches.clear.mock.calls.length };
}

const NOTHING = {
  me: null,
  map: { kind: 'style', url: '', schema: 'openmaptiles', attribution: '' },
  defaultArea: { latitude: 0, longitude: 0, name: '' },
  localMailbox: false,
} as never;

test('RUL-60 signing in, signing out and a change of membership clear the search cache', () => {
  const { answer, cleared } = watched();
  answer(iris);
  expect(cleared()).toBe(1);
  answer({ ...iris, member: true });
  expect(cleared()).toBe(2);
  answer({ ...iris, user_id: 'another' });
  expect(cleared()).toBe(3);
  answer(null);
  expect(cleared()).toBe(4);
});

test('a session that only goes on clears nothing, and neither do other answers', () => {
  const { queries, answer, cleared } = watched();
  answer(iris);
  answer({ ...iris, session_expires_at: '2026-05-01T00:00:00Z' });
  queries.setQueryData(['other'], 1);
  expect(cleared()).toBe(1);
});
