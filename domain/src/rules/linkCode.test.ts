import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedLinkCode, LINK_CODE_CHARS, readLinkCode, toLinkCode } from './linkCode.ts';

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('RUL-43 of any 128 bits there is one code, however it is typed', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const code = toLinkCode(some);
      expect(code).toHaveLength(LINK_CODE_CHARS);
      const typed = groupedLinkCode(code).toLowerCase().replaceAll(' ', '-');
      for (const way of [code, groupedLinkCode(code), typed]) expect(readLinkCode(way)).toBe(code);
      expect(readLinkCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
    }),
  );
});

test('different bits are different codes', () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(toLinkCode(one) === toLinkCode(other)).toBe(Buffer.compare(one, other) === 0);
    }),
  );
});

test.each(['', 'LR7K 42QD', `${'A'.repeat(25)}U`, 'A'.repeat(27), '../'.repeat(9)])('no code: %s', (text) =>
  expect(readLinkCode(text)).toBeNull(),
);
