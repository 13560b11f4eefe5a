import { expect, test } from 'vitest';
import { readTimeCursor, writeTimeCursor } from './newestFirst.ts';

const end = { position: '1778898600000000', id: '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11' };

test('a cursor leads back to where a page ended', () => {
  expect(readTimeCursor(writeTimeCursor(end))).toEqual(end);
});

test.each([
  '',
  'x',
  `${end.position}.`,
  `${end.position}.------------------------------------`,
  `-1.${end.id}`,
])('a cursor that is none starts over: %s', (cursor) => {
  expect(readTimeCursor(cursor)).toBeNull();
});
