import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { CardRef, Hands } from './drawHands.rules.ts';

export interface NewDeck {
  user_id: string;
  link_id: string;
  seed: Uint8Array;
  time_zone: string;
  reveals_at: Date;
  request_id: string;
  created_at: Date;
}

interface DeckRequest {
  userId: string;
  linkId: string;
  requestId: string;
}

/** The deck that a request dealt before. Serves: match_decks_user_id_request_id_key. */
export async function deckOfRequest(
  db: Db,
  { userId, linkId, requestId }: DeckRequest,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('match_decks')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  return row?.id;
}

/** The deck of a request, or the one that waits; null for neither. Serves: match_decks_user_id_request_id_key, match_decks_waiting. */
export async function startedDeck(
  db: Db,
  { userId, linkId, requestId }: DeckRequest,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, 1 as turn from match_decks
        where user_id = ${userId}::uuid and request_id = ${requestId}::uuid and link_id = ${linkId}::uuid
      union all
      select id, 2 from match_decks where link_id = ${linkId}::uuid and settled_at is null) d
    order by turn limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Null: another one waits already, or this was asked for before. */
export async function insertDeck(db: Db, deck: NewDeck): Promise<string | null> {
  const row = await db
    .insertInto('match_decks')
    .values({ ...deck, seed: Buffer.from(deck.seed) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertHands(
  db: Db,
  deckId: string,
  people: readonly [string, string],
  hands: Hands,
): Promise<void> {
  const cards = people.flatMap((user_id, i) =>
    (hands[i] ?? []).map(({ kind, ref }, position) => ({ deck_id: deckId, user_id, position, kind, ref })),
  );
  await db.insertInto('match_cards').values(cards).execute();
}

/** What the pair was dealt after an instant, the longest ago first. Serves: match_decks_newest, match_cards_hand. */
export async function dealtSince(db: Db, linkId: string, since: Date): Promise<CardRef[]> {
  const { rows } = await sql<CardRef>`
    select c.kind, c.ref from match_decks d join match_cards c on c.deck_id = d.id
    where d.link_id = ${linkId}::uuid and d.created_at > ${since}
    group by c.kind, c.ref order by max(d.created_at), c.kind, c.ref`.execute(db);
  return rows;
}
