import { expect, test } from 'vitest';
import { flag, instant, listOf, numberBetween, oneOf, searchFields, text, uuid } from './searchFields.ts';

const read = searchFields({
  plan: uuid,
  open: instant,
  list: flag,
  radius: numberBetween(0.1, 50),
  sort: oneOf(['distance', 'score']),
  tags: listOf(text(5), 2),
});
const link = {
  plan: '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11',
  open: '2026-05-16T02:30:00.000Z',
  list: true,
  radius: 2.5,
  sort: 'score',
  tags: ['jazz', 'late'],
};

test('a whole link is read as it was written', () => {
  expect(read(link)).toEqual(link);
});

test.each([
  ['plan', '0b5f5f3e'],
  ['open', 'tomorrow'],
  ['open', '2026-13-41T02:30:00Z'],
  ['list', 'yes'],
  ['radius', 51],
  ['radius', '2.5 miles'],
  ['radius', Number.NaN],
  ['sort', 'price'],
  ['tags', ['jazz', 'too long']],
  ['tags', ['a', 'b', 'c']],
  ['tags', 'too long'],
])('a link with a broken %s (%j) opens with everything else', (name, broken) => {
  const { [name as keyof typeof link]: _, ...rest } = link;
  expect(read({ ...link, [name]: broken })).toEqual(rest);
});

test('what no screen knows is dropped', () => {
  expect(read({ utm_source: 'mail' })).toEqual({});
});

test('a value that does not read is laid over what was written, so that no screen meets it', () => {
  const given = read({ ...link, tags: 'too long' });
  expect(Object.hasOwn(given, 'tags') && given.tags === undefined).toBe(true);
  expect(Object.hasOwn(read({}), 'tags')).toBe(false);
});
