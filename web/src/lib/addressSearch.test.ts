import { expect, test } from 'vitest';
import { parseAddress, stringifyAddress } from './addressSearch.ts';
import { flag, instant, listOf, numberBetween, oneOf, searchFields, text } from './searchFields.ts';

const read = searchFields({
  q: text(500),
  tags: listOf(text(30), 20),
  moods: listOf(oneOf(['intimate', 'lively']), 6),
  price: listOf(numberBetween(1, 4), 4),
  outdoor: flag,
  list: flag,
  lat: numberBetween(-85, 85),
  radius: numberBetween(0.1, 50),
  open: instant,
});
const readAddress = (address: string) => read(parseAddress(address));

test('FIX-68 lists stand in an address as people write them, and come back as they were', () => {
  const tags = ['Wine Bar', 'Jazz & Soul'];
  expect(stringifyAddress({ tags, by: undefined })).toBe('?tags=Wine+Bar&tags=Jazz+%26+Soul');
  expect(readAddress(stringifyAddress({ tags }))).toEqual({ tags });
  expect(readAddress('?tags=Evening')).toEqual({ tags: ['Evening'] });
});

test('every kind of filter goes through an address and back', () => {
  const search = {
    q: '42 "wine" [bar]',
    moods: ['intimate'],
    price: [1, 4],
    outdoor: true,
    list: false,
    lat: -33.25,
    radius: 2.5,
    open: '2026-05-16T02:30:00.000Z',
  };
  expect(readAddress(stringifyAddress(search))).toEqual(search);
});

test('links of before, with their lists in brackets, still open', () => {
  expect(readAddress('?tags=%5B%22Evening%22%2C%22Jazz%22%5D')).toEqual({ tags: ['Evening', 'Jazz'] });
  expect(readAddress('?price=%5B4%5D&outdoor=true')).toEqual({ price: [4], outdoor: true });
});

test('an empty search leaves no question mark, and names of the language are only names', () => {
  expect(stringifyAddress({ tags: [], by: undefined })).toBe('');
  expect(readAddress('?__proto__=x&constructor=y&tags=a')).toEqual({ tags: ['a'] });
});
