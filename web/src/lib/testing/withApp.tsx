import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

const UNANSWERED = { defaultOptions: { queries: { enabled: false } } };

/** Renders parts of a screen that link to others; of what they ask nothing is answered unless `queryClient` has it. */
export async function withApp(children: ReactNode, queryClient = new QueryClient(UNANSWERED)) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const inApp = (parts: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{parts}</RouterContextProvider>
    </QueryClientProvider>
  );
  await act(() => router.load());
  // With what is drawn from code that comes later.
  const view = await act(async () => render(inApp(children)));
  return { ...view, change: (parts: ReactNode) => act(async () => view.rerender(inApp(parts))) };
}
