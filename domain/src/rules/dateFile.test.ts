import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetBlock, signedFile, signedParts } from './dateFile.ts';

const SIGNATURE = 'A'.repeat(86);

test('beyond 12: what is written into a date file is read from it, whatever people wrote', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (sheet, words) => {
      const page = `<p>${words.replaceAll('<', '&lt;')}</p>${sheetBlock(JSON.parse(sheet))}</html>\n`;
      expect(signedParts(signedFile(page, SIGNATURE))).toEqual({
        page,
        signature: SIGNATURE,
        sheet: JSON.parse(sheet),
      });
    }),
  );
});

test('words cannot end the block that they stand in', () => {
  expect(sheetBlock({ note: '</script><img onerror=x>' })).not.toContain('<img');
});

test('a file without its end, without its sheet or with a broken one is none', () => {
  const page = `<h1>Us</h1>${sheetBlock({ title: 'Us' })}`;
  expect(signedParts(page)).toBeNull();
  expect(signedParts(signedFile(page, SIGNATURE).slice(0, -20))).toBeNull();
  expect(signedParts(signedFile('<h1>Us</h1>', SIGNATURE))).toBeNull();
  expect(signedParts(signedFile(page.replace('"Us"', '"Us'), SIGNATURE))).toBeNull();
});
