import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import { withTimeLimit } from '../../lib/timeLimit.ts';
import { safetyText } from './safety.text.ts';
import { blockFailureWords, reportFailureWords } from './safetyFailures.rules.ts';

const refused = (code: string) => new ORPCError(code);
const notReached = new TypeError('Failed to fetch');
const hangs = await withTimeLimit(0, undefined, () => new Promise(() => {})).catch((error: unknown) => error);

describe('a report that failed', () => {
  test.each([
    [
      'MOD-21 ERR-16 RUL-20 a plan, session ended',
      'plan',
      refused('UNAUTHENTICATED'),
      'Authentication required',
      'Please sign in to report content.',
    ],
    [
      'RUL-72 a pin, session ended',
      'pin',
      refused('UNAUTHENTICATED'),
      'Authentication Required',
      'Please sign in to report content.',
    ],
    ['MOD-16 one’s own plan', 'plan', refused('OWN_CONTENT'), 'Error', 'You cannot report your own content'],
    [
      'ERR-14 RUL-18 a plan',
      'plan',
      refused('INTERNAL_SERVER_ERROR'),
      'Error',
      'Failed to submit report. Please try again.',
    ],
    [
      'ERR-14 a plan, nobody reached',
      'plan',
      notReached,
      'Error',
      'Failed to submit report. Please try again.',
    ],
    [
      'ERR-19 ERR-64 a pin',
      'pin',
      refused('INTERNAL_SERVER_ERROR'),
      'Failed to submit report',
      'Please try again later.',
    ],
    [
      'ERR-64 a pin that is gone',
      'pin',
      refused('NOT_FOUND'),
      'Failed to submit report',
      'Please try again later.',
    ],
  ] as const)('%s', (_case, variant, error, title, description) => {
    expect(reportFailureWords(variant, error)).toEqual({ title, description });
  });

  test('ERR-13 MOD-12 a plan without an id is told exactly so', () => {
    expect([safetyText.errorTitle, safetyText.planMissing]).toEqual([
      'Error',
      'Date plan information is missing',
    ]);
  });
});

describe('a block that failed', () => {
  test.each([
    [
      'MOD-22 ERR-21 a plan, session ended',
      'plan',
      refused('UNAUTHENTICATED'),
      { title: 'Authentication required', description: 'Please sign in to block users.' },
    ],
    [
      'MOD-19 ERR-22 oneself',
      'plan',
      refused('SELF_BLOCK'),
      { title: 'Error', description: 'You cannot block yourself.' },
    ],
    [
      'MOD-20 ERR-23 RUL-18 again',
      'plan',
      refused('ALREADY_BLOCKED'),
      { title: 'User already blocked', description: 'This user is already blocked.' },
    ],
    [
      'ERR-65 ERR-69 CONST-12 again, from a pin: for 4 s',
      'pin',
      refused('ALREADY_BLOCKED'),
      { title: 'User already blocked', description: 'This user is already blocked.', duration: 4000 },
    ],
    [
      'ERR-15 from a plan',
      'plan',
      refused('NOT_FOUND'),
      { title: 'Error', description: 'Failed to block user. Please try again.' },
    ],
    [
      'ERR-68 RUL-19 somebody who is gone, from a pin',
      'pin',
      refused('NOT_FOUND'),
      { title: 'Failed to block user', description: 'User not found. They may have been deleted.' },
    ],
    [
      'ERR-24 the database, from a pin',
      'pin',
      refused('BUSY'),
      { title: 'Failed to block user', description: 'Unable to block user. Please try again.' },
    ],
    [
      'ERR-67 ERR-70 nobody reached, from a pin: for the usual 5 s',
      'pin',
      notReached,
      { title: 'Failed to block user', description: 'Please check your connection and try again.' },
    ],
    [
      'ERR-67 a call that hangs reached nobody either, from a pin',
      'pin',
      hangs,
      { title: 'Failed to block user', description: 'Please check your connection and try again.' },
    ],
    [
      'ERR-15 a call that hangs, from a plan',
      'plan',
      hangs,
      { title: 'Error', description: 'Failed to block user. Please try again.' },
    ],
  ] as const)('%s', (_case, variant, error, words) => {
    expect(blockFailureWords(variant, error)).toEqual(words);
  });

  test('ERR-25 the block service has words for what nobody knows', () => {
    expect(safetyText.blockFailures.unknown_error).toBe('Something went wrong. Please try again later.');
  });
});

test('ERR-17 ERR-18 ERR-20 ERR-26 ERR-27 ERR-63 ERR-66 the texts of success and of the list are exact', () => {
  expect(safetyText.planReportDone).toBe(
    'Thank you for reporting this date plan. Our moderation team will review it shortly. We take community safety seriously and appreciate your help.',
  );
  expect(safetyText.pinReportDone).toBe(
    "Thank you for helping keep our community safe. We'll review this report within 24 hours.",
  );
  expect(safetyText.pinReportToast).toEqual({
    title: 'Report submitted',
    text: "We'll review this report within 24 hours.",
  });
  expect(safetyText.pinBlocked).toBe('User blocked successfully');
  expect(safetyText.unblocked).toBe('You can now see their content again.');
  expect(safetyText.listFailed).toBe(
    'Unable to load your blocked users list. Please try refreshing the page.',
  );
  expect(safetyText.blockDone('maya')).toMatch(
    /maya is blocked.*content is hidden.*blocked users in settings/,
  );
});
