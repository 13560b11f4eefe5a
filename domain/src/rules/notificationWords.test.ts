import { beforeEach, expect, test } from 'vitest';
import { readAs } from '../i18n/testing/readAs.ts';
import { notificationWords } from './notificationWords.ts';

const AT = '2026-12-09T03:30:00Z';
const READER = { name: 'Hugo', timeZone: 'Asia/Tokyo' };
const goal = { invitation_id: '1', venue_name: 'Lumen', planned_date: AT };

beforeEach(() => readAs('en-US'));

test('NOTIF-01 when a date is, is told by the clock of the place, as on the invitation, wherever it is read', () => {
  const data = { ...goal, time_zone: 'America/Los_Angeles' };
  const received = notificationWords({ type: 'invitation_received', data }, READER);
  expect(received.message).toBe('Tuesday, December 8 at 7:30 PM');
  const answered = { ...data, response: 'accepted' as const };
  expect(notificationWords({ type: 'invitation_response', data: answered }, READER).title).toBe(
    'Hugo accepted Lumen, Tuesday, December 8 at 7:30 PM',
  );
  const opened = { surprise_id: '1', starts_at: AT, time_zone: 'America/Los_Angeles' };
  expect(notificationWords({ type: 'surprise_opened', data: opened }, READER).message).toBe(
    'Tuesday, December 8 at 7:30 PM',
  );
});

test('what was told before the clock of the place was noted goes by that of its reader', () => {
  expect(notificationWords({ type: 'invitation_received', data: goal }, READER).message).toBe(
    'Wednesday, December 9 at 12:30 PM',
  );
});
