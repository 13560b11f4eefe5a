import { describe, expect, test } from 'vitest';
import { kindsInParts, kindsNamed, PLACE_KINDS } from './placeWords.ts';

describe('words for kinds of place', () => {
  test.each([
    ['gallery', 'Gallery'],
    ['art galleries', 'Gallery'],
    ['ice cream parlor', 'Ice Cream'],
    ['tavern', 'Pub'],
    ['patisserie', 'Pastry Shop'],
    ['movie theatre', 'Movies'],
    ['boba', 'Tea House'],
    ['vietnamese restaurant', 'Vietnamese'],
  ])('"%s" means %s', (text, kind) => {
    expect(kindsNamed(text)?.kinds).toContain(kind);
  });

  test.each(['', 'gallery of dreams', 'norton s vault', 'constructor', '__proto__'])(
    '"%s" names no kind',
    (text) => {
      expect(kindsNamed(text)).toBeNull();
    },
  );

  test('who asks for a restaurant wants to sit down', () => {
    expect(kindsNamed('mexican restaurant')?.sitDown).toBe(true);
    expect(kindsNamed('mexican')?.sitDown).toBe(false);
  });

  test('a kind is followed by what is close to it, then by its category', () => {
    expect(kindsNamed('gallery')?.next).toEqual([['Museum'], ['Experience']]);
    expect(kindsNamed('ramen')?.next).toEqual([['Japanese'], ['Restaurant']]);
    expect(kindsNamed('murals')?.next).toEqual([['Public art'], ['Experience']]);
  });

  test('a word that only the text of a place can say still knows what is close', () => {
    expect(kindsNamed('candy stores')).toEqual({
      kinds: [],
      next: [['Chocolate Shop'], ['Dessert']],
      sitDown: false,
      apart: [],
    });
  });

  test('after its kind a word may have a neighbour of its own: cocoa is had in a cafe, chocolate is not', () => {
    expect(kindsNamed('cocoa')?.next).toEqual([['Coffee Shop'], ['Pastry Shop'], ['Dessert']]);
    expect(kindsNamed('chocolate')?.next).toEqual([['Pastry Shop'], ['Dessert']]);
  });

  test('two kinds side by side mean both, a kind at the end means that kind', () => {
    expect(kindsInParts('rooftop wine bar')).toEqual({
      both: [['Rooftop'], ['Wine Bar']],
      end: ['Wine Bar'],
    });
    expect(kindsInParts('boba drink place')).toMatchObject({ both: null, end: ['Tea House'] });
    expect(kindsInParts('blue door')).toBeNull();
  });

  test('every kind has words, in the form in which queries are compared', () => {
    for (const kind of PLACE_KINDS) expect(kindsNamed(kind.toLowerCase())?.kinds).toContain(kind);
  });
});
