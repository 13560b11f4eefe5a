import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PartnerCard } from './PartnerCard.tsx';

/** The card between two lines, on a server that answers so. */
async function shown(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(() => router.load());
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterContextProvider router={router}>
        <section aria-label="card">
          <PartnerCard />
        </section>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('region', { name: 'card' });
}

test('what stands below the partner keeps its place until it is known who that is', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const card = await shown(() => promise);
  expect(card.querySelector('.sk')).not.toBeNull();
  resolve(Response.json({ json: { partner: null, code_expires_at: null } }));
  await screen.findByRole('link', { name: /Link with your partner/ });
  expect(card.querySelector('.sk')).toBeNull();
});

test('nothing is said of a partner when it cannot be known', async () => {
  const card = await shown(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect.poll(() => card.childElementCount).toBe(0);
});
