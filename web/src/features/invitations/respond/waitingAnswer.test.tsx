import { beforeEach, expect, test } from 'vitest';
import { claimAnswer, forgetAnswer, keepAnswer, waitingAnswer } from './waitingAnswer.store.ts';

const ANSWER = { code: 'corner', version: 2, response: 'accepted', time: null, notes: 'At nine' } as const;
beforeEach(forgetAnswer);

test('INV-03 the pressed answer waits on the device, for its own invitation and for an hour', () => {
  keepAnswer(ANSWER, 1000);
  expect(waitingAnswer('corner', 2000)).toMatchObject(ANSWER);
  expect(waitingAnswer('another', 2000)).toBeNull();
  expect(waitingAnswer('corner', 3_700_000)).toBeNull();
  // By a clock that was days ahead and has been set right: the hour would be days.
  keepAnswer(ANSWER, 300_000_000);
  expect(waitingAnswer('corner', 2000)).toBeNull();
  keepAnswer(ANSWER, 1000);
  forgetAnswer();
  expect(waitingAnswer('corner', 2000)).toBeNull();
});

test('RUL-112 of several that want to send it one gets it, and it is gone', async () => {
  keepAnswer(ANSWER);
  const claimed = await Promise.all([claimAnswer('another'), claimAnswer('corner'), claimAnswer('corner')]);
  expect(claimed).toEqual([null, expect.objectContaining(ANSWER), null]);
  expect(waitingAnswer('corner')).toBeNull();
});

test.each(['', 'no json', '{"code":"corner"}', '[]', 'null'])(
  'what is no answer waits for nothing: %s',
  (stored) => {
    localStorage.setItem('liora.invitation-answer', stored);
    expect(waitingAnswer('corner')).toBeNull();
  },
);
