import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { errorText } from '../../text/errors.ts';
import { planFailureText } from './planFailure.rules.ts';

const refused = (code: string) => new ORPCError(code);

test('PLAN-32 of somebody else’s plan the exact text is told, and of plans alone', () => {
  expect(planFailureText(refused('NOT_OWNER'))).toBe('You can only delete your own date plans');
  expect(errorText(refused('NOT_OWNER'))).toBe('This is not yours to change.');
});

test('whatever else a plan is refused for has its usual words', () => {
  expect(planFailureText(refused('NOT_FOUND'))).toBe(errorText(refused('NOT_FOUND')));
  expect(planFailureText(new Error('no code'), 'Try again.')).toBe('Try again.');
});
