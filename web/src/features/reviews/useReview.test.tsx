import type { Review } from '@liora/domain/contract/reviews';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeToast, toastStore } from '../../ui/toast.ts';
import { useWriteReview } from './useReview.ts';

const STORED = { id: 'review', under_review: false } as unknown as Review;
const CONTENT = { vibe: 9, quality: 8, experience: 10, text: null, been_there: true, photos: [] };

/** Posts a review, which the list beside has in it before the answer is there; what its author reads then. */
async function wordsAfterPosting(before: Review | null): Promise<string | undefined> {
  const queries = new QueryClient();
  const within = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    closeToast();
  });
  const { result, rerender } = renderHook(
    ({ own }: { own: Review | null }) => useWriteReview('bar', own, () => undefined),
    { wrapper: within, initialProps: { own: before } },
  );
  act(() => result.current.mutate(CONTENT));
  rerender({ own: STORED });
  answer.resolve(Response.json({ json: STORED }));
  await waitFor(() => expect(toastStore.state).not.toBeNull());
  return toastStore.state?.title;
}

test('a first review is thanked for, also when the live list has it before the answer is there', async () => {
  expect(await wordsAfterPosting(null)).toBe('Thank you for your review');
});

test('a review that was changed is saved', async () => {
  expect(await wordsAfterPosting(STORED)).toBe('Review saved');
});
