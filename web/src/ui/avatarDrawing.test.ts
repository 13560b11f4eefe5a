import { expect, test } from 'vitest';
import { avatarDrawing } from './avatarDrawing.ts';

test('the same username always gives the same disc', () => {
  expect(avatarDrawing('lungarno_late')).toEqual(avatarDrawing('lungarno_late'));
});

test('the discs of the reference sheet stay as they were drawn', () => {
  const drawn = ['lungarno_late', 'paperboat', 'sundaylemons', 'two_forks', 'golden_hour', 'night_tram'].map(
    (name) => `${avatarDrawing(name).ground} ${avatarDrawing(name).shape}`,
  );
  expect(drawn).toEqual([
    '#44536b hill',
    '#8a9a5e moon',
    '#eb6041 hill',
    '#3f2134 wave',
    '#e8a23b wave',
    '#8a9a5e wave',
  ]);
});

test('the initial is the first letter as people see it', () => {
  expect(avatarDrawing('élodie').initial).toBe('É');
  expect(avatarDrawing('🌙moon').initial).toBe('🌙');
  expect(avatarDrawing('').initial).toBe('?');
});

test('a thousand usernames use every colour and every shape', () => {
  const looks = Array.from({ length: 1000 }, (_, index) => avatarDrawing(`user_${index}`));
  expect(new Set(looks.map((look) => look.ground)).size).toBe(6);
  expect(new Set(looks.map((look) => look.shape)).size).toBe(3);
});
