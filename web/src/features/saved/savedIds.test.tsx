import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orpc } from '../../lib/api.ts';
import { MeProvider } from '../accounts/MeProvider.tsx';
import { noteSaved, useIsSaved, useSavedAmong } from './savedIds.queries.ts';

let queries: QueryClient;
let asked: string[][];
let all: boolean;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(orpc.platform.start.queryKey(), { me: { user_id: 'me' } } as never);
  asked = [];
  all = false;
  // The server: 'new' is among the last saved, 'old' among all others.
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname.endsWith('/saved/ids'))
      return Response.json({ json: { ids: ['new'], all } });
    const { json } = await request.json();
    asked.push(json.ids);
    return Response.json({ json: { ids: json.ids.filter((id: string) => id === 'old') } });
  });
});
afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});
const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <MeProvider>{children}</MeProvider>
  </QueryClientProvider>
);
const marks = () =>
  renderHook(() => [useIsSaved('new'), useIsSaved('old'), useIsSaved('never')], { wrapper: within }).result;

test('SAVE-03 of more saved places than one answer holds, cards ask together for those that they show', async () => {
  const result = marks();
  await waitFor(() => expect(result.current).toEqual([true, true, false]));
  expect(asked).toEqual([['old', 'never']]);
  noteSaved(queries, 'old', false);
  await waitFor(() => expect(result.current).toEqual([true, false, false]));
});

test('whoever saved less is asked for nothing more', async () => {
  all = true;
  const result = marks();
  await waitFor(() => expect(result.current).toEqual([true, false, false]));
  expect(asked).toEqual([]);
});

test('the map asks for the pins that it shows', async () => {
  const shown = ['new', 'old', 'never'];
  const { result } = renderHook(() => useSavedAmong(shown), { wrapper: within });
  await waitFor(() => expect([...result.current]).toEqual(['new', 'old']));
  expect(asked).toEqual([['old', 'never']]);
});
