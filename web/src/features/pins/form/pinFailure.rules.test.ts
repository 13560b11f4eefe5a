import { expect, test } from 'vitest';
import { pinFailure } from './pinFailure.rules.ts';

const known = { signedIn: true, text: 'words of the code' };

test.each(['create', 'update', 'delete'] as const)(
  'ERR-52 RUL-72 to %s without sign-in: Authentication Required',
  (deed) => {
    expect(pinFailure(deed, 'UNAUTHENTICATED', { ...known, signedIn: false }).title).toBe(
      'Authentication Required',
    );
  },
);

test.each(['update', 'delete'] as const)(
  'ERR-53 RUL-101 to %s with a session that ended: Session Expired',
  (deed) => {
    expect(pinFailure(deed, 'UNAUTHENTICATED', known).title).toBe('Session Expired');
    // A known refusal is no session that ended.
    expect(pinFailure(deed, 'NOT_OWNER', known).title).toBe('You can only change your own pins.');
  },
);

test.each([
  ['ERR-54 an ended session', 'UNAUTHENTICATED', 'Your session has expired. Please sign in again.'],
  ['ERR-55 a missing permission', 'NOT_MEMBER', 'You do not have permission to do this.'],
  ['ERR-56 no network', null, 'Liora could not be reached. Check your connection and try again.'],
  ['RUL-74 anything else', 'RATE_LIMITED', 'words of the code'],
] as const)('%s: Error Creating Pin, and why', (_what, code, description) => {
  expect(pinFailure('create', code, known)).toEqual({ title: 'Error Creating Pin', description });
});
