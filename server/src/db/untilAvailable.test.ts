import { expect, test } from 'vitest';
import { untilAvailable } from './untilAvailable.ts';

const away = () => Object.assign(new Error('away'), { code: '57P01' });

/** Fails with these, one after the other, and then goes well. */
function failing(...errors: Error[]) {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return left.length;
  };
}

test('FIX-80 what has happened is noted once the database can answer again', async () => {
  expect(await untilAvailable(failing(away(), away(), away()))).toBe(0);
});

test('FIX-80 what will not go well another time is not tried again', async () => {
  const wrong = Object.assign(new Error('unique'), { code: '23505' });
  const note = failing(away(), wrong, away());
  await expect(untilAvailable(note)).rejects.toBe(wrong);
  await expect(note()).rejects.toThrow('away');
});
