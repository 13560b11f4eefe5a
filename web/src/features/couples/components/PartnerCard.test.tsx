import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { PartnerCard } from './PartnerCard.tsx';

/** The card, on a server that answers so. */
async function shown(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (await withApp(<PartnerCard />, queries)).container;
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
