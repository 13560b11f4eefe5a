import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeToast, toastStore } from '../../../ui/toast.ts';
import { startQuery } from '../../accounts/accounts.queries.ts';
import { membershipOptions } from '../../membership/membership.queries.ts';
import { WriteToUs } from './WriteToUs.tsx';

afterEach(() => {
  cleanup();
  closeToast();
});

function shown({ email, member }: { email: string | null; member?: boolean }) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const me = member === undefined ? null : { user_id: 'a' };
  queries.setQueryData(startQuery().queryKey, { me, supportEmail: email } as never);
  if (member !== undefined) queries.setQueryData(membershipOptions().queryKey, { member } as never);
  render(
    <QueryClientProvider client={queries}>
      <WriteToUs />
    </QueryClientProvider>,
  );
  return screen.queryByRole('link');
}

test('SUP-02 SUP-03 SUP-06 a visitor writes to the configured address, and is told that their mail opens', () => {
  const link = shown({ email: 'help@liora.example' });
  expect(link?.getAttribute('href')).toBe('mailto:help@liora.example?subject=Liora%20support%20request');
  // The document of the test has no mail.
  link?.addEventListener('click', (event) => event.preventDefault());
  if (link) fireEvent.click(link);
  expect(toastStore.state?.title).toBe('Opening email app');
  expect(screen.queryByText(/Privé member/)).toBeNull();
});

test('MEM-26 members are told that they come first, and their letters say so', () => {
  const link = shown({ email: 'help@liora.example', member: true });
  expect(link?.getAttribute('href')).toContain(encodeURIComponent('[Privé] Liora support request'));
  expect(screen.getByText(/your letters are answered first/)).toBeTruthy();
});

test('RUL-90 where the operator names no address none is made up', () => {
  expect(shown({ email: null })).toBeNull();
  expect(screen.getByText(/has named no address/)).toBeTruthy();
});
