import { MATCH_HAND_CARDS, MATCH_HAND_MIN_CARDS, MATCH_OVERLAP, MATCH_PLANS } from '@liora/domain/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardRef, drawHands, FULL_DECK } from './drawHands.rules.ts';

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const candidates = (places: number, plans: number): CardRef[] => [
  ...Array.from({ length: places }, (_, i) => ({ kind: 'place' as const, ref: `place-${i}` })),
  ...Array.from({ length: plans }, (_, i) => ({ kind: 'plan' as const, ref: `plan-${i}` })),
];
const keys = (hand: readonly CardRef[]) => hand.map(({ kind, ref }) => `${kind} ${ref}`);
const shared = (one: readonly CardRef[], other: readonly CardRef[]) => {
  const theirs = new Set(keys(other));
  return keys(one).filter((key) => theirs.has(key));
};

test('two hands are of one size, share seventy per cent at most and little less, and hold no card twice', () => {
  fc.assert(
    fc.property(seeds, fc.nat(60), fc.nat(20), (seed, places, plans) => {
      const hands = drawHands(seed, candidates(places, plans));
      expect(hands === null).toBe(places + plans < 2 * MATCH_HAND_MIN_CARDS - 4);
      if (!hands) return;
      const [one, other] = hands;
      expect(one).toHaveLength(other.length);
      for (const hand of hands) expect(new Set(keys(hand)).size).toBe(hand.length);
      const both = shared(one, other).length;
      expect(both / one.length).toBeLessThanOrEqual(MATCH_OVERLAP);
      expect(both).toBe(Math.floor(one.length * MATCH_OVERLAP));
      if (places >= FULL_DECK) {
        expect(one).toHaveLength(MATCH_HAND_CARDS);
        expect(
          new Set([...one, ...other].filter(({ kind }) => kind === 'plan').map(({ ref }) => ref)).size,
        ).toBe(Math.min(plans, MATCH_PLANS));
      }
    }),
  );
});

test('the same seed and candidates give the same hands, in whatever order the candidates were found', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.shuffledSubarray(candidates(40, 10), { minLength: 50, maxLength: 50 }),
      (seed, found) => {
        expect(drawHands(seed, found)).toEqual(drawHands(seed, candidates(40, 10)));
      },
    ),
  );
});

test('another seed gives other hands', () => {
  const drawn = Array.from({ length: 50 }, (_, i) =>
    JSON.stringify(drawHands(new Uint8Array(32).fill(i), candidates(40, 10))),
  );
  expect(new Set(drawn).size).toBe(50);
});

test('what shares a card is told neither by its place in a hand nor by its kind', () => {
  const decks = 1000;
  const sharedAt = new Array<number>(MATCH_HAND_CARDS).fill(0);
  const byKind = { place: [0, 0], plan: [0, 0] };
  let inOrder = 0;
  for (let i = 0; i < decks; i += 1) {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, i);
    const [one, other] = drawHands(seed, candidates(40, 10)) ?? [[], []];
    const both = new Set(shared(one, other));
    keys(one).forEach((key, at) => {
      const kind = one[at]?.kind ?? 'place';
      byKind[kind][1] = (byKind[kind][1] ?? 0) + 1;
      if (!both.has(key)) return;
      sharedAt[at] = (sharedAt[at] ?? 0) + 1;
      byKind[kind][0] = (byKind[kind][0] ?? 0) + 1;
    });
    const [mine, theirs] = [keys(one), keys(other)].map((hand) => hand.filter((key) => both.has(key)));
    if (mine?.[0] === theirs?.[0]) inOrder += 1;
  }
  const share = Math.floor(MATCH_HAND_CARDS * MATCH_OVERLAP) / MATCH_HAND_CARDS;
  for (const count of sharedAt) expect(Math.abs(count / decks - share)).toBeLessThan(0.06);
  for (const [both = 0, all = 1] of Object.values(byKind))
    expect(Math.abs(both / all - share)).toBeLessThan(0.05);
  // The first card of both is the same about as often as chance has it: 1 of 11.
  expect(inOrder / decks).toBeLessThan(0.14);
  expect(inOrder / decks).toBeGreaterThan(0.05);
});

test('a yes that met none was seen by the other one in seventy of a hundred cases at most, whatever they say no to', () => {
  const share = Math.floor(MATCH_HAND_CARDS * MATCH_OVERLAP) / MATCH_HAND_CARDS;
  for (const refuses of [0.01, 0.3, 0.6, 0.9, 1]) {
    const saidNo = (share * refuses) / (share * refuses + (1 - share));
    expect(saidNo).toBeLessThanOrEqual(MATCH_OVERLAP);
  }
});
