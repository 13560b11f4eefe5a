import type { PlaceCard, SearchInput } from '@liora/domain/contract/places';
import { expect, test } from 'vitest';
import { fitAnswer } from './fitAnswer.rules.ts';
import { milesNorth, page, place, question } from './testing/engine.ts';

const asked = question('').input;
const from = (miles: number, more: Partial<SearchInput> = {}): SearchInput => ({
  ...asked,
  origin: milesNorth(miles),
  ...more,
});
const ids = (places: readonly PlaceCard[] | undefined) => places?.map(({ id }) => id);

const spread = [page([place('near', 1), place('south', -4), place('north', 9), place('far', -16)])];

test('RUL-60 from the same place an answer is used as it is', () => {
  expect(fitAnswer(asked, spread, { ...asked })).toBe(spread);
});

test('RUL-60 from a place nearby distances are told anew, the nearest is first, and what is too far is left out', () => {
  const [fitted] = fitAnswer(asked, spread, from(6)) ?? [];
  expect(ids(fitted?.places)).toEqual(['north', 'near', 'south']);
  expect(fitted?.places.map(({ distanceMiles }) => Math.round(distanceMiles ?? 0))).toEqual([3, 5, 10]);
  expect(fitted).toMatchObject({ within: 3, farther: 0 });
});

test('RUL-60 farther away than the radius the answer does not fit', () => {
  expect(fitAnswer(asked, spread, from(9.99))).not.toBeNull();
  expect(fitAnswer(asked, spread, from(10.01))).toBeNull();
});

test('SRCH-14 RUL-60 within the same whole mile a smaller radius is cut from the answer, a wider one is asked for', () => {
  const edge = [page([place('near', 1), place('edge', 10), place('out', 20)])];
  const narrower = { ...asked, radiusMiles: 9.8 };
  const [fitted] = fitAnswer(asked, edge, narrower) ?? [];
  expect(ids(fitted?.places)).toEqual(['near', 'edge']);
  expect(fitted).toMatchObject({ within: 1, farther: 1, radiusMiles: 9.8 });
  expect(fitAnswer(narrower, edge, asked)).toBeNull();
});

test('an answer with more pages, or one that was cut short, fits its own place only: the nearest to another may be missing', () => {
  const wide = { radiusMiles: 10 };
  for (const rest of [{ nextCursor: 'two', counted: false }, { incomplete: true }, { counted: false }]) {
    const part = [page([place('near', 1)], { ...wide, ...rest })];
    expect(fitAnswer(asked, part, asked)).toBe(part);
    expect(fitAnswer(asked, part, from(0.1))).toBeNull();
  }
});

test('FIX-33 what was found near a place that the text names is not told anew for who moved', () => {
  const near = { name: 'Union Square', latitude: 37.788, longitude: -122.407, rest: 'bar' };
  const there = [page([place('near', 1)], { understood: { categories: [], correctedTo: [], near } })];
  expect(fitAnswer(asked, there, asked)).toBe(there);
  expect(fitAnswer(asked, there, from(0.1))).toBeNull();
});

test('a search that really reached half as far fits half as far away', () => {
  const half = [page([place('near', 1)], { radiusMiles: 5 })];
  expect(fitAnswer(asked, half, from(4.9))).not.toBeNull();
  expect(fitAnswer(asked, half, from(5.1))).toBeNull();
});

test('SRCH-21 RUL-62 places without coordinates stay, last and in their order', () => {
  const answer = [page([place('near', 1), place('far', 5), place('Attic', null), place('Boat', null)])];
  const [fitted] = fitAnswer(asked, answer, from(6)) ?? [];
  expect(ids(fitted?.places)).toEqual(['far', 'near', 'Attic', 'Boat']);
  expect(fitted?.within).toBe(2);
});

test('what goes before distance stays before it: open, then mood, then score, then the better fit of the text', () => {
  const open = { opening: { state: 'open' as const, nextChange: null } };
  const times = [page([place('open far', 5, open), place('unknown near', 1), place('unknown north', 6)])];
  const openAt = '2026-05-01T03:00:00Z';
  const byTime = fitAnswer({ ...asked, openAt }, times, from(6, { openAt }));
  expect(ids(byTime?.[0]?.places)).toEqual(['open far', 'unknown north', 'unknown near']);

  const moods = ['serene' as const, 'artsy' as const];
  const both = { detectedMoods: moods };
  const one = { detectedMoods: ['serene' as const] };
  const fits = [page([place('both', 2, both), place('one near', 3, one), place('one north', 7, one)])];
  const byMood = fitAnswer({ ...asked, moods }, fits, from(6, { moods }));
  expect(ids(byMood?.[0]?.places)).toEqual(['both', 'one north', 'one near']);

  const scores = [page([place('nine', 1, { sparkScore: 9 }), place('eight', 6, { sparkScore: 8 })])];
  const byScore = fitAnswer({ ...asked, sort: 'score' }, scores, from(6, { sort: 'score' }));
  expect(ids(byScore?.[0]?.places)).toEqual(['nine', 'eight']);

  const words = [page([place('named so', 4), place('named so, too', 5), place('of that kind', 1)])];
  const byWords = fitAnswer(asked, words, from(6));
  expect(ids(byWords?.[0]?.places)).toEqual(['named so, too', 'named so', 'of that kind']);
});

test('the pages of an answer become one, each place once, and are the whole of it', () => {
  const kind = (id: string, miles: number, subcategory: string) => place(id, miles, { subcategory });
  const pages = [
    page([kind('a', 1, 'Pub'), kind('b', 2, 'Lounge')], {
      nextCursor: 'two',
      counted: false,
    }),
    page([kind('b', 2, 'Lounge'), kind('c', 3, 'Pub'), kind('d', -15, 'Pub')]),
  ];
  const [fitted, ...rest] = fitAnswer(asked, pages, from(6)) ?? [];
  expect(rest).toEqual([]);
  expect(ids(fitted?.places)).toEqual(['c', 'b', 'a']);
  expect(fitted).toMatchObject({ within: 3, counted: true });
});
