import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withApp } from '../../../lib/testing/withApp.tsx';
import { historyOptions } from './editable.queries.ts';
import { PlaceHistory } from './PlaceHistory.tsx';

const edit = (id: number, undoable = false) => ({
  ...{ kind: 'edit', id, at: '2026-05-01T00:00:00Z', by: 'nora', reason: `Reason ${id}`, fields: ['phone'] },
  ...{ before: { phone: null }, after: { phone: '1' }, unlocked: [], undone: null, undoable },
});

async function shown(pages: object[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const pageParams = pages.map(() => undefined);
  queries.setQueryData(historyOptions('bar').queryKey, { pages, pageParams } as never);
  const onUndo = vi.fn();
  await withApp(<PlaceHistory placeId="bar" undoing={false} onUndo={onUndo} />, queries);
  return onUndo;
}

test('FIX-25 RUL-95 the history of a place goes on page after page, and says so until the last one', async () => {
  await shown([{ events: [edit(2), edit(1)], nextCursor: '1.edit.1' }]);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
});

test('FIX-25 an event that moved to a later page meanwhile is listed once; what stands is taken back where it is listed', async () => {
  const onUndo = await shown([
    { events: [edit(3), edit(2)], nextCursor: '1.edit.2' },
    { events: [edit(2), edit(1, true)], nextCursor: null },
  ]);
  expect(screen.getAllByText(/^Reason/).map((one) => one.textContent)).toEqual([
    'Reason 3',
    'Reason 2',
    'Reason 1',
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  screen.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledWith(1);
});
