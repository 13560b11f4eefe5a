import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppVersion } from './AppVersion.tsx';

const page = (build: string) => `<script type="module" crossorigin src="/assets/shell-${build}.js"></script>`;

/** A page of this build, whose server hands out that one; null: it does not answer. */
function show(build: string, newest: string | null) {
  const script = document.createElement('script');
  // Not run: it is the address that counts.
  script.type = 'text/plain';
  script.src = `https://liora.example/assets/shell-${build}.js`;
  document.head.append(script);
  const answer = vi.fn(async () => {
    if (newest === null) throw new TypeError('Failed to fetch');
    return new Response(page(newest));
  });
  vi.stubGlobal('fetch', answer);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <AppVersion />
    </QueryClientProvider>,
  );
  return answer;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('the newest version says so', async () => {
  show('CExhAgA', 'CExhAgA');
  expect(screen.getByText('Version CExhAgA')).toBeTruthy();
  expect(await screen.findByText('This is the newest version.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an older one offers to load what is newer', async () => {
  show('CExhAgA', 'B9brqEu');
  expect(await screen.findByText(/There is a newer version/)).toBeTruthy();
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  fireEvent.click(screen.getByRole('button', { name: 'Load it' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a server that does not answer is asked again', async () => {
  const answer = show('CExhAgA', null);
  expect(await screen.findByText(/could not be found out/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
});

test('BAN-01 RUL-88 in the native app both versions stand there, whatever became of the notice', async () => {
  vi.stubGlobal('LioraBridge', { featureVersion: 1 });
  show('CExhAgA', 'CExhAgA');
  expect(screen.getByText('Version 1; Liora needs version 1')).toBeTruthy();
  expect(screen.getByText('It can do all that Liora needs.')).toBeTruthy();
  cleanup();
  vi.stubGlobal('LioraBridge', {});
  show('CExhAgA', 'CExhAgA');
  expect(screen.getByText('Version 0; Liora needs version 1')).toBeTruthy();
  expect(screen.getByText('Update it in your app store.')).toBeTruthy();
});
