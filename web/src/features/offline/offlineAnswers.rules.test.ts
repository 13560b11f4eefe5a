import { expect, test } from 'vitest';
import { answerName, isFillDue, isTooLong, readerIn } from './offlineAnswers.rules.ts';

test('the same question at another hour, or asked somewhere else, is answered with what is kept', () => {
  const evening = { sort: 'added', q: '', at: '2026-11-26T19:00:00Z', limit: 50, cursor: undefined };
  const later = { at: '2026-11-27T08:00:00Z', sort: 'added', origin: { latitude: 1, longitude: 2 } };
  expect(answerName(['saved', 'places'], evening)).toBe(answerName(['saved', 'places'], later));
  expect(answerName(['plans', 'get'], { id: 'a', evening: '2026-11-26T19:00:00Z' })).toBe(
    answerName(['plans', 'get'], { id: 'a' }),
  );
});

test('another question is not', () => {
  const names = [
    answerName(['plans', 'get'], { id: 'a' }),
    answerName(['plans', 'get'], { id: 'b' }),
    answerName(['places', 'get'], { id: 'a' }),
    answerName(['saved', 'places'], { sort: 'added' }),
    answerName(['saved', 'places'], { sort: 'name' }),
    answerName(['saved', 'places'], { sort: 'added', cursor: 'next' }),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test('what is secret until both have answered, security and lists of everybody’s are not kept', () => {
  for (const path of ['checkIns.today', 'match.deck', 'surprises.mine', 'accounts.security', 'plans.list'])
    expect(answerName(path.split('.'), {}), path).toBeNull();
});

test('an answer that would fill the device is not kept', () => {
  expect(isTooLong({ words: 'x'.repeat(400_001) })).toBe(true);
  expect(isTooLong({ words: 'x' })).toBe(false);
});

test('the first answer says who reads', () => {
  expect(readerIn(['platform', 'start'], { me: { user_id: 'maya' } })).toBe('maya');
  expect(readerIn(['platform', 'start'], { me: null })).toBeNull();
  expect(readerIn(['plans', 'mine'], { me: { user_id: 'maya' } })).toBeUndefined();
});

test('everything is asked for at first, then once in a quarter of an hour, however many pages are opened', () => {
  const minute = 60_000;
  const now = 1_000_000 * minute;
  expect([0, now - 15 * minute, now + 60 * minute].map((at) => isFillDue(at, now))).toEqual([
    true,
    true,
    true,
  ]);
  expect([now, now - 14 * minute].map((at) => isFillDue(at, now))).toEqual([false, false]);
});
