import type { SavedPlace } from '@liora/domain/contract/saved';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { EditSavedDialog } from './EditSavedDialog.tsx';

const saved = (note: string | null) =>
  ({
    id: 'bar',
    mark: null,
    note,
    category_ids: ['dates'],
    shared_with_partner: true,
    place: { kind: 'copy', name: 'Bar' },
  }) as unknown as SavedPlace;
const CATEGORIES = [{ id: 'dates', name: 'Dates' }] as never;

const opened = (userId: string, of = saved(null)) =>
  openedBy(userId, (onClose) => <EditSavedDialog saved={of} categories={CATEGORIES} onClose={onClose} />);
const NOTE = /note/i;
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('FIX-68 note and mark of a saved place are there again after Escape, for who wrote them alone', async () => {
  const first = await opened('nora');
  await first.user.type(first.field(NOTE), 'Ask for Sam');
  await first.user.click(screen.getByRole('button', { name: 'Want to go' }));
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  expect((await opened('theo')).field(NOTE).value).toBe('');
  expect((await opened('nora')).field(NOTE).value).toBe('Ask for Sam');
  expect(screen.getByRole('button', { name: 'Want to go' }).getAttribute('aria-pressed')).toBe('true');
  expect(begunEarlier()).not.toBeNull();
});

test('FIX-68 what was saved is not begun any more', async () => {
  const asked = serverThatAnswers({ 'saved/update': { ok: true } });
  const first = await opened('nora');
  await first.user.type(first.field(NOTE), 'Ask for Sam');
  await first.user.click(save());
  await expect.poll(() => first.onClose.mock.calls.length).toBe(1);
  expect(asked.map(({ input }) => [input.note, input.was])).toEqual([
    ['Ask for Sam', { mark: null, note: null }],
  ]);
  expect((await opened('nora')).field(NOTE).value).toBe('');
});

test('FIX-68 an edit that was begun before another one tells the server what it began with', async () => {
  const asked = serverThatAnswers({ 'saved/update': { ok: true } });
  const first = await opened('nora', saved('Window'));
  await first.user.type(first.field(NOTE), ' seat');
  await first.escape();
  const second = await opened('nora', saved('Bar seat'));
  expect(second.field(NOTE).value).toBe('Window seat');
  await second.user.click(save());
  await expect.poll(() => second.onClose.mock.calls.length).toBe(1);
  expect(asked.map(({ input }) => input.was)).toEqual([{ mark: null, note: 'Window' }]);
});
