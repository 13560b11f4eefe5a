import type { PlaceDetails } from '@liora/domain/contract/places';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { WrongFactsDialog } from './WrongFactsDialog.tsx';

const PLACE = { id: 'bar', name: 'Bar', closedForGood: false } as unknown as PlaceDetails;
const opened = (userId: string, place = PLACE) =>
  openedBy(userId, (onClose) => <WrongFactsDialog place={place} open onClose={onClose} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('FIX-68 what is wrong with a place is there again after Escape, for who wrote it alone', async () => {
  const first = await opened('nora');
  await first.user.click(screen.getByRole('radio', { name: /moved/i }));
  await first.user.type(field(), 'Two doors on');
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  await opened('theo');
  expect(field().value).toBe('');
  await opened('nora', { ...PLACE, closedForGood: true });
  expect(field().value).toBe('');
  await opened('nora');
  expect(field().value).toBe('Two doors on');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /moved/i }).checked).toBe(true);
  expect(begunEarlier()).not.toBeNull();
});

test('FIX-68 what was reported is not begun any more', async () => {
  const asked = serverThatAnswers({ 'places/reportFact': { ok: true } });
  const first = await opened('nora');
  await first.user.click(screen.getByRole('radio', { name: /moved/i }));
  await first.user.type(field(), 'Two doors on');
  await first.user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => first.onClose.mock.calls.length).toBe(1);
  expect(asked.map(({ input }) => input.note)).toEqual(['Two doors on']);
  await opened('nora');
  expect(field().value).toBe('');
  expect(begunEarlier()).toBeNull();
});
