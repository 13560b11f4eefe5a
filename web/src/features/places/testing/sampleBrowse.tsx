import type { PlaceCard, SearchOutput } from '@liora/domain/contract/places';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createStore } from '@tanstack/react-store';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Browse } from '../browse/useBrowse.ts';
import { samplePlace } from './samplePlace.ts';

/** So many places in a row, each some steps from the one before: p0, p1, p2, … */
export function samplePlaces(count: number): PlaceCard[] {
  return Array.from({ length: count }, (_, index) =>
    samplePlace({ id: `p${index}`, name: `Place ${index}`, latitude: 43.77 + index / 500 }),
  );
}

/** What the parts of a search screen share, with these places found. */
export function sampleBrowse(places: readonly PlaceCard[]): Browse {
  const now = new Date('2026-05-15T17:00:00Z');
  const ignore = () => undefined;
  const first: SearchOutput = {
    places: [...places],
    close: [],
    within: places.length,
    farther: 0,
    counted: true,
    incomplete: false,
    radiusMiles: 10,
    understood: { categories: [], correctedTo: [], near: null },
    nextCursor: null,
  };
  return {
    search: {},
    change: ignore,
    start: null,
    found: {
      first,
      counts: null,
      places,
      close: [],
      input: null,
      error: null,
      searching: false,
      hasMore: false,
      loadingMore: false,
      more: ignore,
      retry: ignore,
    },
    input: null,
    now,
    planned: now,
    at: now,
    timeZone: 'Europe/Rome',
    selectedId: null,
    select: ignore,
    pointed: createStore<string | null>(null),
  };
}

/** Renders parts of a screen that link to others and ask who is signed in: a visitor. */
export async function withApp(children: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const inApp = (parts: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{parts}</RouterContextProvider>
    </QueryClientProvider>
  );
  await act(() => router.load());
  // With what is drawn from code that comes later.
  const view = await act(async () => render(inApp(children)));
  return { ...view, change: (parts: ReactNode) => view.rerender(inApp(parts)) };
}
