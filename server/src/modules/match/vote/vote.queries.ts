import type { Db } from '../../../db/client.ts';
import type { DeckRow, StoredVote } from '../match.queries.ts';

/** Keeps a deck from being settled, or from going, until the transaction ends; two people hold one at the same time. */
export async function lockDeck(trx: Db, linkId: string, id: string): Promise<DeckRow | undefined> {
  return trx
    .selectFrom('match_decks')
    .select(['id', 'time_zone', 'reveals_at', 'settled_at'])
    .where('id', '=', id)
    .where('link_id', '=', linkId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Votes on a card of one's own where the vote is still as it was seen; the vote as it stands. Undefined: no such card. */
export async function storeVote(
  trx: Db,
  {
    deckId,
    userId,
    card,
    vote,
    was,
  }: { deckId: string; userId: string; card: string; vote: StoredVote; was: StoredVote },
): Promise<StoredVote | undefined> {
  const own = { id: card, deck_id: deckId, user_id: userId };
  const stored = await trx
    .selectFrom('match_cards')
    .select('vote')
    .where((eb) => eb.and(own))
    .forUpdate()
    .executeTakeFirst();
  if (!stored || stored.vote !== was) return stored?.vote as StoredVote | undefined;
  await trx
    .updateTable('match_cards')
    .set({ vote })
    .where((eb) => eb.and(own))
    .execute();
  return vote;
}
