import { expect, test } from 'vitest';
import { defaultUsername, isDefaultUsername, usernameProblem } from './username.ts';

test('USER-01 CONST-38 two characters are too few, three are enough', () => {
  expect(usernameProblem('ab')).toBe('too_short');
  expect(usernameProblem('abc')).toBeNull();
});

test('USER-02 exactly 20 characters pass, 21 do not', () => {
  expect(usernameProblem('a'.repeat(20))).toBeNull();
  expect(usernameProblem('a'.repeat(21))).toBe('too_long');
});

test('USER-03 only letters, digits and underscore', () => {
  expect(usernameProblem('night_tram7')).toBeNull();
  for (const name of ['night tram', 'näht', 'a-b', 'a.b', 'abc\n'])
    expect(usernameProblem(name)).toBe('bad_characters');
});

test('USER-09 the default username is the local part, an underscore and eight characters of the id', () => {
  expect(defaultUsername('maya.r@example.com', '0a1b2c3d-aaaa')).toBe('maya.r_0a1b2c3d');
});

test('RUL-28 a generated name is known by its ending, whatever the e-mail is by now', () => {
  const id = '0a1b2c3d-aaaa';
  expect(isDefaultUsername(defaultUsername('maya.r@example.com', id), id)).toBe(true);
  expect(isDefaultUsername('maya_r', id)).toBe(false);
  expect(isDefaultUsername(defaultUsername('maya.r@example.com', id), 'ffffffff-aaaa')).toBe(false);
});
