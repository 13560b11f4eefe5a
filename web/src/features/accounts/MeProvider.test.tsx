import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useMe } from './accounts.hooks.ts';
import { startQuery } from './accounts.queries.ts';
import { MeProvider } from './MeProvider.tsx';

const { queryKey } = startQuery();

/** What is drawn by who is signed in, after all that cannot wait. */
function drawn() {
  // React itself, without the helpers of tests that wait for everything.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  notifyManager.setScheduler((notify) => notify());
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    notifyManager.setScheduler((notify) => setTimeout(notify, 0));
  });
  const Name = () => {
    const me = useMe();
    return String(me ? me.username : me);
  };
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <MeProvider>
          <Name />
        </MeProvider>
      </QueryClientProvider>,
    ),
  );
  const learn = (me: { username: string } | null) =>
    flushSync(() => {
      queries.setQueryData(queryKey, { me } as never);
    });
  return { learn, text: () => place.textContent };
}

test('FIX-72 that it is known at last who reads is drawn in slices: nothing waits for it', async () => {
  const { learn, text } = drawn();
  expect(text()).toBe('undefined');
  learn({ username: 'maya' });
  expect(text()).toBe('undefined');
  await vi.waitFor(() => expect(text()).toBe('maya'));
});

test('FIX-46 whoever signs out is gone at once', async () => {
  const { learn, text } = drawn();
  learn({ username: 'maya' });
  await vi.waitFor(() => expect(text()).toBe('maya'));
  learn(null);
  expect(text()).toBe('null');
});
