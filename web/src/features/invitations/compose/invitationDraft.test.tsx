import type { Me } from '@liora/domain/contract/accounts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetPersonalData } from '../../../lib/personalData.ts';
import { begunEarlier, openedBy, serverThatAnswers } from '../../accounts/testing/forms.tsx';
import type { InviteSubject } from './compose.types.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { timesToCome } from './invitation.forms.ts';

const BAR: InviteSubject = {
  venue: {
    kind: 'place',
    id: 'bar',
    name: 'Bar',
    category: 'Nightlife',
    subcategory: null,
    photoUrl: null,
    timeZone: 'America/Los_Angeles',
  },
  to: null,
};
const NOTE = /Note/;

function opened(userId: string) {
  const me = { user_id: userId, username: userId, profile_photo_url: null } as unknown as Me;
  return openedBy(userId, (onClose) => <InviteDialog me={me} subject={BAR} open onClose={onClose} />);
}
const proposed = () =>
  screen.getAllByRole('button', { name: /: take it out$/ }).map((one) => one.textContent);

test('FIX-68 note and times of an invitation that Escape closed are there again, for who wrote it alone', async () => {
  serverThatAnswers({});
  const first = await opened('nora');
  await first.user.type(first.field(NOTE), 'Bring a coat');
  await first.user.click(screen.getByRole('button', { name: '8:00 PM' }));
  expect(proposed()).toHaveLength(2);
  await first.escape();
  expect(first.onClose).toHaveBeenCalled();
  expect((await opened('theo')).field(NOTE).value).toBe('');
  expect((await opened('nora')).field(NOTE).value).toBe('Bring a coat');
  expect(proposed()).toHaveLength(2);
  expect(begunEarlier()).not.toBeNull();
});

test('FIX-68 an invitation that was sent is not begun any more', async () => {
  const asked = serverThatAnswers({ 'invitations/create': { invitation: { id: 'i', token: 't' } } });
  const first = await opened('nora');
  await first.user.type(first.field(NOTE), 'Bring a coat');
  const second = await opened('nora');
  await second.user.click(screen.getByRole('button', { name: 'Make the link' }));
  await screen.findByText('Your invitation is ready');
  expect(asked.map(({ input }) => input.notes)).toEqual(['Bring a coat']);
  expect((await opened('nora')).field(NOTE).value).toBe('');
  expect(begunEarlier()).toBeNull();
});

test('RUL-48 what was written goes with the partner that it may be for', async () => {
  serverThatAnswers({});
  const first = await opened('nora');
  await first.user.type(first.field(NOTE), 'For you alone');
  await first.escape();
  forgetPersonalData('partner changed');
  expect((await opened('nora')).field(NOTE).value).toBe('');
});

test('FIX-68 times that are over are not proposed again', () => {
  const now = new Date('2026-05-16T12:00:00Z');
  const [over, tonight, fresh] = ['2026-05-15T19:00:00Z', '2026-05-16T19:00:00Z', '2026-05-16T20:00:00Z'];
  expect(timesToCome([over, tonight], [fresh], now)).toEqual([tonight]);
  expect(timesToCome([over], [fresh], now)).toEqual([fresh]);
  expect(timesToCome([], [fresh], now)).toEqual([]);
});
