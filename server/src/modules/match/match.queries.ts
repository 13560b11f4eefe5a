import type { Db } from '../../db/client.ts';
import type { CardRef } from './deal/drawHands.rules.ts';

export interface DeckRow {
  id: string;
  time_zone: string;
  reveals_at: Date;
  settled_at: Date | null;
}

const DECK = ['id', 'time_zone', 'reveals_at', 'settled_at'] as const;

/** Serves: match_decks_newest. */
export async function newestDeck(db: Db, linkId: string): Promise<DeckRow | undefined> {
  return db
    .selectFrom('match_decks')
    .select(DECK)
    .where('link_id', '=', linkId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findDeck(db: Db, linkId: string, id: string): Promise<DeckRow | undefined> {
  return db
    .selectFrom('match_decks')
    .select(DECK)
    .where('id', '=', id)
    .where('link_id', '=', linkId)
    .executeTakeFirst();
}

/** Not voted, yes and no, as they are stored: alike in size. */
export type StoredVote = '-' | 'y' | 'n';

export interface CardRow extends CardRef {
  id: string;
  vote: StoredVote;
}

/** One person's own hand, in its order. Serves: match_cards_hand. */
export async function handOf(db: Db, deckId: string, userId: string): Promise<CardRow[]> {
  const rows = await db
    .selectFrom('match_cards')
    .select(['id', 'kind', 'ref', 'vote'])
    .where('deck_id', '=', deckId)
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows as CardRow[];
}

/**
 * What both said yes to, as the cards of one of the two, in one order for both. Nothing before `now` has come to the deck's
 * reveal, whoever asks. Serves: match_cards_hand, match_cards_ref.
 */
export async function matchesOf(db: Db, deckId: string, userId: string, now: Date): Promise<CardRow[]> {
  const rows = await db
    .selectFrom('match_cards as own')
    .innerJoin('match_cards as other', (join) =>
      join
        .onRef('other.deck_id', '=', 'own.deck_id')
        .onRef('other.ref', '=', 'own.ref')
        .onRef('other.kind', '=', 'own.kind')
        .onRef('other.user_id', '<>', 'own.user_id'),
    )
    .innerJoin('match_decks as d', 'd.id', 'own.deck_id')
    .where('own.deck_id', '=', deckId)
    .where('own.user_id', '=', userId)
    .where('d.reveals_at', '<=', now)
    .where('own.vote', '=', 'y')
    .where('other.vote', '=', 'y')
    .select(['own.id', 'own.kind', 'own.ref', 'own.vote'])
    .orderBy((eb) => eb.fn<string>('least', ['own.id', 'other.id']))
    .execute();
  return rows as CardRow[];
}
