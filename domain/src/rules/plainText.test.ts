import { describe, expect, test } from 'vitest';
import { isStorable, toLine, toParagraphs } from './plainText.ts';

test.each(['\0', 'a\0b', '\ud800', 'x\udc00', '\udc00\ud800'])('FIX-07 %j is no text', (text) => {
  expect(isStorable(text)).toBe(false);
});

test.each(['', 'Lamplight', '東京 café', '👩‍❤️‍👨', 'line\nbreak', '\u202E'])('FIX-07 %j is text', (text) => {
  expect(isStorable(text)).toBe(true);
});

describe('FIX-16 a title or name', () => {
  test.each([
    ['evil\u202Egnp.exe', 'evilgnp.exe'],
    ['\u2066left\u2069 \u202Aright\u202C', 'left right'],
    ['two\nlines\r\nand\u2028more', 'two lines and more'],
    ['  held \t apart  ', 'held   apart'],
    ['bell\u0007 and \u009B escape\u001B', 'bell and  escape'],
    ['\uFEFFmarked', 'marked'],
    ['Cafe\u0301', 'Café'],
  ])('%j reads %j', (typed, read) => {
    expect(toLine(typed)).toBe(read);
    expect(toLine(read)).toBe(read);
  });

  test.each(['نور على الماء', 'שקיעה', 'می‌خواهم', '👩‍❤️‍👨', 'क्‍ष', 'a\u200Eb'])('%s stays as it is', (name) => {
    expect(toLine(name)).toBe(name.normalize('NFC'));
  });
});

test('FIX-16 text of several lines keeps its breaks and loses what turns it around', () => {
  expect(toParagraphs('one\r\ntwo\u2028\u202Ethree\u0000'.replace('\0', ''))).toBe('one\ntwo\nthree');
  expect(toParagraphs('  indented\n\n\tso ')).toBe('  indented\n\n\tso ');
});
