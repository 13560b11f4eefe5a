import type { Member } from '@liora/domain/contract/moderation';
import { expect, test } from 'vitest';
import { membershipWords } from './membershipWords.rules.ts';

const member = (membership: Partial<Member['membership']>): Member => ({
  user_id: 'x',
  username: 'maya',
  profile_photo_url: null,
  created_at: '2026-01-01T00:00:00Z',
  is_admin: false,
  tier: 'prive',
  closed_at: null,
  erased_from: null,
  sessions: 0,
  reports_about: { all: 0, upheld: 0 },
  reports_by: { all: 0, upheld: 0, dismissed: 0 },
  membership: {
    source: 'none',
    subscription_status: null,
    trial_status: null,
    subscription_end_date: null,
    admin_managed: false,
    managed_until: null,
    ...membership,
  },
});

test('RUL-08 a tier that an admin gave is told with the last day that it counts on', () => {
  expect(membershipWords(member({ source: 'admin', managed_until: '2026-05-21T00:00:00Z' }))).toBe(
    'Given by an admin, until May 20, 2026',
  );
  expect(membershipWords(member({ source: 'admin' }))).toBe('Given by an admin, without an end');
  expect(membershipWords(member({}))).toBe('None runs');
});
