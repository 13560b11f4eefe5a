import * as z from 'zod';
import { MATCH_HAND_CARDS } from '../limits.ts';
import { MATCH_VOTES } from '../rules/matchDeck.ts';
import { origin, timeZone } from './common.ts';
import { errors } from './errors.ts';
import { placeCard } from './places.ts';
import { planCard } from './planCards.ts';
import { read, write } from './procedure.ts';

/** What a card shows; its id is of one hand alone, and says nothing of where it lies in it. */
const shown = { id: z.uuid() };
export const matchCard = z.discriminatedUnion('kind', [
  z.object({ ...shown, kind: z.literal('place'), place: placeCard }),
  z.object({ ...shown, kind: z.literal('plan'), plan: planCard }),
]);
export type MatchCard = z.infer<typeof matchCard>;

const vote = z.enum(MATCH_VOTES).nullable();

/** A deck as one of the two sees it: their own hand and votes, and from its reveal on what both want. */
export const matchDeck = z.object({
  id: z.uuid(),
  /** Instant from which on both see what both want, and nobody votes any more: noon of a Saturday in `time_zone`. */
  reveals_at: z.string(),
  time_zone: z.string(),
  is_revealed: z.boolean(),
  /** The caller's hand, as far as both may see it today; empty once the deck is revealed. */
  hand: z.array(z.object({ card: matchCard, vote })).max(MATCH_HAND_CARDS),
  /** What both said yes to; null until the deck is revealed. */
  matches: z.array(matchCard).max(MATCH_HAND_CARDS).nullable(),
});
export type MatchDeck = z.infer<typeof matchDeck>;

const linkedMember = ['UNAUTHENTICATED', 'NOT_MEMBER'] as const;

export const matchContract = {
  /** The newest deck of the caller and their partner, or null. */
  current: read('/match')
    .errors(errors(...linkedMember, 'BUSY'))
    .output(z.object({ deck: matchDeck.nullable() })),
  /** A deck of the caller and their partner. */
  deck: read('/match/{id}')
    .errors(errors(...linkedMember, 'NOT_FOUND', 'BUSY'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ deck: matchDeck })),
  /** Deals a deck of what is around `origin`, which is stored nowhere. While one waits to be revealed, it is that one. */
  start: write('/match')
    .errors(errors(...linkedMember, 'NO_PARTNER', 'MATCH_FEW_CARDS', 'RATE_LIMITED', 'BUSY'))
    .input(
      z.object({
        request_id: z.uuid(),
        origin,
        /** Whose noon counts where the places' own zone is not known. */
        time_zone: timeZone.default('UTC'),
      }),
    )
    .output(z.object({ deck: matchDeck })),
  /**
   * Votes on a card of the caller's own hand, or takes a vote back. `was` is what they saw: where another device has voted
   * otherwise since, nothing changes. Answers with the vote as it stands.
   */
  vote: write('/match/{id}/vote', { method: 'PUT' })
    .errors(errors(...linkedMember, 'NOT_FOUND', 'MATCH_CLOSED', 'RATE_LIMITED'))
    .input(z.object({ id: z.uuid(), card: z.uuid(), vote, was: vote }))
    .output(z.object({ vote })),
};
