import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeToast, toastStore } from '../../ui/toast.ts';
import { useConnect } from './useConnect.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeToast();
});

/** The hook with a server that answers to the code as told, and to everything else that there is no partner. */
function connecting(accept: () => Promise<Response>) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (asked: Request | URL | string) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.includes('/couples/accept')) return accept();
    return Response.json({ json: { partner: null, code_expires_at: null } });
  });
  const within = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useConnect('A'.repeat(26)), { wrapper: within }).result;
}

const PARTNER = {
  user_id: 'd9b3f0a0-0000-4000-8000-000000000001',
  username: 'maya',
  profile_photo_url: null,
  since: '2026-05-16T02:30:00.000Z',
  paused: false,
};

test.each<[string, () => Promise<Response>]>([
  ['the server fails', async () => new Response('{}', { status: 500 })],
  ['the answer is none', async () => new Response('<html>', { status: 502 })],
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
])('ERR-98 when %s it is said, and may be tried again', async (_, accept) => {
  const connection = connecting(accept);
  act(() => connection.current.connect());
  await waitFor(() =>
    expect(connection.current.stage).toEqual({
      name: 'failed',
      message: 'Connection failed. Please try again.',
    }),
  );
});

test('CONST-50 LINK-10 LINK-11 after the link a second goes by, while what the partner shares is fetched', async () => {
  vi.useFakeTimers();
  const connection = connecting(async () => Response.json({ json: { ok: true, partner: PARTNER } }));
  act(() => connection.current.connect());
  // The answer takes turns of the event loop, and no time.
  for (let turn = 0; turn < 100 && connection.current.stage.name !== 'syncing'; turn++)
    await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(connection.current.stage.name).toBe('syncing');
  expect(toastStore.state).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(connection.current.stage).toEqual({ name: 'success', partner: PARTNER });
  expect(toastStore.state?.title).toBe('Connected!');
});
