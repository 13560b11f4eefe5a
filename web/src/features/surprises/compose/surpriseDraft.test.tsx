import type { Partner } from '@liora/domain/contract/couples';
import type { PlanDetails } from '@liora/domain/contract/plans';
import type { PlannedSurprise } from '@liora/domain/contract/surpriseFacts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetPersonalData } from '../../../lib/personalData.ts';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { ChangeSurpriseDialog } from './ChangeSurpriseDialog.tsx';
import { MakeSurpriseDialog } from './MakeSurpriseDialog.tsx';

const PLAN = { id: 'plan', title: 'Up the hill', places: [] } as unknown as PlanDetails;
const PARTNER = { user_id: 'hugo', username: 'hugo', profile_photo_url: null } as Partner;
const surprise = (dress: string, version: number) =>
  ({
    id: 's',
    you: 'planner',
    plan_title: 'Up the hill',
    starts_at: '2026-11-28T03:00:00Z',
    ends_at: '2026-11-28T07:00:00Z',
    area_miles: 3,
    dress,
    opens: [],
    version,
  }) as unknown as PlannedSurprise;
const [WORDS, DRESS] = [/A few words/, /What to wear/];

const making = (userId: string) =>
  openedBy(userId, (onClose) => <MakeSurpriseDialog plan={PLAN} partner={PARTNER} open onClose={onClose} />);
const changing = (of: PlannedSurprise) =>
  openedBy('nora', (onClose) => <ChangeSurpriseDialog surprise={of} open onClose={onClose} />);

test('FIX-68 a surprise that Escape closed is there again, for who wrote it alone, until its partner goes', async () => {
  serverThatAnswers({});
  const first = await making('nora');
  await first.user.type(first.field(WORDS), 'Trust me');
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  expect((await making('theo')).field(WORDS).value).toBe('');
  expect((await making('nora')).field(WORDS).value).toBe('Trust me');
  expect(begunEarlier()).not.toBeNull();
  forgetPersonalData('partner changed');
  expect((await making('nora')).field(WORDS).value).toBe('');
});

test('FIX-68 a surprise that was sent is not begun any more', async () => {
  const sent = serverThatAnswers({ 'surprises/create': { surprise: surprise('', 1) } });
  const first = await making('nora');
  await first.user.type(first.field(WORDS), 'Trust me');
  await first.user.click(screen.getByRole('button', { name: 'Invite hugo' }));
  await expect.poll(() => first.onClose.mock.calls.length).toBe(1);
  expect(sent.map(({ input }) => input.notes)).toEqual(['Trust me']);
  expect((await making('nora')).field(WORDS).value).toBe('');
});

test('FIX-68 a change of a surprise that Escape closed is there again, and says on which version it was begun', async () => {
  const sent = serverThatAnswers({ 'surprises/change': { surprise: surprise('Shoes for stairs', 3) } });
  const first = await changing(surprise('A coat', 1));
  await first.user.type(first.field(DRESS), ' and a hat');
  await first.escape();
  const second = await changing(surprise('Shoes', 2));
  expect(second.field(DRESS).value).toBe('A coat and a hat');
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => second.onClose.mock.calls.length).toBe(1);
  expect(sent.map(({ input }) => [input.version, input.dress])).toEqual([[1, 'A coat and a hat']]);
  expect((await changing(surprise('Shoes', 2))).field(DRESS).value).toBe('Shoes');
});

test('a surprise that would begin in the past leads to when it begins', async () => {
  const sent = serverThatAnswers({});
  const { user } = await making('nora');
  const begins = screen.getByLabelText<HTMLInputElement>('When it begins');
  fireEvent.change(begins, { target: { value: '2020-01-01T19:00' } });
  await user.click(screen.getByRole('button', { name: 'Invite hugo' }));
  expect(screen.getByText('Pick a time that is still to come.')).toBeTruthy();
  expect(document.activeElement).toBe(begins);
  expect(sent).toEqual([]);
});

test('FIX-68 whose time went by while it lay there says so at once, and takes the next evening by a press', async () => {
  const sent = serverThatAnswers({ 'surprises/create': { surprise: surprise('', 1) } });
  const begins = () => screen.getByLabelText<HTMLInputElement>('When it begins');
  const over = () => screen.queryByText(/^The time that you had chosen is over/);
  const first = await making('nora');
  await first.user.type(first.field(WORDS), 'Trust me');
  fireEvent.change(begins(), { target: { value: '2020-01-01T19:00' } });
  expect(over()).toBeNull();
  await first.escape();
  const { user } = await making('nora');
  expect(over()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: /^Take .*7:00/ }));
  expect(over()).toBeNull();
  expect(document.activeElement).toBe(begins());
  await user.click(screen.getByRole('button', { name: 'Invite hugo' }));
  await expect.poll(() => sent.map(({ input }) => input.notes)).toEqual(['Trust me']);
  expect(Date.parse(String(sent[0]?.input.starts_at))).toBeGreaterThan(Date.now());
});
