import { MATCH_HAND_CARDS } from '@liora/domain/limits';
import type { MatchVote } from '@liora/domain/rules/matchDeck';
import fc from 'fast-check';
import { startDeck } from '../../../src/modules/match/deal/start.service.ts';
import { closeMatchDecks } from '../../../src/modules/match/match.jobs.ts';
import { deckFor, leadsTo, TOWN } from '../../../src/modules/match/testing/dealing.ts';
import { voteOn } from '../../../src/modules/match/vote/vote.service.ts';
import type { SignedInCaller } from '../../../src/rpc/context.ts';
import { requestId } from '../ids.ts';
import { ask, refused } from '../looks.ts';
import { type SecretKind, secret } from '../secretKind.ts';

type Vote = MatchVote | null;

/** Some cards of a hand, each with a vote; the others are left alone. */
const votes = fc
  .uniqueArray(fc.tuple(fc.nat(MATCH_HAND_CARDS - 1), fc.constantFrom<MatchVote>('yes', 'no')), {
    maxLength: 6,
    selector: ([at]) => at,
  })
  .map((some) => {
    const cast = new Map(some);
    return Array.from({ length: MATCH_HAND_CARDS }, (_, at): Vote => cast.get(at) ?? null);
  });

interface Story {
  startedBy: 'a' | 'b';
  seed: Uint8Array;
  /** By the position in B's hand. */
  ofB: Vote[];
  /** By the position in A's hand, in either world; which of them B also wants is the same in both. */
  ofA: Record<'left' | 'right', Vote[]>;
  /** The positions at which A first votes otherwise and takes it back. */
  tried: number[];
  /** The job that erases and tells comes before B looks, or after. */
  settled: boolean;
}

interface Made {
  deckId: string;
  /** What leads where, in the hands as they were dealt. */
  a: { card: string; ref: string }[];
  b: { card: string; ref: string }[];
}

const handFor = async (who: SignedInCaller, deckId: string) =>
  (await deckFor(who, { id: deckId })).hand.map(({ card }) => ({ card: card.id, ref: leadsTo(card) }));

/** Of what B wants, A wants the same in both worlds; between 'no' and no vote at all they differ, and in all else. */
function votesOf({ ofA, ofB }: Story, made: Made, side: 'left' | 'right'): Vote[] {
  const wanted = new Set(made.b.filter((_, i) => ofB[i] === 'yes').map(({ ref }) => ref));
  return made.a.map(({ ref }, i) => {
    const own = ofA[side][i] ?? null;
    if (!wanted.has(ref)) return own;
    const both = ofA.left[i] === 'yes';
    if (both) return 'yes';
    return own === 'yes' ? 'no' : own;
  });
}

const kind: SecretKind<Story, Made> = {
  name: 'match votes that met none',
  stories: fc.record({
    startedBy: fc.constantFrom('a', 'b'),
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    ofB: votes,
    ofA: fc.record({ left: votes, right: votes }),
    tried: fc.uniqueArray(fc.nat(MATCH_HAND_CARDS - 1), { maxLength: 3 }),
    settled: fc.boolean(),
  }),
  prepare: async (couple, story) => {
    const request = { request_id: requestId(couple.n, 0), origin: TOWN, time_zone: 'UTC' };
    const { deck } = await startDeck(couple[story.startedBy], request, story.seed);
    const made = {
      deckId: deck.id,
      a: await handFor(couple.a, deck.id),
      b: await handFor(couple.b, deck.id),
    };
    for (const [i, { card }] of made.b.entries())
      if (story.ofB[i]) await voteOn(couple.b, { id: deck.id, card, vote: story.ofB[i], was: null });
    return made;
  },
  hide: async ({ a }, story, made, side) => {
    const chosen = votesOf(story, made, side);
    for (const [i, { card }] of made.a.entries()) {
      const id = made.deckId;
      const first: Vote = story.tried.includes(i) && chosen[i] ? (chosen[i] === 'yes' ? 'no' : 'yes') : null;
      if (first) await voteOn(a, { id, card, vote: first, was: null });
      if (chosen[i]) await voteOn(a, { id, card, vote: chosen[i], was: first });
    }
  },
  looks: (_couple, _story, { deckId, a, b }) => [
    ask('match.deck', { id: deckId }),
    // A card of one's own, voted on and as it was; one of the other hand; and a deck of nobody.
    refused(ask('match.vote', { id: deckId, card: b[0]?.card, vote: 'no', was: 'yes' }), 200, 409),
    refused(ask('match.vote', { id: deckId, card: a[0]?.card, vote: 'yes', was: null }), 404, 409),
    refused(ask('match.vote', { id: deckId, card: a[1]?.card, vote: null, was: 'yes' }), 404, 409),
    ask('notifications.list'),
  ],
  reveal: async (couple, { settled }, { deckId }) => {
    const { deck } = { deck: await deckFor(couple.b, { id: deckId }) };
    couple.later(new Date(Date.parse(deck.reveals_at) + 1000));
    if (settled) await closeMatchDecks(couple.world.deps);
  },
};

export const matchVotes = secret(kind);
