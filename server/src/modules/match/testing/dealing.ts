import { randomUUID } from 'node:crypto';
import type { MatchDeck } from '@liora/domain/contract/match';
import type { MatchVote } from '@liora/domain/rules/matchDeck';
import type { Kysely } from 'kysely';
import { venue } from '../../../../test/factories.ts';
import type { DB } from '../../../db/types.gen.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { startDeck } from '../deal/start.service.ts';
import { getDeck } from '../match.service.ts';
import { voteOn } from '../vote/vote.service.ts';

export const TOWN = { latitude: 37.7793, longitude: -122.4193 };
/** The first Saturday noon in San Francisco after the tests' own evening. */
export const REVEAL = new Date('2026-05-16T19:00:00Z');

/** So many venues in the middle of San Francisco, enough for two full hands. */
export async function town(db: Kysely<DB>, count = 24): Promise<void> {
  for (let i = 0; i < count; i += 1)
    await venue(db, `spot-${i}`, { name: `Spot ${i}`, latitude: TOWN.latitude + i / 10_000 });
}

export async function dealt(who: SignedInCaller, seed = new Uint8Array(32).fill(7)): Promise<MatchDeck> {
  return (await startDeck(who, { request_id: randomUUID(), origin: TOWN, time_zone: 'UTC' }, seed)).deck;
}

export const deckFor = async (who: SignedInCaller, { id }: { id: string }): Promise<MatchDeck> =>
  (await getDeck(who, id)).deck;

/** What a card leads to: the same in both hands. */
export const leadsTo = (card: MatchDeck['hand'][number]['card']): string =>
  card.kind === 'place' ? card.place.id : card.plan.id;

/** Votes on the cards that lead to these, by what is seen now; on what is not in one's hand nobody votes. */
export async function vote(
  who: SignedInCaller,
  deck: { id: string },
  votes: Readonly<Record<string, MatchVote | null>>,
): Promise<void> {
  const { hand } = await deckFor(who, deck);
  for (const { card, vote: was } of hand) {
    const wanted = votes[leadsTo(card)];
    if (wanted !== undefined) await voteOn(who, { id: deck.id, card: card.id, vote: wanted, was });
  }
}
