import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MorePages } from './MorePages.tsx';

afterEach(cleanup);

const list = (part: object = {}) => ({
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: vi.fn(),
  ...part,
});

test('FIX-55 the next page is asked for by a button, once while it is on its way', async () => {
  const user = userEvent.setup();
  const waiting = list();
  const { rerender } = render(<MorePages list={waiting} label="Show more pins" />);
  await user.click(screen.getByRole('button', { name: 'Show more pins' }));
  expect(waiting.fetchNextPage).toHaveBeenCalledTimes(1);
  const coming = list({ isFetchingNextPage: true });
  rerender(<MorePages list={coming} label="Show more pins" />);
  await user.click(screen.getByRole('button', { name: 'Show more pins' }));
  expect(coming.fetchNextPage).not.toHaveBeenCalled();
});

test('FIX-49 a page that did not come is told where it was asked for', () => {
  const lost = list({ isFetchNextPageError: true, error: new Error('lost') });
  const { container, rerender } = render(<MorePages list={lost} label="Show more pins" />);
  expect(container.querySelector('p')?.textContent).toBeTruthy();
  rerender(<MorePages list={list({ hasNextPage: false })} label="Show more pins" />);
  expect(container.innerHTML).toBe('');
});
