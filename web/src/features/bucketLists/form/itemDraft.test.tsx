import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetPersonalData } from '../../../lib/personalData.ts';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { ItemDialog } from './ItemDialog.tsx';

const item = (note: string, version: number) =>
  ({
    id: 'swim',
    version,
    title: 'Swim at night',
    subject: { kind: 'idea' },
    season: null,
    budget: null,
    effort: null,
    note,
    shared: true,
    added_by: 'me',
  }) as unknown as BucketItem;

const opened = (userId: string, of: BucketItem | null = null) =>
  openedBy(userId, (onClose) => <ItemDialog item={of} partnerName={null} open onClose={onClose} />);
const NOTE = /Note/;

test('FIX-68 a new item that Escape closed is there again, for who wrote it alone, until its partner goes', async () => {
  const first = await opened('nora');
  await first.user.type(first.field(NOTE), 'Bring towels');
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  expect((await opened('theo')).field(NOTE).value).toBe('');
  expect((await opened('nora')).field(NOTE).value).toBe('Bring towels');
  expect(begunEarlier()).not.toBeNull();
  forgetPersonalData('partner changed');
  expect((await opened('nora')).field(NOTE).value).toBe('');
});

test('FIX-68 an item that was added is not begun any more', async () => {
  const asked = serverThatAnswers({ 'bucketLists/add': { ok: true } });
  const first = await opened('nora');
  await first.user.type(first.field(/idea|do/i), 'Swim at night');
  await first.user.click(screen.getByRole('button', { name: 'Add' }));
  await expect.poll(() => first.onClose.mock.calls.length).toBe(1);
  expect(asked.map(({ input }) => input.title)).toEqual(['Swim at night']);
  expect((await opened('nora')).field(/idea|do/i).value).toBe('');
  expect(begunEarlier()).toBeNull();
});

test('FIX-68 an edit that was begun on an older version says so to the server', async () => {
  const asked = serverThatAnswers({ 'bucketLists/update': { ok: true } });
  const first = await opened('nora', item('Towels', 1));
  await first.user.type(first.field(NOTE), ' and tea');
  await first.escape();
  const second = await opened('nora', item('Swimsuits', 2));
  expect(second.field(NOTE).value).toBe('Towels and tea');
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => second.onClose.mock.calls.length).toBe(1);
  expect(asked.map(({ input }) => [input.version, input.note])).toEqual([[1, 'Towels and tea']]);
});
