import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { startQuery } from '../accounts/accounts.queries.ts';
import { watchPendingLink } from './followDeepLinks.effects.ts';
import { rememberPendingLink } from './pendingLink.store.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** The app, with a link that waits, at a path; where it is led to. */
function waiting(path: string) {
  const queries = new QueryClient();
  const led: string[] = [];
  let arrive = () => {};
  const router = {
    history: { replace: (to: string) => led.push(to) },
    subscribe: (_event: string, listener: () => void) => {
      arrive = listener;
    },
    getMatchedRoutes: () => [[], {}, {}],
  } as unknown as AnyRouter;
  rememberPendingLink('ABC');
  history.replaceState(null, '', path);
  watchPendingLink(queries, router);
  const answer = (me: { user_id: string } | null) =>
    queries.setQueryData(startQuery().queryKey, { me } as never);
  const goTo = (next: string) => {
    history.replaceState(null, '', next);
    arrive();
  };
  return { led, answer, goTo };
}

test('RUL-35 DEEP-21 who signs in on a screen is led to the link that waits', () => {
  const { led, answer } = waiting('/saved');
  answer(null);
  expect(led).toEqual([]);
  answer({ user_id: 'maya' });
  expect(led).toEqual(['/link-connect']);
});

test('RUL-35 who signs in on the page for it is led there from the screen that comes after, once', () => {
  const { led, answer, goTo } = waiting('/auth');
  answer(null);
  answer({ user_id: 'maya' });
  expect(led).toEqual([]);
  goTo('/explore');
  goTo('/saved');
  expect(led).toEqual(['/link-connect']);
});

test('RUL-35 who signs in on the question itself stays there, and may leave it', () => {
  const { led, answer, goTo } = waiting('/link-connect');
  answer(null);
  answer({ user_id: 'maya' });
  goTo('/explore');
  expect(led).toEqual([]);
});

test('RUL-35 who was signed in when the app began is not led away by a later answer', () => {
  const { led, answer } = waiting('/saved');
  answer({ user_id: 'maya' });
  answer({ user_id: 'maya' });
  expect(led).toEqual([]);
});
