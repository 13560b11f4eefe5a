import { expect, test } from 'vitest';
import { readCursor } from './liveCursor.parser.ts';

test('a position is read as what its reader has not seen', () => {
  expect(readCursor('731:735:732,733')).toMatchObject({
    xmax: '735',
    underWay: ['732', '733'],
    mayMiss: true,
  });
  expect(readCursor('731:731:')).toMatchObject({ xmax: '731', underWay: [] });
});

test.each([
  '',
  '12',
  '12:9:',
  'a:b:',
  '1:2:3;drop',
  `1:2:${'9,'.repeat(5000)}9`,
  '-1:2:',
  '1:99999999999999999999:',
])('no position: %s', (text) => expect(readCursor(text)).toBeNull());
