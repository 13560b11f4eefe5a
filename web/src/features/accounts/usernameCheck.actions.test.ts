import { expect, test } from 'vitest';
import { maySignUp, usernameVerdict } from './usernameCheck.actions.ts';

const looked = (debounced: string, available?: boolean, failed = false) => ({ debounced, available, failed });

test.each([
  ['USER-01', 'ab', 'Username must be at least 3 characters long'],
  ['USER-02', 'a'.repeat(21), 'Username must be less than 20 characters'],
  ['USER-03', 'ann-lee', 'Username can only contain letters, numbers, and underscores'],
])('%s %s is refused without asking the server', (_id, name, text) => {
  expect(usernameVerdict(name, looked(name))).toEqual({ state: 'wrong', text });
});

test('USER-04 USER-05 USER-06 the look-up says taken, available, or that it failed', () => {
  expect(usernameVerdict('ann', looked('ann', false))).toEqual({
    state: 'wrong',
    text: 'Username is already taken',
  });
  expect(usernameVerdict('ann', looked('ann', true))).toEqual({
    state: 'free',
    text: 'Username is available',
  });
  expect(usernameVerdict('ann', looked('ann', undefined, true))).toEqual({
    state: 'unknown',
    text: 'Error checking username availability',
  });
});

test('RUL-26 exactly 20 characters are looked up like any other name', () => {
  const name = 'a'.repeat(20);
  expect(usernameVerdict(name, looked(name, true)).state).toBe('free');
});

test('AUTH-08 AUTH-09 nobody signs up while the name is empty, wrong, still typed or being checked', () => {
  const verdicts = [
    usernameVerdict('', looked('')),
    usernameVerdict('ab', looked('ab')),
    usernameVerdict('anna', looked('ann', true)),
    usernameVerdict('anna', looked('anna')),
    usernameVerdict('anna', looked('anna', false)),
  ];
  expect(verdicts.map(maySignUp)).toEqual([false, false, false, false, false]);
});

test('a look-up that failed does not lock people out; the server decides', () => {
  expect(maySignUp(usernameVerdict('anna', looked('anna', undefined, true)))).toBe(true);
  expect(maySignUp(usernameVerdict('anna', looked('anna', true)))).toBe(true);
});
