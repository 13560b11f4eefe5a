import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startQuery } from '../../accounts/accounts.queries.ts';
import { AppLanding } from './AppLanding.tsx';

const ADDRESS = 'liora://link/ABC';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The landing, and how often the app was tried. `appLinks`: the phone opens such links by itself. */
function landed({ appLinks = false as boolean | 'unknown' } = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: false } } });
  const learn = (appLinks: boolean) =>
    act(() => queries.setQueryData(startQuery().queryKey, { me: null, appLinks } as never));
  if (appLinks !== 'unknown') learn(appLinks);
  const [open, onStay] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={queries}>
      <AppLanding address={ADDRESS} stay="Continue on Web" onStay={onStay} open={open} />
    </QueryClientProvider>,
  );
  return { open, onStay, learn };
}

const look = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const staying = () => screen.queryByRole('button', { name: 'Continue on Web' })?.parentElement?.className;

test('DEEP-02 DEEP-04 DEEP-05 CONST-48 CONST-49 the app is tried after 400 ms, and the buttons are there after 1,200', async () => {
  const { open, onStay } = landed();
  await pass(399);
  expect(open).not.toHaveBeenCalled();
  await pass(1);
  expect(open.mock.calls).toEqual([[ADDRESS]]);
  await pass(799);
  expect(screen.getByRole('heading').textContent).toBe('Opening...');
  expect(staying()).toMatch(/\binvisible\b/);
  await pass(1);
  expect(screen.getByRole('heading').textContent).toBe('The door is open');
  expect(staying()).not.toMatch(/\binvisible\b/);
  expect(screen.getByRole('link', { name: 'Open in App' }).getAttribute('href')).toBe(ADDRESS);
  fireEvent.click(screen.getByRole('button', { name: 'Continue on Web' }));
  expect(onStay).toHaveBeenCalledOnce();
});

test('RUL-37 a page that nobody looks at tries nothing, and its buttons wait', async () => {
  look('hidden');
  const { open } = landed();
  await pass(5_000);
  expect(open).not.toHaveBeenCalled();
  look('visible');
  expect(staying()).not.toMatch(/\binvisible\b/);
});

test('DEEP-04 the app is tried once for each link, also when its page is loaded again', async () => {
  const first = landed();
  await pass(2_000);
  cleanup();
  const again = landed();
  await pass(2_000);
  expect([first.open.mock.calls.length, again.open.mock.calls.length]).toEqual([1, 0]);
});

test('DEEP-04 where the phone opens such links by itself nothing is tried: whoever sees the page has no app', async () => {
  const { open } = landed({ appLinks: true });
  await pass(2_000);
  expect(open).not.toHaveBeenCalled();
  expect(staying()).not.toMatch(/\binvisible\b/);
});

test('DEEP-04 while it is not known whether the phone opens such links nothing is tried, and once it is', async () => {
  const { open, learn } = landed({ appLinks: 'unknown' });
  await pass(2_000);
  expect(open).not.toHaveBeenCalled();
  learn(false);
  await pass(0);
  expect(open.mock.calls).toEqual([[ADDRESS]]);
});
