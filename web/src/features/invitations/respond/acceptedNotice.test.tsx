import type { Invitation } from '@liora/domain/contract/invitations';
import { beforeEach, expect, test } from 'vitest';
import { closeToast, toastStore } from '../../../ui/toast.ts';
import { announceAccepted, noteAccepted } from './acceptedNotice.store.ts';

const invitation = (planned_date: string | null) =>
  ({
    venue_name: 'State Bird Provisions',
    planned_date,
    time_zone: 'America/Los_Angeles',
  }) as unknown as Invitation;

beforeEach(() => {
  sessionStorage.clear();
  closeToast();
});

test('INV-09 GEN-12 the page that is loaded after Accept says where and when, once', () => {
  noteAccepted(invitation('2026-12-09T03:30:00.000Z'));
  announceAccepted();
  expect(toastStore.state).toMatchObject({
    title: 'You accepted. See you there.',
    description: 'State Bird Provisions, Tuesday, December 8 at 7:30 PM',
    kind: 'success',
  });
  closeToast();
  announceAccepted();
  expect(toastStore.state).toBeNull();
});

test('INV-09 a date without a time is told by its place alone; nothing is told where nothing was accepted', () => {
  announceAccepted();
  expect(toastStore.state).toBeNull();
  noteAccepted(invitation(null));
  announceAccepted();
  expect(toastStore.state?.description).toBe('State Bird Provisions');
});
