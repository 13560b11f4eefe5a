import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { expect, test } from 'vitest';
import { clockWords, QUIET_CHOICES } from './quietChoices.rules.ts';
import { changed } from './useSaveSettings.ts';

test('NOTIF-06 hours are written as the reader writes them, and each half hour can be chosen', () => {
  expect([22 * 60, 8 * 60, 7 * 60 + 30, 0].map(clockWords).map((words) => words.replace(/\s/, ' '))).toEqual([
    '10 PM',
    '8 AM',
    '7:30 AM',
    '12 AM',
  ]);
  expect(QUIET_CHOICES).toHaveLength(48);
});

test('NOTIF-06 a change is one cell; everything else stays', () => {
  const linking = { in_app: true, push: false, email: false };
  const settings: NotificationSettings = {
    offered: ['in_app', 'push', 'email'],
    channels: {
      invitation_response: { in_app: true, push: true, email: true },
      surprise_opened: linking,
      partner_activity: { in_app: true, push: true, email: false },
      invitation_received: linking,
      invitation_changed: linking,
      partner_linked: linking,
      partner_unlinked: linking,
      check_in_revealed: linking,
      check_in_reminder: linking,
      free_evening: linking,
      match_opened: linking,
      moderation_decision: linking,
      report_decided: linking,
    },
    quiet: { on: true, from: 1320, until: 480, time_zone: null },
    digest: false,
    push_details: false,
    push_key: 'BKey',
    push_apps: [],
  };
  expect(changed(settings, { choice: { type: 'partner_activity', channel: 'email', on: true } })).toEqual({
    ...settings,
    channels: { ...settings.channels, partner_activity: { in_app: true, push: true, email: true } },
  });
  expect(changed(settings, { push_details: true })).toEqual({ ...settings, push_details: true });
  expect(changed(settings, { digest: true })).toEqual({ ...settings, digest: true });
});
