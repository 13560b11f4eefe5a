import { createHmac } from 'node:crypto';
import { MATCH_HAND_CARDS, MATCH_HAND_MIN_CARDS, MATCH_OVERLAP, MATCH_PLANS } from '@liora/domain/limits';

/** Something that a card can show. */
export interface CardRef {
  kind: 'place' | 'plan';
  ref: string;
}

export type Hands = readonly [readonly CardRef[], readonly CardRef[]];

const sharedOf = (hand: number): number => Math.floor(hand * MATCH_OVERLAP);
const cardsFor = (hand: number): number => 2 * hand - sharedOf(hand);

/** Cards that two full hands take. */
export const FULL_DECK = cardsFor(MATCH_HAND_CARDS);

function handOf(candidates: number): number {
  for (let hand = MATCH_HAND_CARDS; hand >= MATCH_HAND_MIN_CARDS; hand -= 1)
    if (cardsFor(hand) <= candidates) return hand;
  return 0;
}

/**
 * Two hands of one size, which share `MATCH_OVERLAP` of their cards, each in an order of its own. Nothing decides but the
 * seed and the set of candidates: whoever does not know the seed learns from a hand neither which of its cards lie in the
 * other one nor where. Null: too few candidates.
 */
export function drawHands(seed: Uint8Array, candidates: readonly CardRef[]): Hands | null {
  const hand = handOf(candidates.length);
  if (hand === 0) return null;
  const { shuffled } = dealer(seed);
  const cards = shuffled(someOfEach(shuffled(inOrder(candidates)), cardsFor(hand)));
  const shared = cards.slice(0, sharedOf(hand));
  const [one, other] = [cards.slice(shared.length, hand), cards.slice(hand)];
  return [shuffled([...shared, ...one]), shuffled([...shared, ...other])];
}

const inOrder = (candidates: readonly CardRef[]): CardRef[] =>
  [...candidates].sort((a, b) => (a.kind === b.kind ? (a.ref < b.ref ? -1 : 1) : a.kind < b.kind ? -1 : 1));

/** The first of either kind, and of plans no more than their share while there are places. */
function someOfEach(candidates: readonly CardRef[], most: number): CardRef[] {
  const [plans, places] = [ofKind(candidates, 'plan'), ofKind(candidates, 'place')];
  const share = Math.min(plans.length, Math.round((MATCH_PLANS * most) / FULL_DECK));
  const taken = places.slice(0, most - share);
  return [...taken, ...plans.slice(0, most - taken.length)];
}

const ofKind = (candidates: readonly CardRef[], kind: CardRef['kind']) =>
  candidates.filter((card) => card.kind === kind);

const WORD = 2 ** 32;

/** Shuffles by a stream of numbers that the seed alone decides (HMAC in counter mode). */
function dealer(seed: Uint8Array) {
  let block = Buffer.alloc(0);
  let count = 0;
  const word = (): number => {
    if (block.length === 0) block = createHmac('sha256', seed).update(`match deck ${count++}`).digest();
    const value = block.readUInt32BE(0);
    block = block.subarray(4);
    return value;
  };
  /** Below `bound`, each as likely as any other. */
  const below = (bound: number): number => {
    const fair = WORD - (WORD % bound);
    for (let value = word(); ; value = word()) if (value < fair) return value % bound;
  };
  return {
    shuffled: (cards: readonly CardRef[]): CardRef[] => {
      const order = [...cards];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const at = below(last + 1);
        [order[last], order[at]] = [order[at] as CardRef, order[last] as CardRef];
      }
      return order;
    },
  };
}
