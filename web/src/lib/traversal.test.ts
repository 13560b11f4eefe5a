import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { traversed, watchTraversal } from './traversal.ts';

test('RUL-125 Back and Forward are told from every way forward', async () => {
  const history = createMemoryHistory({ initialEntries: ['/explore'] });
  watchTraversal(history);
  expect(traversed.state).toBe(false);
  history.push('/search');
  expect(traversed.state).toBe(false);
  history.back();
  await vi.waitFor(() => expect(traversed.state).toBe(true));
  // The selection is written into the address: still the place that Back led to.
  history.replace('/explore?at=1');
  expect(traversed.state).toBe(true);
  history.push('/map');
  expect(traversed.state).toBe(false);
  history.go(-1);
  await vi.waitFor(() => expect(traversed.state).toBe(true));
});
