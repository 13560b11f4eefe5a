import { expect, test } from 'vitest';
import { cursor, instant, latitude, line, longitude, paragraphs, text, typed } from './common.ts';

const taken = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each([text(50), line(50), paragraphs(50)])(
  'FIX-07 no text takes U+0000 or half a character',
  (schema) => {
    for (const impossible of ['\0', 'a\0b', '\ud800', 'a\udfff'])
      expect(taken(schema, impossible)).toBe(false);
    expect(taken(schema, 'Lamplight 🌙')).toBe(true);
    expect(taken(schema, 'x'.repeat(51))).toBe(false);
  },
);

test('FIX-07 what is typed into a search is answered without what is no text', () => {
  expect(typed(10).parse('wi\0ne\ud800')).toBe('wi ne ');
});

test('FIX-16 titles and names come out as one line that reads as it is written; its length is that of what is kept', () => {
  expect(line(4).parse('\u202Ea\nb\u2069 ')).toBe('a b');
  expect(paragraphs(20).parse('one\r\ntwo\u202E')).toBe('one\ntwo');
});

test.each([
  ['1999-12-31T23:59:59Z', false],
  ['2000-01-01T00:00:00Z', true],
  ['2026-05-16T02:30:00-07:00', true],
  ['2099-12-31T23:59:59Z', true],
  ['2100-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59-23:59', false],
  ['0000-01-01T00:00:00Z', false],
  ['2026-02-30T00:00:00Z', false],
  ['2026-05-16T02:30:00', false],
  ['infinity', false],
])('FIX-07 the instant %s is taken: %s', (value, is) => {
  expect(taken(instant, value)).toBe(is);
});

test('FIX-07 coordinates are rounded to centimetres, so that none is too small for a column', () => {
  expect(latitude.parse(5e-324)).toBe(0);
  expect(Object.is(longitude.parse(-1e-9), 0)).toBe(true);
  expect(latitude.parse(37.77930001234)).toBe(37.7793);
  for (const far of [85.1, -86, Number.NaN, Number.POSITIVE_INFINITY])
    expect(taken(latitude, far)).toBe(false);
  expect(taken(longitude, 180.0001)).toBe(false);
});

test('FIX-07 a cursor is short and made of letters that ours are made of', () => {
  expect(taken(cursor, '1747362600000000.00000000-0000-0000-0000-000000000000')).toBe(true);
  expect(taken(cursor, 'eyJhZnRlciI6WyJuZWFyIl19')).toBe(true);
  for (const forged of ['a b', '\0', '%00', 'é', 'x'.repeat(401)]) expect(taken(cursor, forged)).toBe(false);
});
