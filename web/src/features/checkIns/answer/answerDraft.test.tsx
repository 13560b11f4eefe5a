import type { CurrentCheckIn } from '@liora/domain/contract/checkIns';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetPersonalData } from '../../../lib/personalData.ts';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import { AnswerForm } from './AnswerForm.tsx';

const CURRENT = {
  check_in: { kind: 'week', period: '2026-05-11', revealed_at: null, mine: null, theirs: null },
  ends_at: '2026-05-18T07:00:00Z',
  skipped: false,
} as CurrentCheckIn;
const ignore = () => undefined;
const GOOD = /What was good/;

const opened = (userId: string) =>
  openedBy(userId, (onClose) => (
    <AnswerForm
      current={CURRENT}
      onClose={ignore}
      onSettings={ignore}
      onSealed={onClose}
      onChanged={ignore}
      onSkip={ignore}
      onOther={ignore}
    />
  ));

test('FIX-68 an answer that was left unsealed is there again, for who wrote it alone, until its partner goes', async () => {
  serverThatAnswers({});
  const first = await opened('nora');
  await first.user.click(screen.getByRole('radio', { name: 'Good' }));
  await first.user.type(first.field(GOOD), 'The walk home');
  expect((await opened('theo')).field(GOOD).value).toBe('');
  expect((await opened('nora')).field(GOOD).value).toBe('The walk home');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
  expect(begunEarlier()).not.toBeNull();
  forgetPersonalData('partner changed');
  expect((await opened('nora')).field(GOOD).value).toBe('');
});

test('FIX-68 an answer that was sealed is not begun any more', async () => {
  const { check_in } = CURRENT;
  const sent = serverThatAnswers({ 'checkIns/answer': { check_in } });
  const first = await opened('nora');
  await first.user.click(screen.getByRole('radio', { name: 'Good' }));
  await first.user.type(first.field(GOOD), 'The walk home');
  await first.user.click(screen.getByRole('button', { name: 'Seal my answers' }));
  await expect.poll(() => first.onClose.mock.calls.length).toBe(1);
  expect(sent.map(({ input }) => [input.mood, input.good])).toEqual([['good', 'The walk home']]);
  expect((await opened('nora')).field(GOOD).value).toBe('');
  expect(begunEarlier()).toBeNull();
});
