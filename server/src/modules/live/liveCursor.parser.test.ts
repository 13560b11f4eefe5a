import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptCursor, encryptCursor, liveCursorKey, readSnapshot } from './liveCursor.parser.ts';

const key = liveCursorKey('a secret');

test('a snapshot is read as what its reader has not seen', () => {
  expect(readSnapshot('731:735:732,733')).toMatchObject({
    xmax: '735',
    underWay: ['732', '733'],
    mayMiss: true,
  });
  expect(readSnapshot('731:731:')).toMatchObject({ xmax: '731', underWay: [] });
});

test.each(['', '12', '12:9:', 'a:b:', '1:2:3;drop', '-1:2:', '1:99999999999999999999:'])(
  'no snapshot: %s',
  (text) => expect(readSnapshot(text)).toBeNull(),
);

const number = fc.bigInt({ min: 3n, max: 2n ** 63n - 1n });
const snapshot = (most: number) =>
  fc
    .uniqueArray(number, { minLength: 1, maxLength: most + 1, comparator: (a, b) => a === b })
    .map((numbers) => {
      const [xmin = 0n, ...later] = [...numbers].sort((a, b) => (a < b ? -1 : 1));
      return `${xmin}:${later.at(-1) ?? xmin}:${[xmin, ...later].slice(0, -1)}`;
    });

test('a cursor leads back to its position, and to no other server’s', () => {
  fc.assert(
    fc.property(snapshot(16), (text) => {
      expect(decryptCursor(key, encryptCursor(key, text))).toEqual(readSnapshot(text));
      expect(decryptCursor(liveCursorKey('another secret'), encryptCursor(key, text))).toBeNull();
    }),
  );
});

test('of more transactions under way than a cursor has room for, none is missed', () => {
  fc.assert(
    fc.property(snapshot(60), (text) => {
      const before = readSnapshot(text);
      const after = decryptCursor(key, encryptCursor(key, text));
      const first = [...(before?.underWay ?? []), before?.xmax ?? '']
        .map(BigInt)
        .sort((a, b) => (a < b ? -1 : 1))[0];
      if ((before?.underWay.length ?? 0) > 16)
        expect(after).toMatchObject({ xmax: String(first), underWay: [] });
      else expect(after).toEqual(before);
    }),
  );
});

test('cursors are of one length and in the alphabet of addresses, and tell nobody whether others write', () => {
  const positions = [
    '3:3:',
    '731:735:732,733',
    `1:${2n ** 63n - 1n}:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17`,
  ];
  const cursors = [...positions, ...positions].map((position) => encryptCursor(key, position));
  expect(new Set(cursors).size).toBe(cursors.length);
  expect(new Set(cursors.map(({ length }) => length)).size).toBe(1);
  for (const cursor of cursors) expect(cursor).toMatch(/^[\w-]{100,300}$/);
});

test('nothing else is a cursor: a changed letter, a snapshot in clear, another length', () => {
  const cursor = encryptCursor(key, '731:735:732,733');
  for (const at of [0, 20, 100, cursor.length - 2]) {
    const other = cursor[at] === 'A' ? 'B' : 'A';
    expect(decryptCursor(key, cursor.slice(0, at) + other + cursor.slice(at + 1))).toBeNull();
  }
  for (const text of ['', '731:735:732', cursor.slice(1), `${cursor}AAAA`, 'A'.repeat(100_000)])
    expect(decryptCursor(key, text)).toBeNull();
});
