import type { PlaceDetails } from '@liora/domain/contract/places';
import type { Review } from '@liora/domain/contract/reviews';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

const PLACE = { id: 'bar', name: 'Bar', category: 'Nightlife', photoUrl: null } as unknown as PlaceDetails;
const own = (text: string) =>
  ({ vibe: 9, quality: 9, experience: 9, text, been_there: true, photos: [] }) as unknown as Review;

const opened = (userId: string, before: Review | null = null) =>
  openedBy(userId, (onClose) => <ReviewDialog place={PLACE} own={before} open onClose={onClose} />);
const WORDS = /next two/;
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const rate = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const rateAll = () => {
  for (const name of ['Vibe', 'Quality', 'Experience']) rate(name, 8);
};
const MEANWHILE = 'This was changed meanwhile';

test('FIX-68 a review that Escape closed is there again, for who wrote it alone', async () => {
  const first = await opened('nora');
  expect(begunEarlier()).toBeNull();
  await first.user.type(first.field(WORDS), 'Sit at the window');
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  expect((await opened('theo')).field(WORDS).value).toBe('');
  expect((await opened('nora')).field(WORDS).value).toBe('Sit at the window');
  expect(begunEarlier()).not.toBeNull();
});

test('FIX-68 starting over and cancelling give a review up', async () => {
  const first = await opened('nora');
  await first.user.type(first.field(WORDS), 'Sit');
  const second = await opened('nora');
  await second.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(second.field(WORDS).value).toBe('');
  await second.user.type(second.field(WORDS), 'Stand');
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await opened('nora')).field(WORDS).value).toBe('');
});

test('FIX-68 a review that was sent is not begun any more', async () => {
  const asked = serverThatAnswers({ 'reviews/write': { id: 'review', under_review: false } });
  const first = await opened('nora');
  await first.user.type(first.field(WORDS), 'Sit at the window');
  rateAll();
  await first.user.click(screen.getByRole('button', { name: 'Post review' }));
  await expect.poll(() => first.onClose.mock.calls.length).toBe(1);
  expect(asked.map(({ input }) => input.text)).toEqual(['Sit at the window']);
  expect((await opened('nora')).field(WORDS).value).toBe('');
});

test('FIX-68 a review that was changed elsewhere is not written over unseen', async () => {
  const first = await opened('nora', own('Quiet'));
  await first.user.type(first.field(WORDS), ' at seven');
  const second = await opened('nora', own('Loud'));
  expect(second.field(WORDS).value).toBe('Quiet at seven');
  expect(screen.getByText(MEANWHILE).parentElement?.textContent).toContain('Loud');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save review' });
  expect(save.disabled).toBe(true);
  await second.user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(save.disabled).toBe(false);
  expect(second.field(WORDS).value).toBe('Quiet at seven');
  await opened('nora', own('Loud'));
  expect(screen.queryByText(MEANWHILE)).toBeNull();
});

test('LOVE-02 RUL-50 a number that its writer did not give is not sent as theirs: each of the three waits to be rated', async () => {
  const sent = serverThatAnswers({ 'reviews/write': { id: 'review', under_review: false } });
  const { user, onClose } = await opened('nora');
  const post = screen.getByRole('button', { name: 'Post review' });
  expect(slider('Vibe').getAttribute('aria-valuetext')).toBe('Not rated');
  rate('Vibe', 9);
  await user.click(post);
  expect(screen.getAllByText('Not rated yet. Move the slider.')).toHaveLength(2);
  expect(document.activeElement).toBe(slider('Quality'));
  rate('Quality', 8);
  // Where it stands is a score, too.
  await user.click(slider('Experience'));
  expect(screen.queryByText('Not rated yet. Move the slider.')).toBeNull();
  await user.click(post);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent.map(({ input: { vibe, quality, experience } }) => [vibe, quality, experience])).toEqual([
    [9, 8, Number(slider('Experience').value)],
  ]);
});
