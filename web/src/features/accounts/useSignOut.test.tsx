import { QueryClient, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { forgetOn } from '../../lib/personalData.ts';
import { withApp } from '../../lib/testing/withApp.tsx';
import { useMe } from './accounts.hooks.ts';
import { startQuery } from './accounts.queries.ts';
import { MeProvider } from './MeProvider.tsx';
import { watchSession } from './session/watchSession.effects.ts';
import { useSignOut } from './useSignOut.ts';

/** A store that lets go of something as soon as somebody signs out. */
let forgotten = 0;
const listeners = new Set<() => void>();
const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => forgotten,
};
forgetOn(['signed out'], () => {
  forgotten += 1;
  for (const listener of listeners) listener();
});

/** What somebody plans, drawn anew whenever the store changes. */
function Upcoming() {
  useSyncExternalStore(store.subscribe, store.read);
  const { data } = useQuery(orpc.invitations.upcoming.queryOptions());
  return data ? 'upcoming' : 'waiting';
}

function Screen() {
  const me = useMe();
  const { signOut } = useSignOut();
  if (!me) return <p>nobody</p>;
  return (
    <>
      <Upcoming />
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </>
  );
}

test('FIX-46 what only somebody signed in can read is not asked for once more while the screens hear that they are gone', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  watchSession(queries);
  queries.setQueryData(startQuery().queryKey, { me: { user_id: 'u1', username: 'maya' } } as never);
  let isSignedOut = false;
  const refused: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('signOut')) isSignedOut = true;
    else if (isSignedOut) refused.push(pathname);
    return Response.json({ json: {} });
  });
  await withApp(
    <MeProvider>
      <Screen />
    </MeProvider>,
    queries,
  );
  await screen.findByText('upcoming', { exact: false });
  screen.getByRole('button').click();
  await screen.findByText('nobody');
  expect(forgotten).toBe(1);
  expect(refused).toEqual([]);
});
